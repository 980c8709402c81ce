import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { enquiry, identifiers, postForm, startEndpoint, temporaryFolder } from '../testing/endpoint.fixture';
import { runCommand, startCommand } from '../testing/process.fixture';

const reference = '7c4d-91e2-03ab';
const sent = { ...enquiry, ...identifiers, submission_id: '019aa0f3-7c4d-7111-b222-7c4d91e203ab' };

const erase = (dataDir: string, ...parameters: string[]) => runCommand('erase', parameters, { DATA_DIR: dataDir });

it('lists what it erases without answers, and erases it with its mails', async () => {
  const { url, apps, mails, dataDir } = await startEndpoint();
  await postForm(url, sent);
  await postForm(url, { ...sent, submission_id: 'other', mobile_number: '91234 56789' });
  expect(await mails()).toHaveLength(2);
  const { code, said } = await erase(dataDir, '7C4D-91E2-03AB', '--yes');
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(
      /^Form enquiry, \d{3} \d{3} · 7c4d-91e2-03ab, received .*, sent 1 time\nErased: 1 submission, and 1 mail in/,
    ),
  ]);
  expect(said).not.toContain('Asha');
  expect(await mails()).toHaveLength(1);
  expect((await erase(dataDir, '+91', '91234-56789', '--yes')).said).toContain('Erased: 1 submission, and 1 mail ');
  expect(apps.spool.records.list('all', 10)).toEqual([]);
  expect(await mails()).toEqual([]);
  expect(await erase(dataDir, reference, '--yes')).toEqual({
    code: 1,
    said: expect.stringContaining('Nothing was sent with') as string,
  });
});

it('needs --yes without a terminal', async () => {
  const { url, apps, mails, dataDir } = await startEndpoint();
  await postForm(url, sent);
  await mails();
  const { code, said } = await erase(dataDir, reference);
  expect([code, said]).toEqual([1, expect.stringMatching(/^Form enquiry.*nobody is there to ask/s)]);
  expect(said).not.toContain('Erased');
  expect(apps.spool.records.list('all', 10)).toHaveLength(1);
});

it('loses nothing else when killed halfway beside a server that receives forms, and finishes when run again', async () => {
  for (const afterMs of process.env.TEST_ALL ? [2, 8, 32] : [8]) {
    const { url, apps, mails, dataDir } = await startEndpoint();
    for (let id = 0; id < 40; id += 1) await postForm(url, { ...sent, submission_id: `number-${id}` });
    const other = { ...sent, submission_id: 'other', full_name: 'Ravi Kale', mobile_number: '91234 56789' };
    await postForm(url, other);
    expect(await mails()).toHaveLength(41);
    const meanwhile = async () => {
      const statuses: number[] = [];
      while (statuses.length < 50)
        statuses.push((await postForm(url, { ...other, submission_id: `meanwhile ${statuses.length}` })).status);
      return statuses;
    };
    const sending = meanwhile();
    const { program, ended } = startCommand('erase', ['98765 43210', '--yes'], { DATA_DIR: dataDir });
    // Wait until erasing has started.
    await expect.poll(() => existsSync(join(dataDir, 'erased.txt')), { interval: 1, timeout: 60_000 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    program.kill('SIGKILL');
    const { said } = await ended;
    expect(await sending).toEqual(Array(50).fill(200));
    if (!said.includes('Erased')) await erase(dataDir, '98765 43210', '--yes');
    const left = Array(51).fill('Ravi Kale');
    expect(apps.spool.records.list('all', 100).map(({ fields }) => fields[0]?.value)).toEqual(left);
    expect((await mails()).map(({ text }) => text?.match(/Ravi Kale/)?.[0])).toEqual(left);
    await expect.poll(() => filesHold(dataDir, 'Asha Patil')).toBe(false);
  }
}, 120_000);

/** Keeps a read transaction open, as a backup does. */
function readDatabase(dataDir: string): { end: () => void } {
  const reader = new DatabaseSync(join(dataDir, 'spool.db'), { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM submission').get();
  return {
    end: () => {
      reader.exec('COMMIT');
      reader.close();
    },
  };
}

async function filesHold(dataDir: string, text: string): Promise<boolean> {
  const files = (await readdir(dataDir)).filter((name) => name.startsWith('spool.db'));
  return (await Promise.all(files.map((name) => readFile(join(dataDir, name))))).some((file) => file.includes(text));
}

it('doesn’t report “erased” while a reader keeps data on disk, and erases it within a minute afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, mails, dataDir } = await startEndpoint();
  await postForm(url, sent);
  await mails();
  const reader = readDatabase(dataDir);
  const { code, said } = await erase(dataDir, reference, '--yes');
  expect([code, said]).toEqual([0, expect.stringContaining('Taken out: 1 submission, and 1 mail ')]);
  expect(said).toMatch(/Not yet erased: another program is reading/);
  expect(said).not.toMatch(/^Erased/m);
  expect(await filesHold(dataDir, 'Asha Patil')).toBe(true);
  reader.end();
  vi.advanceTimersByTime(60_000);
  expect(await filesHold(dataDir, 'Asha Patil')).toBe(false);
});

it('erases data that a reader kept on disk even after a restart', async () => {
  const { url, mails, dataDir, apps } = await startEndpoint();
  await postForm(url, sent);
  await mails();
  const reader = readDatabase(dataDir);
  expect((await erase(dataDir, reference, '--yes')).said).toContain('also after a restart');
  await apps.site.close();
  await startEndpoint({ DATA_DIR: dataDir });
  expect(await filesHold(dataDir, 'Asha Patil')).toBe(true);
  reader.end();
  await expect.poll(() => filesHold(dataDir, 'Asha Patil')).toBe(false);
});

it.each([[['--all']], [[]]])('prints its usage when called with %j', async (parameters) => {
  const { code, said } = await erase(await temporaryFolder(), ...parameters);
  expect([code, said]).toEqual([1, expect.stringContaining('npm run erase -- REFERENCE')]);
  expect(said).not.toContain('    at ');
});
