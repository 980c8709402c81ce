import type { mistakeWords } from './en/mistakes.ts';

/** Id of a rule that content must follow. Its reason is the comment on its English sentence. */
export type Rule = keyof typeof mistakeWords;

/** The facts of a mistake from which its sentences are built. */
export type ValuesOf<Broken extends Rule> = Parameters<(typeof mistakeWords)[Broken]>[0];

/** A mistake as a person reads it who edits files: what the field accepts, what is there, and what to write. */
export interface Explanation {
  expected: string;
  found?: string | undefined;
  advice: string;
}

/** Where a mistake is, for the advice to a person who edits files. */
export interface MistakePlace {
  /** File below `content/`. */
  file: string;
  /** Keys and indexes that lead to the field; empty if the whole file is meant. */
  at: readonly (string | number)[];
}

/** For each rule, its explanation for people who edit files. */
export type InFiles<Words extends Record<string, (values: never) => string>> = {
  readonly [Broken in keyof Words]: (values: Parameters<Words[Broken]>[0], place: MistakePlace) => Explanation;
};
