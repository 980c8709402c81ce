import { expect, it } from 'vitest';
import { enquiry, identifiers, postForm, startEndpoint, temporaryFolder } from '../../testing/endpoint.fixture';
import { named, submission } from '../../testing/spool.fixture';
import { OwnedDatabase } from './database';
import { Intake } from './intake';
import { Records } from './records';

const large = (submissionId: string) => submission(submissionId, named('x'.repeat(48_000)));

it('responds with 503 and Retry-After while the disk is full, never 200, and accepts the same submission later', async () => {
  const { url, mails, log, apps } = await startEndpoint({ DATA_LIMIT_MB: '10' });
  for (let index = 0; index < 250; index += 1) await apps.spool.intake.store(large(`old ${index}`));
  const sent = { ...enquiry, ...identifiers, submission_id: 'one' };
  const refused = await postForm(url, sent);
  expect([refused.status, await refused.text()]).toEqual([503, 'The submission could not be stored; nothing was sent']);
  expect(refused.headers.get('retry-after')).toBe('120');
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(log).toContainEqual(expect.objectContaining({ event: 'refused', status: 503, code: 'DATA_LIMIT_MB reached' }));
  expect(apps.spool.records.list('all', 1000).filter(({ fields }) => fields.length > 2)).toEqual([]);

  await apps.delivery.settled();
  await apps.spool.retention.erase(apps.spool.records.list('all', 1000).map(({ name }) => name));
  await expect.poll(async () => (await postForm(url, sent)).status).toBe(200);
  expect((await mails()).filter(({ subject }) => subject?.includes('Asha'))).toHaveLength(1);
});

it('stores nothing of a submission that fills the disk, and goes on afterwards', async () => {
  const database = new OwnedDatabase(`${await temporaryFolder()}/spool.db`);
  const intake = new Intake(database);
  const records = new Records(database);
  // Simulates a full disk (SQLITE_FULL).
  database.row('PRAGMA max_page_count = 60');
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8].map((id) => intake.store(large(String(id)))));
  const stored = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(stored.length).toBeLessThan(8);
  expect(records.list('all', 10)).toHaveLength(stored.length);
  database.row('PRAGMA max_page_count = 10000');
  expect((await intake.store(large('8'))).outcome).toBe('stored');
  database.close();
});
