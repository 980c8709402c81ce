import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createLine, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { Accounts } from '../office/accounts/accounts';
import { OfficeDatabase } from '../office/office-database';
import { readHostState } from '../server/host/host-account';
import { listName } from '../server/host/sync-site';
import { Spool } from '../server/relay/spool/spool';
import { hasSshd, startSshd } from '../server/testing/file-servers';
import { runCommand } from '../server/testing/process.fixture';
import { type BuiltServer, startBuiltServer } from './browser/support/built-server';
import { OfficeClient } from './browser/office/office-client';
import { randomFrom } from './faults/random';
import { runNode } from './support/node-program';
import { copyProject } from './support/project-copy';
import { temporaryFolder } from './support/temporary-folder';

const STEPS = 40;
const PRINCIPAL = 'Asha';
const FEE = 'facts/classes.yaml:classes/0/fees/yearly';
/** A value that is only ever drafted. */
const PUPILS = 'school.yaml:students';
const OF_OTHERS = 'letters.txt';
/** Size of the host's disk: enough for some copies of the site. */
const DISK_MB = 200;

/** What somebody was told has been done; with a kill in the middle, what may have been. */
interface Told {
  forms: number;
  maybeForms: number;
  fees: Set<string>;
  pupils: Set<string>;
}

/*
 * Publications, enquiries and backups, while the server is killed, the line to the host breaks, its disk is full, and its key changes.
 * Visitors of the host always have all files of all its pages, and every backup restores to what was acknowledged before it.
 */
