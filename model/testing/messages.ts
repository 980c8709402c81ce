import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { pathInWords } from '../mistakes/places/path-in-words';
import { ContentError, type ContentMistake, describeMistake } from '../mistakes/words/content-error';
import { readSiteContent } from '../reading/read-site-content';
import type { Edit } from './edited-content';

/** The message of the build after these edits; `undefined` if it has no errors. */
export function messageAfter(...edits: Edit[]): string | undefined {
  const mistakes = mistakesAfter(...edits);
  return mistakes.length > 0 ? new ContentError(mistakes).message : undefined;
}

/** The errors of the build after these edits. */
function mistakesAfter(...edits: Edit[]): readonly ContentMistake[] {
  try {
    warningsAfter(...edits);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}

/** The warnings of the build after these edits. @throws ContentError if the content has errors */
export function warningsAfter(...edits: Edit[]): string[] {
  const warnings: string[] = [];
  readSiteContent(editedSchool(...edits), (warning) => warnings.push(describeMistake(warning)));
  return warnings;
}

/** Name of a test → edits, and the expected messages. */
type MessageTable = Readonly<Record<string, readonly [Edit | readonly Edit[], string]>>;

/** Makes a test of each row. It compares messages without the heading above them and without indentation. */
export function testMessages(rows: MessageTable): void {
  test.each(Object.entries(rows))('%s', (_, [edits, messages]) => {
    const [, ...said] = messageAfter(...[edits].flat())?.split('\n\n') ?? [];
    expect(unindented(said.join('\n\n'))).toBe(unindented(messages));
  });
}

/** Makes a test of each row: edits → the lines, fields and rules of the mistakes. Their wording is in the snapshot of the rules. */
export function testRules(rows: MessageTable): void {
  test.each(Object.entries(rows))('%s', (_, [edits, expected]) => {
    const mistakes = mistakesAfter(...[edits].flat());
    const found = mistakes.map(({ line, at = [], rule }) => `line ${line} · ${pathInWords(at) ?? ''}: ${rule}`);
    expect(found.join('\n')).toBe(unindented(expected));
  });
}

function unindented(text: string): string {
  return text.replace(/^ +/gm, '');
}
