import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { withTable } from '../../docs/table-in-docs';
import { lookedAtOn } from './sound-school';
import { docsCommand, docsFile, spoiledFactsTable, tellSpoiledFacts, toldAfter } from './tell-spoiled-facts';

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(lookedAtOn) });
const ofSoundSchool = toldAfter([]);
const facts = tellSpoiledFacts();
vi.useRealTimers();

test('of the school as it is nothing is to say', () => {
  expect(ofSoundSchool).toEqual([]);
});

test.each(facts)('$what: told once, with its place and what to do', ({ told }) => {
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

test('the table in the docs says the same', async () => {
  expect(readFileSync(docsFile, 'utf8'), `Run ${docsCommand}`).toBe(
    await withTable(docsFile, docsCommand, spoiledFactsTable(facts)),
  );
});
