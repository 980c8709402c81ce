import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { summaryInWords } from './check-content';

const lists = (count: number) => ({
  screens: list(count),
  staff: list(count),
  committees: list(count),
  documents: list(count),
});
const list = (count: number) => Array.from<never>({ length: count });

test('counts use singular and plural', () => {
  const inMarathi = (count: number) => [{ language: 'mr' as const, untranslated: list(count) }];
  expect(summaryInWords(lists(1), inMarathi(1))).toBe(
    'The content is in order: 1 screen, 1 person, 1 committee, 1 document.\n  in मराठी: 1 text without a translation; npm run translations adds the line for it',
  );
  expect(summaryInWords(lists(2), inMarathi(2))).toBe(
    'The content is in order: 2 screens, 2 people, 2 committees, 2 documents.\n  in मराठी: 2 texts without a translation; npm run translations adds the lines for them',
  );
});

test.each([['--set'], ['fees']])('the argument %s is rejected: only the office changes values', (argument) => {
  const program = ['--import', 'tsx', 'commands/content/content.ts', argument];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/argument|option/);
  expect(stderr).toContain('To find and change values: npm run office.');
});
