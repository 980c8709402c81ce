import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { ContentError, describeMistake } from '../mistakes/words/content-error';
import { readSiteContent } from '../reading/read-site-content';
import type { Edit } from './edited-content';

/** The message of the build after these edits; `undefined` if it has no errors. */
export function messageAfter(...edits: Edit[]): string | undefined {
  try {
    warningsAfter(...edits);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** The warnings of the build after these edits. @throws ContentError if the content has errors */
export function warningsAfter(...edits: Edit[]): string[] {
  const warnings: string[] = [];
  readSiteContent(editedSchool(...edits), (warning) => warnings.push(describeMistake(warning)));
  return warnings;
}

/** Name of a test → edits, and the expected messages or warnings. */
type MessageTable = Readonly<Record<string, readonly [Edit | readonly Edit[], string]>>;

/** Makes a test of each row. It compares messages without the heading above them and without indentation. */
export function testMessages(rows: MessageTable): void {
  test.each(Object.entries(rows))('%s', (_, [edits, messages]) => {
    const [, ...said] = messageAfter(...[edits].flat())?.split('\n\n') ?? [];
    expect(unindented(said.join('\n\n'))).toBe(unindented(messages));
  });
}

export function testWarnings(rows: MessageTable): void {
  test.each(Object.entries(rows))('%s', (_, [edits, warnings]) => {
    expect(unindented(warningsAfter(...[edits].flat()).join('\n'))).toBe(unindented(warnings));
  });
}

function unindented(text: string): string {
  return text.replace(/^ +/gm, '');
}
