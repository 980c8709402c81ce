import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  enquiry,
  identifiers,
  readAll,
  postForm,
  startEndpoint,
  temporaryFolder,
} from '../../testing/endpoint.fixture';

const fields = Object.entries(enquiry).map(([name, value]) => ({ name, value }));
const oldName = 'ab'.repeat(32);
const old = {
  version: 1,
  name: oldName,
  submissionId: 'one',
  form: 'enquiry',
  receivedAt: '2026-11-20T10:00:00.000Z',
  revision: 2,
  fields,
  tags: [],
  earlier: [{ receivedAt: '2026-11-20T09:00:00.000Z', fields: [{ name: 'full_name', value: 'Ash' }] }],
  delivery: { state: 'delivered', attempts: 1 },
};

it('takes over the folder of an earlier version: records, corrections, mails, and what cannot be read', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'spool/tmp'), { recursive: true });
  await mkdir(join(dataDir, 'mailbox/cur'), { recursive: true });
  await writeFile(join(dataDir, `spool/${oldName}.json`), JSON.stringify(old));
  const waiting = { ...old, name: 'cd'.repeat(32), submissionId: 'two', delivery: { state: 'waiting', attempts: 3 } };
  await writeFile(join(dataDir, `spool/${waiting.name}.json`), JSON.stringify(waiting));
  await writeFile(join(dataDir, 'spool/damaged.json'), '{"half');
  await writeFile(join(dataDir, `mailbox/cur/1795168800.${oldName.slice(0, 40)}.2.spls:2,S`), 'Subject: Old\n\nText');

  const { url, apps, mails } = await startEndpoint({ DATA_DIR: dataDir });
  expect(await mails()).toHaveLength(1);
  expect((await readdir(dataDir)).sort()).toEqual(
    expect.arrayContaining(['damaged', 'mailbox', 'owner.lock', 'spool.db']) as string[],
  );
  expect(await readdir(dataDir)).not.toContain('spool');
  expect(await readdir(join(dataDir, 'damaged'))).toEqual(['damaged.json']);
  const delivered = readAll(apps.spool).find(({ tried }) => tried.length === 0);
  expect(delivered).toMatchObject({ revision: 2, state: 'delivered', fields, earlier: [{ revision: 1 }] });
  const page = await apps.inbox.inject({ url: `/records/${delivered?.name}/mail`, headers: { host: 'localhost' } });
  expect(page.body).toContain('Old');

  await postForm(url, { ...enquiry, ...identifiers, submission_id: 'one' });
  expect(apps.spool.records.list('all', 10)).toHaveLength(2);
  expect(await mails()).toHaveLength(1);
});
