import type { ContentPath } from '../../concepts/fields';
import { mistakesInFiles } from '../../../words/en/mistakes-in-files';
import type { Language } from '../../../words/languages';
import type { Explanation, MistakePlace, Rule, ValuesOf } from '../../../words/mistakes';
import { mistakeWordsIn } from '../../../words/words';
import { contentFolderName } from '../places/content-folder';
import { pathInWords, runningText } from '../places/path-in-words';

/** A rule that content breaks, and the facts from which `words/` builds the sentences about it. */
export type BrokenRule = { [Broken in Rule]: RuleWithValues<Broken> }[Rule];

type RuleWithValues<Broken extends Rule> =
  undefined extends ValuesOf<Broken>
    ? { rule: Broken; values?: undefined }
    : { rule: Broken; values: ValuesOf<Broken> };

/** One mistake in the content. */
export type ContentMistake = BrokenRule & {
  /** File below `content/`. */
  file: string;
  /** Line in the file, counted from 1. */
  line?: number | undefined;
  /** Path to the field. Absent if the whole file is wrong, or isn't text. */
  at?: ContentPath | undefined;
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

/** An error or a warning for people who edit files, with its place. */
export function describeMistake(mistake: ContentMistake, language: Language = 'en'): string {
  const { file, line, at = [] } = mistake;
  if (language !== 'en')
    return `  ${contentFolderName()}/${file}${line ? `, ${line}` : ''}\n    ${sentenceOf(mistake, language)}`;
  const { expected, found, advice } = explanationOf(mistake);
  const field = mistake.isInText ? runningText : pathInWords(at);
  return [
    `  ${contentFolderName()}/${file}${line ? `, line ${line}` : ''}${field ? ` · ${field}` : ''}`,
    `    expected: ${inFolder(expected)}`,
    ...(found === undefined ? [] : [`    found:    ${inFolder(found)}`]),
    // Indents further lines of the advice, so that the office can copy them as they are.
    `    to do:    ${inFolder(advice).replaceAll('\n', '\n              ')}`,
  ].join('\n');
}

/** A mistake in words for people who edit files. */
export function explanationOf(mistake: ContentMistake | PlacedMistake): Explanation {
  const { file, at = [] } = mistake;
  // TypeScript can’t see that the function and the values belong to one rule.
  const explain = mistakesInFiles[mistake.rule] as (values: unknown, at: MistakePlace) => Explanation;
  return explain(mistake.values, { file, at });
}

/** The sentence about a mistake for a person at the field, in their language. */
export function sentenceOf(mistake: BrokenRule, language: Language): string {
  const say = mistakeWordsIn[language][mistake.rule] as (values: unknown) => string;
  return say(mistake.values);
}

/**
 * Replaces `content/` by the name of the folder that was read, except inside quotations of the content and in the addresses of
 * the manuals.
 */
function inFolder(text: string): string {
  return text.replace(/“[^”]*”|(?<![\w./-])content\/(?!(?:mail\/)?README\.md)/g, (found) =>
    found.startsWith('“') ? found : `${contentFolderName()}/`,
  );
}