it.skipIf(!process.env.TEST_ALL || !hasSshd)(
  'whatever breaks, the host has every file of its pages, and a backup has everything',
  async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
    const random = randomFrom(seed);
    const among = (max: number) => Math.floor(random() * max);
    const project = copyProject();
    onTestFinished(() => rmSync(project, { recursive: true, force: true, maxRetries: 20 }));
    rmSync(path.join(project, 'content'), { recursive: true });
    cpSync('tests/school', path.join(project, 'content'), { recursive: true });
    await runNode(['setup/build.mjs'], { cwd: project, env: { CONTENT_DIR: '', COMPRESSION: 'fast' } });

    const sshd = await startSshd();
    const hasDisk = mountDisk(sshd.there);
    writeFileSync(path.join(sshd.there, OF_OTHERS), 'letters');
    const line = await startLine(sshd.account.port);
    const visitors = await serveFolder(sshd.there);
    const [dataDir, backupDir] = [temporaryFolder(), temporaryFolder()];
    const accounts = new Accounts(dataDir);
    onTestFinished(() => accounts.close());
    await accounts.add({ name: PRINCIPAL, role: 'principal', password: 'mango tree forty-two' });
    let server: BuiltServer | undefined;
    let client: OfficeClient;
    const start = async () => {
      server = await startBuiltServer(dataDir, project);
      client = new OfficeClient(server.officeUrl, accounts, PRINCIPAL);
    };
    const kill = async () => {
      process.kill(server!.pid, 'SIGKILL');
      await sleep(50);
    };
    onTestFinished(() => {
      if (server) process.kill(server.pid, 'SIGKILL');
    });
    const setUpHost = () =>
      client.post('/website/host', {
        ...{ kind: 'sftp', host: '127.0.0.1', port: String(line.port), user: sshd.account.user, folder: sshd.there },
        ...{ address: visitors, key: readFileSync(sshd.keyFile, 'utf8') },
      });

    const told: Told = { forms: 0, maybeForms: 0, fees: new Set(['31800']), pupils: new Set(['1050']) };
    const backups: { file: string; before: Told }[] = [];
    const copyOf = (): Told => ({ ...told, fees: new Set(told.fees), pupils: new Set(told.pupils) });
    const valueOf = async (address: string) => {
      const html = await (await client.get(`/website/field?at=${encodeURIComponent(address)}`)).text();
      return /id="value"[^>]*? value="([^"]*)"/.exec(html)![1]!;
    };
    const save = async (address: string, becomes: string) =>
      client.post('/website/field', { address, was: await valueOf(address), becomes });
    const ready = async (address: string) => {
      let html = '';
      while ((html = await (await client.get(address)).text()).includes('data-reload')) await sleep(50);
      return html;
    };
    const expectLive = async (fee: string) => {
      const shown = Number(fee).toLocaleString('en-IN');
      expect(await (await fetch(`${server!.siteUrl}/classes`)).text()).toContain(shown);
      told.fees = new Set([fee]);
    };
    let count = 0;
    /** The last publication, while it can be undone, and the fee before it. */
    let last: { id: string; before: string } | undefined;
    const actions = {
      publish: async () => {
        const fee = String(40_000 + (count += 1));
        // Undo beside an unpublished fee asks which of the two should stay.
        last = undefined;
        await save(FEE, fee);
        told.fees.add(fee);
        const draft = await ready('/website/draft');
        const [box = ''] = /<input[^>]* name="group:[^"]*classes\.yaml[^>]*>/.exec(draft) ?? [];
        const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(box)?.[1] ?? '';
        const chosen = { [attribute('name')]: attribute('value') };
        const page = await client.post('/website/publish', chosen);
        const { pathname } = new URL(page.url);
        const published = await ready(pathname);
        if (!published.includes('Published')) throw new Error(`${page.url}: ${textIn(published)}`);
        last = told.fees.size === 2 ? { id: /\d+$/.exec(pathname)![0], before: [...told.fees][0]! } : undefined;
        await expectLive(fee);
      },
      undo: async () => {
        if (!last) return;
        const { id, before } = last;
        last = undefined;
        told.fees.add(before);
        await ready(new URL((await client.post('/website/undo-publication', { id })).url).pathname);
        await expectLive(before);
      },
      draft: async () => {
        const pupils = String(1100 + (count += 1));
        told.pupils.add(pupils);
        await save(PUPILS, pupils);
        told.pupils = new Set([pupils]);
      },
      enquire: async () => {
        told.maybeForms += 1;
        await enquire(server!.siteUrl, (count += 1));
        told.maybeForms -= 1;
        told.forms += 1;
      },
      backUp: async () => {
        const before = copyOf();
        const file = await backUp(project, { dataDir, backupDir });
        backups.push({ file, before });
      },
    };
    const whileKilled = async (action: () => Promise<void>) => {
      const working = action().catch(() => undefined);
      await sleep(among(4000));
      await kill();
      await working;
      await start();
      // What was being published goes on.
      await expect.poll(async () => (await client.get('/website')).text()).not.toContain('being published');
    };
    const harms = {
      'line breaks': async () => {
        line.breakAfter(among(3_000_000));
        await actions.publish();
        await sleep(among(2000));
        line.heal();
        await setUpHost();
      },
      'backup is killed': () =>
        backUp(project, { dataDir, backupDir }, among(3000)).then(
          () => undefined,
          () => undefined,
        ),
      'host is full': async () => {
        if (!hasDisk) return;
        const free = fillDisk(sshd.there);
        await actions.publish();
        await sleep(2500);
        free();
        await setUpHost();
      },
      'key changes': async () => {
        await sshd.restart();
        await actions.publish();
        await expect.poll(async () => (await readHostState(dataDir))?.problem).toBe('host key');
        await client.post('/website/host/stop', {});
        await setUpHost();
      },
    };

    await start();
    await setUpHost();
    const missing = new Set<string>();
    const visiting = setInterval(() => missingFiles(sshd.there).forEach((each) => missing.add(each)), 300);
    onTestFinished(() => clearInterval(visiting));
    const steps: string[] = [];
    const note = (step: string) => {
      steps.push(step);
      console.log(`${new Date().toISOString()} ${step}`);
    };
    let isKeyNew = false;
    for (let step = 0; step < STEPS; step += 1) {
      const names = Object.keys(actions) as (keyof typeof actions)[];
      const harmNames = (Object.keys(harms) as (keyof typeof harms)[]).filter(
        (name) => name !== 'key changes' || !isKeyNew,
      );
      const kind = random();
      const action = names[among(names.length)]!;
      if (kind < 0.35) {
        note(action);
        await actions[action]();
      } else if (kind < 0.65) {
        note(`${action}, killed`);
        await whileKilled(actions[action]);
      } else {
        const harm = harmNames[among(harmNames.length)]!;
        note(harm);
        isKeyNew ||= harm === 'key changes';
        await harms[harm]();
      }
      expect([...missing, ...missingFiles(sshd.there)], `seed ${seed}: ${steps.join(', ')}`).toEqual([]);
      expect(readFileSync(path.join(sshd.there, OF_OTHERS), 'utf8')).toBe('letters');
    }
    await actions.publish();
    await actions.backUp();
    await setUpHost();
    await expect.poll(async () => (await readHostState(dataDir))?.liveAt, { timeout: 120_000 }).toBeDefined();
    expect(differing(currentSite(project), sshd.there), `seed ${seed}: ${steps.join(', ')}`).toEqual([]);
    await server!.stop();
    server = undefined;
    for (const { file, before } of backups) {
      const restored = await restore(file);
      const what = `seed ${seed}: ${steps.join(', ')}; ${file}`;
      expect(restored.forms, what).toBeGreaterThanOrEqual(before.forms);
      expect(restored.forms, what).toBeLessThanOrEqual(before.forms + before.maybeForms);
      expect([...before.fees], what).toContain(restored.fee);
      expect([...before.pupils], what).toContain(restored.pupils);
    }
    console.log(`Out of the house, seed ${seed}: ${steps.join(', ')}; ${backups.length} backups`);
  },
  1_800_000,
);

function textIn(html: string): string {
  const [, main = ''] = html.split('<main');
  return main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** Mounts a disk that can be filled up. Needs root; otherwise the host is never full. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return false;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return true;
}

/** @returns a function that makes room again */
function fillDisk(folder: string): () => void {
  const ballast = path.join(folder, 'ballast');
  try {
    for (const block = Buffer.alloc(1024 * 1024); ;) writeFileSync(ballast, block, { flag: 'a' });
  } catch {
    // It is full, as it should be.
  }
  return () => rmSync(ballast);
}

