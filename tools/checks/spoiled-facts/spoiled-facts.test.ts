import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTable } from '../../docs/table-in-docs';
import { lookedAtOn } from './sound-school';
import { spoiledFacts } from './spoiled-facts';
import { docsCommand, docsFile, spoiledFactsTable, toldAfter } from './tell-spoiled-facts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(lookedAtOn) }));
afterEach(() => void vi.useRealTimers());

test('of the school as it is nothing is to say', () => {
  expect(toldAfter([])).toEqual([]);
});

test.each(spoiledFacts)('$what: told once, with its place and what to do', ({ edits }) => {
  const told = toldAfter(edits);
  expect(told).toHaveLength(1);
  const [{ mistake } = {}] = told;
  expect(mistake).toMatchObject({
    file: expect.stringMatching(/./) as string,
    line: expect.any(Number) as number,
    field: expect.stringMatching(/./) as string,
    found: expect.stringMatching(/./) as string,
    expected: expect.stringMatching(/./) as string,
    advice: expect.stringMatching(/./) as string,
  });
});

test('the table in the docs says the same', { timeout: 60_000 }, async () => {
  expect(readFileSync(docsFile, 'utf8'), `Run ${docsCommand}`).toBe(
    await withTable(docsFile, docsCommand, spoiledFactsTable()),
  );
});
