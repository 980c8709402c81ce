import { once } from 'node:events';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { enquiry, identifiers, postForm, startEndpoint, temporaryFolder } from '../testing/endpoint.fixture';
import { quickRetry, smtpEnv, startMailServer } from '../testing/mail-server.fixture';
import { runCommand, startServerProcess } from '../testing/process.fixture';
import { Spool } from '../relay/spool/spool';
import { withTasks } from './with-tasks';

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

function recordsIn(dataDir: string): number {
  const spool = new Spool(join(dataDir, 'spool.db'));
  const { length } = spool.records.list('all', 10);
  spool.close();
  return length;
}

it('makes the running server send again at once', async () => {
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
  await endpoint.apps.delivery.settled();
  expect(received).toHaveLength(1);
});

it.each([['send-again'], ['erase'], ['backup'], ['restore']])(
  '%s says in words that the data folder cannot be used',
  async (command) => {
    const name = command === 'backup' ? 'back-up' : command;
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
  },
);

it('explains that the database is damaged', async () => {
  const dataDir = await filledFolder();
  await writeFile(join(dataDir, 'spool.db'), 'damaged');
  const { code, said } = await runCommand('send-again', ['all'], { DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(said).toContain('damaged');
  expect(said).not.toContain('    at ');
});

it('does nothing if the server is frozen, not even when it wakes up', async () => {
  const dataDir = await filledFolder();
  const { program, line } = await startServerProcess(dataDir);
  expect(line).toBe('ready');
  program.kill('SIGSTOP');
  const { code, said } = await runCommand('erase', [reference], { DATA_DIR: dataDir });
  program.kill('SIGCONT');
  expect(code).toBe(1);
  expect(said).toContain(`in use by process ${program.pid}`);
  expect(said).toContain('does not answer: nothing was done');
  expect(said).not.toContain('    at ');
  // The answer to the next command shows that the server has processed earlier requests.
  expect((await runCommand('send-again', ['all'], { DATA_DIR: dataDir })).said).toBe(
    'There is nothing of it to send.\n',
  );
  const gone = once(program, 'exit');
  program.kill('SIGKILL');
  await gone;
  expect(recordsIn(dataDir)).toBe(1);
});

it('locks the folder if no server runs, so that none starts meanwhile', async () => {
  const dataDir = await filledFolder();
  await withTasks({ dataDir }, async (tasks, isServerRunning) => {
    expect(isServerRunning).toBe(false);
    expect(await tasks.find(reference)).toHaveLength(1);
    expect((await startServerProcess(dataDir)).line).toContain(`in use by process ${process.pid}`);
  });
  expect((await startServerProcess(dataDir)).line).toBe('ready');
});

it('makes the socket accessible to this account only', async () => {
  const { dataDir } = await startEndpoint();
  expect((await stat(join(dataDir, 'commands'))).mode & 0o777).toBe(0o700);
});

it('reaches the next server although a killed one left its socket', async () => {
  const dataDir = await filledFolder();
  const { program } = await startServerProcess(dataDir);
  const gone = once(program, 'exit');
  program.kill('SIGKILL');
  await gone;
  expect((await stat(join(dataDir, 'commands/socket'))).isSocket()).toBe(true);
  expect((await startServerProcess(dataDir)).line).toBe('ready');
  expect((await runCommand('send-again', ['all'], { DATA_DIR: dataDir })).said).toBe(
    'There is nothing of it to send.\n',
  );
});

it('serves visitors even if the path is too long for a socket, and reports that commands can’t reach it', async () => {
  const dataDir = join(await temporaryFolder(), 'x'.repeat(120));
  await mkdir(dataDir);
  const { url, log } = await startEndpoint({ DATA_DIR: dataDir });
  expect((await postForm(url, sent)).status).toBe(200);
  expect(log).toContainEqual({ event: 'commands not served', code: 'ENAMETOOLONG' });
  const { code, said } = await runCommand('erase', [reference], { DATA_DIR: dataDir });
  expect([code, said]).toEqual([1, expect.stringContaining('does not answer: nothing was done')]);
});

it('reports an empty folder, and creates nothing in it', async () => {
  const dataDir = await temporaryFolder();
  const { code, said } = await runCommand('erase', [reference], { DATA_DIR: join(dataDir, 'none') });
  expect([code, said]).toEqual([1, expect.stringContaining('There is nothing in')]);
  await expect(stat(join(dataDir, 'none'))).rejects.toThrow('ENOENT');
});

it('doesn’t open the database while the server runs', async () => {
  const { url, dataDir, mails, apps } = await startEndpoint();
  await postForm(url, sent);
  await mails();
  const path = join(dataDir, 'spool.db');
  // The server has its files open; opening them again would create an empty database.
  await rename(path, join(dataDir, 'moved.db'));
  await mkdir(path);
  expect((await runCommand('erase', [reference, '--yes'], { DATA_DIR: dataDir })).code).toBe(0);
  expect(apps.spool.records.list('all', 10)).toEqual([]);
});
