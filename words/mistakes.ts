import type { mistakeWords } from './en/mistakes.ts';

/** Id of a rule that content must follow. Its reason is the comment on its English sentence. */
export type Rule = keyof typeof mistakeWords;

/** The facts of a mistake from which its sentences are built. */
export type ValuesOf<Broken extends Rule> = Parameters<(typeof mistakeWords)[Broken]>[0];

/** A rule whose sentence needs no facts. */
export type RuleWithoutValues = { [Broken in Rule]: undefined extends ValuesOf<Broken> ? Broken : never }[Rule];
