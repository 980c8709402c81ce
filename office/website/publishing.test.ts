import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { officeWordsIn } from '../../words/words';
import { temporaryWorkingDirectory } from '../../tests/support/temporary-folder';
import { OfficeDatabase } from '../office-database';
import { Drafts } from './drafts';
import { Publications } from './publications';
import { Publishing } from './publishing';
import { JOURNAL } from '../../pipeline/releases/journal';
import type { PublishResult } from '../publishing/publisher';
import type { Workshop } from './workshop';

const live = { kind: 'live', release: 'r1', before: {}, after: {}, editedMeanwhile: [] } as const;
const pausesMs = [0, 1];

/** Publishes a file. @param answers of the workshop, before it succeeds @param isFull whether the end of a publication can't be written */
function start(
  answers: readonly ((running: Publications['running']) => Promise<PublishResult>)[],
  { hasJournal = false, isFull = false } = {},
) {
  const folder = temporaryWorkingDirectory();
  mkdirSync('build');
  if (hasJournal) writeFileSync(JOURNAL, '{}');
  const database = new OfficeDatabase(join(folder, 'office.db'));
  const drafts = new Drafts(database, () => []);
  const publications = new Publications(database, drafts);
  const left = [...answers];
  const publish = vi.fn(() => left.shift()?.(() => publications.running()) ?? Promise.resolve(live));
  const workshop = { contentWith: () => ({ changes: [] }), publish } as unknown as Workshop;
  if (isFull)
    database.change(`CREATE TRIGGER full BEFORE UPDATE ON publication BEGIN SELECT RAISE(FAIL, 'disk is full'); END`);
  const languages = () => ['en'] as const;
  const publishing = new Publishing({ drafts, publications, workshop, languages, log: () => undefined }, pausesMs);
  drafts.store(new Map([['school.yaml', { base: 'slogan: Open', text: 'slogan: Closed' }]]), 'Asha');
  publishing.publish({ who: 'Asha', isPrincipal: true, language: 'en' }, ['school.yaml']);
  return { publications, database, publish };
}

/** Publishes a file, and the workshop fails these many times. */
async function publishAfter(failures: number, { hasJournal = false } = {}): Promise<Publications> {
  const fail = () => Promise.reject(new Error('It has ended.'));
  const { publications } = start(
    Array.from({ length: failures }, () => fail),
    { hasJournal },
  );
  await vi.waitUntil(() => !publications.running());
  return publications;
}

it('gives up after a few attempts, and says why', async () => {
  const publications = await publishAfter(pausesMs.length);
  const problems = [officeWordsIn.en.message['no workshop'].text];
  expect(publications.read(1)).toMatchObject({ state: 'failed', problems });
});

it('says why a publication can’t be finished yet, and goes on', async () => {
  const unfinished = { kind: 'unfinished', problems: ['The disk is full.'] } as const;
  let seen: readonly string[] | undefined;
  const { publications } = start(
    [
      () => Promise.resolve(unfinished),
      (running) => {
        seen = running()?.problems;
        return Promise.resolve(unfinished);
      },
    ],
    { hasJournal: true },
  );
  await vi.waitUntil(() => !publications.running());
  expect(seen).toEqual(unfinished.problems);
  expect(publications.read(1)).toMatchObject({ state: 'live', problems: [] });
});

it('reports the reason of a failure as soon as office.db can be written again, and doesn’t build again for that', async () => {
  const refused = { kind: 'refused', problems: ['The disk is full.'] } as const;
  const { publications, database, publish } = start([() => Promise.resolve(refused)], { isFull: true });
  await vi.waitUntil(() => publish.mock.calls.length > 0);
  await setTimeout(20);
  expect(publications.running()).toBeDefined();
  database.change('DROP TRIGGER full');
  await vi.waitUntil(() => !publications.running());
  expect(publications.read(1)).toMatchObject({ state: 'failed', problems: refused.problems });
  expect(publish).toHaveBeenCalledTimes(1);
});

it('never gives up a publication that can only go forward', async () => {
  const publications = await publishAfter(2 * pausesMs.length, { hasJournal: true });
  expect(publications.read(1)).toMatchObject({ state: 'live' });
});
