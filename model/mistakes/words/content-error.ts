import type { ContentPath } from '../../concepts/fields';
import { contentFolderName } from '../places/content-folder';

/** One mistake in the content, in words that tell the office how to mend it. */
export interface ContentMistake {
  /** File below `content/`. */
  file: string;
  /** Line in the file, counted from 1. */
  line?: number;
  /** Path to the field, for example `classes › 3 › seats`; entries of a list are counted from 1. */
  field?: string;
  expected: string;
  found?: string;
  /** What the office should write or do. */
  advice: string;
}

/** The words of a mistake, without its place. */
export type Explanation = Pick<ContentMistake, 'expected' | 'found' | 'advice'>;

/** A mistake found after its file was read. The reader turns its place into a line and a field. */
export type PlacedMistake = Omit<ContentMistake, 'field'> & {
  /** Path to the field. Absent if the whole file is wrong, or isn't text. */
  at?: ContentPath;
  /** Line of the text below the fields, counted from 1, in place of `at`. */
  bodyLine?: number;
};

export type ReportMistake = (mistake: PlacedMistake) => void;

/** A mistake in a known file. */
export type MistakeInFile = Omit<PlacedMistake, 'file'>;

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
        ...mistakes.map(describeMistake),
      ].join('\n\n'),
    );
  }
}

/** An error or a warning, as the office reads it. */
export function describeMistake({ file, line, field, expected, found, advice }: ContentMistake): string {
  return [
    `  ${contentFolderName()}/${file}${line ? `, line ${line}` : ''}${field ? ` · ${field}` : ''}`,
    `    expected: ${inFolder(expected)}`,
    ...(found === undefined ? [] : [`    found:    ${inFolder(found)}`]),
    // Indents further lines of the advice, so that the office can copy them as they are.
    `    to do:    ${inFolder(advice).replaceAll('\n', '\n              ')}`,
  ].join('\n');
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
