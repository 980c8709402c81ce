/** One mistake in the content, told so that the office can mend it. */
export interface ContentMistake {
  /** File below `content/`. */
  file: string;
  /** Line in the file, counted from 1. */
  line?: number;
  /** Path to the field, for example `classes › 3 › yearlyFee`; entries of a list are counted from 1. */
  field?: string;
  expected: string;
  found?: string;
  /** What to write or do. */
  advice: string;
}

/** Stops the build. Its message lists every mistake of the content, not only the first. */
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

function describeMistake({ file, line, field, expected, found, advice }: ContentMistake): string {
  return [
    `  content/${file}${line ? `, line ${line}` : ''}${field ? ` · ${field}` : ''}`,
    `    expected: ${expected}`,
    ...(found === undefined ? [] : [`    found:    ${found}`]),
    `    to do:    ${advice}`,
  ].join('\n');
}
