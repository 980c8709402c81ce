import type { ContentPath } from '../../concepts/fields';
import type { Language } from '../../../words/languages';
import type { Rule, RuleWithoutValues, ValuesOf } from '../../../words/mistakes';
import { mistakeWordsIn } from '../../../words/words';
import { contentFolderName } from '../places/content-folder';
import { pathInWords, runningText } from '../places/path-in-words';

/** Longer values are cut in messages. */
const MAX_WRITTEN = 60;

/** A rule that content breaks, and the facts from which `words/` builds the sentences about it. */
export type BrokenRule =
  | { rule: RuleWithoutValues; values?: undefined }
  | { [Broken in WithValues]: RuleOf<Broken> }[WithValues];

type WithValues = Exclude<Rule, RuleWithoutValues>;
interface RuleOf<Broken extends Rule> {
  rule: Broken;
  values: ValuesOf<Broken>;
}

/** One mistake in the content. */
export type ContentMistake = BrokenRule & {
  /** File below `content/`. */
  file: string;
  /** Line in the file, counted from 1. */
  line?: number | undefined;
  /** Path to the field. Absent if the whole file is wrong, or isn't text. */
  at?: ContentPath | undefined;
  /** The first line of the value as the file spells it. Absent if the file has no value there. */
  written?: string | undefined;
  /** Set for the text below the fields of a Markdown file. */
  isInText?: true;
};

/** A mistake found after its file was read. The reader adds its line. */
export type PlacedMistake = BrokenRule & { file: string } & PlaceInFile;

/** A mistake in a known file. */
export type MistakeInFile = BrokenRule & PlaceInFile;

interface PlaceInFile {
  at?: ContentPath | undefined;
  line?: number | undefined;
  /** Line of the text below the fields, counted from 1, in place of `at`. */
  bodyLine?: number | undefined;
}

export type ReportMistake = (mistake: PlacedMistake) => void;

export interface Reporter {
  /** Reports a mistake that stops the build. */
  error: ReportMistake;
  /** Reports what only the school can judge. `npm run content` and the launch check list warnings; the site is built anyway. */
  warning: ReportMistake;
}

/** The error of a build with mistakes in the content. Its message lists every one of them. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly mistakes: readonly ContentMistake[]) {
    super(
      [
        mistakes.length === 1
          ? 'There is a mistake in the content:'
          : `There are ${mistakes.length} mistakes in the content:`,
        ...mistakes.map((mistake) => describeMistake(mistake)),
      ].join('\n\n'),
    );
  }
}

/** A mistake for people who edit files: file, line, field and value, and below them its sentence. */
export function describeMistake(mistake: ContentMistake): string {
  const { file, line, at = [], isInText, written } = mistake;
  const place = `${contentFolderName()}/${file}${line ? `:${line}` : ''}`;
  const head = [place, isInText ? runningText : pathInWords(at), written && shortened(written)].filter(Boolean);
  return `  ${head.join(' · ')}\n    ${sentenceOf(mistake, 'en')}`;
}

/** The sentence about a mistake, in a language. */
export function sentenceOf(mistake: BrokenRule, language: Language): string {
  const say = mistakeWordsIn[language][mistake.rule] as (values: unknown) => string;
  return say(mistake.values);
}

function shortened(written: string): string {
  // Control characters would reach the terminal.
  const text = written.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
  return text.length > MAX_WRITTEN ? `${text.slice(0, MAX_WRITTEN)}…` : text;
}
