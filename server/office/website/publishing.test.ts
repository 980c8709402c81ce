import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { officeWordsIn } from '../../../words/words';
import { temporaryWorkingDirectory } from '../../../tests/support/temporary-folder';
import { OfficeDatabase } from '../office-database';
import { Drafts } from './drafts';
import { FakeWorkshop } from './fake-workshop.fixture';
import { Publications } from './publications';
import { Publishing } from './publishing';
import { JOURNAL } from './workshop';

const place = { file: 'facts/classes.yaml', at: ['classes', 4, 'fees', 'yearly'], entries: ['Grade 5'] };
const pausesMs = [0, 1];

/** Publishes a fee, and the workshop fails these many times. */
async function publish(failures: number, { hasJournal = false } = {}): Promise<Publications> {
  const folder = temporaryWorkingDirectory();
  mkdirSync('build');
  if (hasJournal) writeFileSync(JOURNAL, '{}');
  const database = new OfficeDatabase(join(folder, 'office.db'));
  const [drafts, publications] = [new Drafts(database), new Publications(database)];
  const workshop = new FakeWorkshop();
  workshop.answers = Array.from({ length: failures }, () => () => Promise.reject(new Error('It has ended.')));
  const languages = () => ['en'] as const;
  const publishing = new Publishing({ drafts, publications, workshop, languages, log: () => undefined }, pausesMs);
  drafts.save({ who: 'Asha', place, base: 38_400, was: 38_400, becomes: 39_900 });
  await publishing.publish({ who: 'Asha', language: 'en' }, 1, 'all');
  await vi.waitUntil(() => !publications.running());
  return publications;
}

it('gives up after a few attempts, and says why', async () => {
  const publications = await publish(pausesMs.length);
  const problems = [officeWordsIn.en.message['no workshop'].text];
  expect(publications.read(1)).toMatchObject({ state: 'failed', problems });
});

it('never gives up a publication that can only go forward', async () => {
  const publications = await publish(2 * pausesMs.length, { hasJournal: true });
  expect(publications.read(1)).toMatchObject({ state: 'live' });
});
