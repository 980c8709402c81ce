import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readHostAccount, writeHostState } from '../../server/host/host-account';
import { hasSshd, startSshd } from '../../server/testing/file-servers';
import { temporaryFolder } from '../../server/testing/endpoint.fixture';
import { officeWords } from '../../words/en/office';
import { fieldsOf, mainText, startOffice } from '../testing/office-pages.fixture';

const { host: words } = officeWords.website;

/** An office whose website was built for no folder of its address. */
const startOfficeOfSite = async () => startOffice({ SITE_DIR: join(await temporaryFolder(), 'client') });

/** A host whose website shows a folder. */
async function startHost() {
  const folder = await temporaryFolder();
  const server = createServer((request, response) => {
    readFile(join(folder, request.url ?? '')).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { folder, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('tries a host before it is used, and leaves nothing there', async () => {
  const { browser, dataDir } = await startOfficeOfSite();
  const { folder, address } = await startHost();
  const office = browser();
  const typed = { ...fieldsOf((await office.get('/website/host')).body, '/website/host'), kind: 'folder' };
  const elsewhere = await office.post('/website/host', { ...typed, folder, address: 'http://127.0.0.1:9' });
  expect(elsewhere.statusCode).toBe(422);
  expect(mainText(elsewhere.body)).toContain(words.problems['other address']);
  expect(elsewhere.body).toContain(folder);
  // The addresses in its pages begin with the folder that it was built for.
  const below = await office.post('/website/host', { ...typed, folder, address: `${address}/school` });
  expect(mainText(below.body)).toContain(words.problems['base path']);
  const missing = await office.post('/website/host', { ...typed, folder: join(folder, 'none'), address });
  expect(mainText(missing.body)).toContain(words.problems['no folder']);
  expect(await readHostAccount(dataDir)).toBeUndefined();

  expect((await office.post('/website/host', { ...typed, folder, address: `${address}/` })).statusCode).toBe(303);
  expect(await readdir(folder)).toEqual([]);
  expect(await readHostAccount(dataDir)).toMatchObject({ remote: { kind: 'folder', folder }, address });
  expect(((await stat(join(dataDir, 'host.json'))).mode & 0o077).toString(8)).toBe('0');
  expect(mainText((await office.get('/website/host')).body)).toContain(words.waiting);
});

it('a repository is asked whether it takes files', async () => {
  const { browser, dataDir } = await startOfficeOfSite();
  const [folder, address] = [await temporaryFolder(), 'https://school.example'];
  const office = browser();
  const typed = {
    ...fieldsOf((await office.get('/website/host')).body, '/website/host'),
    kind: 'git',
    folder,
    address,
  };
  const refused = await office.post('/website/host', typed);
  expect(mainText(refused.body)).toContain(words.problems['no folder']);
  execFileSync('git', ['init', '--quiet', '--bare', folder]);
  expect((await office.post('/website/host', typed)).statusCode).toBe(303);
  expect(await readHostAccount(dataDir)).toMatchObject({ remote: { kind: 'git', folder }, address });
  expect(execFileSync('git', ['-C', folder, 'branch', '--all'], { encoding: 'utf8' })).toBe('');
  await office.post('/website/host/stop', fieldsOf((await office.get('/website/host')).body, '/website/host/stop'));
  expect(await readdir(dataDir)).not.toContain('host-git');
});

it.each([
  [{ kind: 'sftp', folder: '' }, 'folder', 'missing'],
  [{ kind: 'sftp', host: '' }, 'host', 'missing'],
  [{ kind: 'ftps', user: ' ' }, 'user', 'missing'],
  [{ kind: 'ftps', port: '999999' }, 'port', 'number'],
  [{ kind: 'sftp', address: 'school.example' }, 'address', 'address'],
  [{ kind: 'sftp', address: 'javascript://school.example' }, 'address', 'address'],
  [{ kind: 'folder', folder: 'public_html' }, 'folder', 'path'],
  [{ kind: 'sftp', password: '' }, 'password', 'missing'],
  [{ kind: 'git', folder: 'public_html' }, 'folder', 'repository'],
  [{ kind: 'git', folder: 'ext::sh -c id' }, 'folder', 'repository'],
  [{ kind: 'git', folder: 'https://school:token@git.example/site.git' }, 'folder', 'repository'],
] as const)('says at its field what is missing: %o', async (typed, name, mistake) => {
  const { browser } = await startOfficeOfSite();
  const whole = {
    host: '127.0.0.1',
    port: '',
    user: 'u',
    password: 'p',
    folder: 'f',
    address: 'https://school.example',
  };
  const { statusCode, body } = await browser().post('/website/host', { ...whole, ...typed });
  expect([statusCode, mainText(body)]).toEqual([422, expect.stringContaining(words.problems.incomplete)]);
  expect([...body.matchAll(/id="([^"]*)-error"[^>]*>(.*?)<\/p>/g)].map(([, id, text]) => [id, text])).toEqual([
    [expect.stringContaining(name), words.mistakes[mistake]],
  ]);
  expect(body).not.toContain('value="p"');
});

it('keeps the password out of pages, and gives it to no other host', async () => {
  const { browser, dataDir } = await startOfficeOfSite();
  const account = {
    remote: { kind: 'sftp', host: '127.0.0.1', port: 9, user: 'u', password: 'geheim-7', folder: 'f' },
    hostKeys: {},
    address: 'https://school.example',
    savedAt: 1,
    mayReplace: false,
  };
  await writeFile(join(dataDir, 'host.json'), JSON.stringify(account));
  const office = browser();
  const { body } = await office.get('/website/host');
  expect(body).not.toContain('geheim-7');
  const typed = fieldsOf(body, '/website/host');
  // With the stored password, the host is asked, and nothing listens there.
  const same = await office.post('/website/host', typed);
  expect(mainText(same.body)).toContain(words.problems.unreachable);
  const other = await office.post('/website/host', { ...typed, host: 'localhost' });
  expect(mainText(other.body)).toContain(words.mistakes.missing);
});

it.skipIf(!hasSshd)('signs in by a key, and keeps it to itself', async () => {
  const { browser, dataDir } = await startOfficeOfSite();
  const { folder, address } = await startHost();
  const { account, keyFile, wrongKeyFile } = await startSshd();
  const office = browser();
  const typed = { kind: 'sftp', host: '127.0.0.1', port: String(account.port), user: account.user, folder, address };
  const wrong = await office.post('/website/host', { ...typed, key: await readFile(wrongKeyFile, 'utf8') });
  expect(mainText(wrong.body)).toContain(words.problems['sign in']);
  const key = await readFile(keyFile, 'utf8');
  // Browsers send line ends like this.
  expect((await office.post('/website/host', { ...typed, key: key.replaceAll('\n', '\r\n') })).statusCode).toBe(303);
  const { body } = await office.get('/website/host');
  expect(mainText(body)).toMatch(/must stay the same:\s+SHA256:[\w+/]{43}/);
  expect(body).not.toContain('PRIVATE KEY');
  expect((await office.post('/website/host', fieldsOf(body, '/website/host'))).statusCode).toBe(303);
  // OpenSSH, which git uses, reads no other line ends.
  expect(await readHostAccount(dataDir)).toMatchObject({ remote: { user: account.user, privateKey: key } });
});

it('warns that the forms would arrive nowhere, and says on Today why the website is not on the host', async () => {
  vi.stubEnv('VITE_MAIL_ORIGIN', '');
  const { browser, dataDir } = await startOfficeOfSite();
  const { folder, address } = await startHost();
  const office = browser();
  expect(mainText((await office.get('/website/host')).body)).toContain(words.formsLost.title);
  vi.stubEnv('VITE_MAIL_ORIGIN', 'https://mail.school.example');
  expect(mainText((await office.get('/website/host')).body)).not.toContain(words.formsLost.title);
  await office.post('/website/host', { kind: 'folder', folder, address });
  expect(mainText((await office.get('/')).body)).not.toContain(words.notice);
  await writeHostState(dataDir, {
    triedAt: Date.now() + 1000,
    release: 'r',
    problem: 'unreachable',
    reply: 'ECONNRESET',
  });
  expect(mainText((await office.get('/')).body)).toMatch(
    new RegExp(`${words.notice}.*${words.problems.unreachable}.*ECONNRESET`, 's'),
  );
  expect(mainText((await office.get('/website/host')).body)).toContain(words.retried);
});

it('shows what a check of the whole site found', async () => {
  const { browser, dataDir } = await startOfficeOfSite();
  const { folder, address } = await startHost();
  const office = browser();
  await office.post('/website/host', { kind: 'folder', folder, address });
  const at = Date.now() + 1000;
  const show = async (...faults: string[]) => {
    await writeHostState(dataDir, { triedAt: at, release: '', liveAt: at, checked: { at, rules: '', faults } });
    return mainText((await office.get('/website/host')).body);
  };
  expect(await show('HEAD has the headers of GET: not for 1 of 2', 'the forms: <none>')).toMatch(
    /2 things are not as they should be.*HEAD has the headers.*the forms: <none>/s,
  );
  expect(await show()).toContain('all is as it should be');
});

it('can be set up again after its file was damaged', async () => {
  const { browser, dataDir } = await startOfficeOfSite();
  await writeFile(join(dataDir, 'host.json'), '{"remote":');
  const { statusCode, body } = await browser().get('/website/host');
  expect([statusCode, mainText(body)]).toEqual([200, expect.stringContaining(words.tryIt)]);
});

it('asks before files of others are replaced, and stops when it is told to', async () => {
  const { browser, dataDir } = await startOfficeOfSite();
  const { folder, address } = await startHost();
  await mkdir(join(folder, 'mail'));
  const office = browser();
  await office.post('/website/host', { kind: 'folder', folder, address });
  const foreign = Array.from({ length: 25 }, (_, index) => `old-${index}.html`);
  await writeHostState(dataDir, {
    triedAt: Date.now() + 1000,
    release: 'r',
    problem: 'files of others',
    reply: 'The folder has 25 files of others.',
    foreign,
  });
  const text = mainText((await office.get('/website/host')).body);
  expect(text).toContain('old-19.html');
  expect(text).not.toContain('old-20.html');
  expect(text).toContain('and 5 other files');
  await office.post('/website/host/again', {});
  expect(await readHostAccount(dataDir)).toMatchObject({ mayReplace: false });
  expect(mainText((await office.get('/website/host')).body)).toContain(words.waiting);
  await office.post('/website/host/again', { replace: 'yes' });
  expect(await readHostAccount(dataDir)).toMatchObject({ mayReplace: true });
  await office.post('/website/host/stop', {});
  expect((await readdir(dataDir)).filter((name) => name.startsWith('host'))).toEqual([]);
});
