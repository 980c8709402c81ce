import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lockFolder } from '../storage/lock-folder';
import { enquiry, identifiers, postForm, startEndpoint, temporaryFolder } from '../testing/endpoint.fixture';
import { quickRetry, smtpEnv, startMailServer } from '../testing/mail-server.fixture';
import { runCommand, startServerProcess } from '../testing/process.fixture';
import { withSubmissions } from './with-submissions';

const reference = '7c4d-91e2-03ab';
const sent = { ...enquiry, ...identifiers, submission_id: '019aa0f3-7c4d-7111-b222-7c4d91e203ab' };

/** An unlocked data folder with one submission. */
async function filledFolder(): Promise<string> {
  const { url, dataDir, mails, apps } = await startEndpoint();
  await postForm(url, sent);
  await mails();
  await apps.site.close();
  return dataDir;
}

it('makes the running server send again within a second', async () => {
  let isRefusing = true;
  const { port, received } = await startMailServer({
    onRecipient: () => (isRefusing ? { code: 550, text: 'No such user' } : undefined),
  });
  const endpoint = await startEndpoint(smtpEnv(port), { retry: { ...quickRetry, refusedMs: 1e9, giveUpMs: 0 } });
  await postForm(endpoint.url, sent);
  await endpoint.apps.delivery.settled();
  isRefusing = false;
  const { code, said } = await runCommand('send-again', ['all'], { DATA_DIR: endpoint.dataDir });
  expect([code, said]).toEqual([0, 'The server sends 1.\n']);
  await vi.waitFor(() => expect(received).toHaveLength(1));
});

it.each([['send-again'], ['erase']])('%s says in words that the data folder cannot be used', async (name) => {
  const dataDir = await filledFolder();
  const inFile = await runCommand(name, [dataDir], { DATA_DIR: join(dataDir, 'spool.db') });
  await rm(join(dataDir, 'owner.lock'));
  await mkdir(join(dataDir, 'owner.lock'));
  const unusable = await runCommand(name, [dataDir], { DATA_DIR: dataDir });
  for (const { code, said } of [inFile, unusable]) {
    expect(code).toBe(1);
    expect(said).toContain('cannot be used');
    expect(said).not.toContain('    at ');
  }
});

it('explains that the database is damaged', async () => {
  const dataDir = await filledFolder();
  await writeFile(join(dataDir, 'spool.db'), 'damaged');
  const { code, said } = await runCommand('send-again', ['all'], { DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(said).toContain('damaged');
  expect(said).not.toContain('    at ');
});

it('works beside a frozen server', async () => {
  const dataDir = await filledFolder();
  const { program } = await startServerProcess(dataDir);
  program.kill('SIGSTOP');
  const { code, said } = await runCommand('erase', [reference, '--yes'], { DATA_DIR: dataDir });
  expect([code, said]).toEqual([0, expect.stringContaining('Erased: 1 submission')]);
});

it('gives up while another program holds the database', async () => {
  const { dataDir } = await startEndpoint();
  const writer = new DatabaseSync(join(dataDir, 'spool.db'));
  writer.exec('BEGIN IMMEDIATE');
  const { code, said } = await runCommand('send-again', [reference], { DATA_DIR: dataDir });
  writer.close();
  expect([code, said]).toEqual([1, expect.stringContaining('another program has written to it for')]);
  expect(said).not.toContain('    at ');
});

it('locks the folder if no server runs, so that none starts meanwhile', async () => {
  const dataDir = await filledFolder();
  await withSubmissions(dataDir, async ({ records, isServerRunning }) => {
    expect(isServerRunning).toBe(false);
    expect(records.find(reference)).toHaveLength(1);
    expect((await startServerProcess(dataDir)).line).toContain(`in use by a command, process ${process.pid}`);
  });
  expect((await startServerProcess(dataDir)).line).toBe('ready');
});

it.each(['restored', 'restored.unfinished'])('does nothing while a backup is being restored: %s', async (name) => {
  const { dataDir } = await startEndpoint();
  await mkdir(join(dataDir, name));
  const { code, said } = await runCommand('erase', [reference], { DATA_DIR: dataDir });
  expect([code, said]).toEqual([1, expect.stringContaining('is being restored: nothing was done')]);
});

it.each([
  ['npm run restore', 'is being restored: nothing was done'],
  ['a command', 'in use by a command'],
] as const)('does nothing while %s has locked the folder', async (kind, message) => {
  const dataDir = await filledFolder();
  onTestFinished(lockFolder(dataDir, kind));
  const { code, said } = await runCommand('erase', [reference, '--yes'], { DATA_DIR: dataDir });
  expect([code, said]).toEqual([1, expect.stringContaining(message)]);
});

it('refuses a database of another version', async () => {
  const dataDir = await filledFolder();
  const database = new DatabaseSync(join(dataDir, 'spool.db'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  const { code, said } = await runCommand('send-again', ['all'], { DATA_DIR: dataDir });
  expect([code, said]).toEqual([1, expect.stringContaining('of another version of this server')]);
});

it('reports an empty folder, and creates nothing in it', async () => {
  const dataDir = await temporaryFolder();
  const { code, said } = await runCommand('erase', [reference], { DATA_DIR: join(dataDir, 'none') });
  expect([code, said]).toEqual([1, expect.stringContaining('There is nothing in')]);
  await expect(stat(join(dataDir, 'none'))).rejects.toThrow('ENOENT');
});