/** A line to a server on this machine, which breaks after so many bytes. */
async function startLine(
  target: number,
): Promise<{ port: number; breakAfter: (bytes: number) => void; heal: () => void }> {
  let left = Infinity;
  const open = new Set<Socket>();
  const line = createLine((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          open.delete(from);
          to.destroy();
        });
      from.on('data', (bytes) => {
        left -= bytes.length;
        if (left < 0) from.destroy();
        else to.write(bytes);
      });
    }
  });
  const port = await listen(line);
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    line.close();
  });
  return { port, breakAfter: (bytes) => (left = bytes), heal: () => (left = Infinity) };
}

/** Serves a folder as shared hosting does. @returns its origin */
async function serveFolder(folder: string): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const file = fileAt(folder, decodeURIComponent(url));
    if (file) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listen(server)}`;
}

async function listen(server: Server | ReturnType<typeof createLine>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function fileAt(folder: string, address: string): string | undefined {
  return ['', '.html', '/index.html']
    .map((ending) => path.join(folder, address + ending))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** @returns files that pages of a host need, and that aren't there */
function missingFiles(folder: string): string[] {
  const pages = filesBelow(folder).filter((name) => name.endsWith('.html'));
  return pages.flatMap((page) => {
    // Also the addresses in a `srcset`.
    const needed = textOf(path.join(folder, page)).matchAll(/(?:="|, )(\/[^"\s,#?]+\.\w+)(?=["\s,#?])/g);
    const missing = [...needed].filter(
      // It comes last, since it tells browsers about all others.
      ([, file]) => file !== '/service-worker.js' && !fileAt(folder, decodeURIComponent(file!)),
    );
    return missing.map(([, file]) => `${page}: ${file}`);
  });
}

/** Empty if the page has just been removed. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function currentSite(project: string): string {
  const id = readFileSync(path.join(project, 'build/current'), 'utf8').trim();
  return path.join(project, 'build/releases', id, 'client');
}

/** @returns files of a site that a host lacks or has otherwise */
function differing(site: string, host: string): string[] {
  const isSame = (name: string) =>
    statSync(path.join(host, name), { throwIfNoEntry: false })?.isFile() &&
    readFileSync(path.join(host, name)).equals(readFileSync(path.join(site, name)));
  return filesBelow(site).filter((name) => name !== listName && !isSame(name));
}

async function enquire(siteUrl: string, number: number): Promise<void> {
  const form = await (await fetch(`${siteUrl}/enquiry-form`)).text();
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(([, ...pair]) => pair);
  const body = new FormData();
  const answers = { full_name: `Aarav ${number}`, class_name: 'Grade 1', mobile_number: '98765 43210' };
  for (const [name, value] of [...hidden, ...Object.entries(answers)]) body.set(name!, value!);
  body.set('submission_id', `out of house ${number}`);
  const answer = await fetch(`${siteUrl}/api/v1.0/email/send-form`, { method: 'POST', body });
  expect(await answer.text()).toBe('OK');
}

/** Makes a backup with the built program. @returns its file */
async function backUp(
  project: string,
  { dataDir, backupDir }: { dataDir: string; backupDir: string },
  killedAfterMs?: number,
): Promise<string> {
  const program = spawn(process.execPath, ['build/server/back-up.js'], {
    cwd: project,
    env: { ...process.env, CONTENT_DIR: '', DATA_DIR: dataDir, BACKUP_DIR: backupDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  if (killedAfterMs !== undefined) setTimeout(() => program.kill('SIGKILL'), killedAfterMs);
  await once(program, 'close');
  // As the program names it; a killed one has said nothing.
  const [, name] = /(school-[\d-]+\.tar\.gz) \(/.exec(said) ?? [];
  if (!name) throw new Error(`No backup: ${said}`);
  const kept = path.join(temporaryFolder(), name);
  cpSync(path.join(backupDir, name), kept);
  return kept;
}

async function restore(file: string): Promise<{ forms: number; fee: string; pupils: string }> {
  const folder = temporaryFolder();
  const [dataDir, contentDir] = [path.join(folder, 'data'), path.join(folder, 'content')];
  const { code, said } = await runCommand(
    'restore',
    [file],
    { DATA_DIR: dataDir, CONTENT_DIR: contentDir },
    { cwd: folder },
  );
  expect(said).toContain('Restored');
  expect(code).toBe(0);
  const spool = new Spool(path.join(dataDir, 'spool.db'));
  const forms = Object.values(spool.records.counts().states).reduce((sum, states) => sum + states);
  spool.close();
  const database = new OfficeDatabase(path.join(dataDir, 'office.db'));
  const [draft] = database.rows<{ text: string }>("SELECT text FROM draftFile WHERE file = 'school.yaml'");
  database.close();
  const text = (name: string) => readFileSync(path.join(contentDir, name), 'utf8');
  return {
    forms,
    fee: /yearly: (\d+)/.exec(text('facts/classes.yaml'))![1]!,
    pupils: /students: (\d+)/.exec(draft?.text ?? text('school.yaml'))![1]!,
  };
}
