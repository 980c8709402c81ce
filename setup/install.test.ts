import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder';

const UNREACHABLE = 'http://127.0.0.1:9';

interface Package {
  version: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
}
type Packages = Record<string, Package>;

const used = { version: '1.0.0', integrity: 'sha512-used' };
const tester = { version: '1.0.0', integrity: 'sha512-tester', dev: true };
const ofAnotherSystem = { version: '1.0.0', integrity: 'sha512-other', optional: true };

it('packages that a copy of the project links to are kept', async () => {
  const project = projectWith({ used }, { used });
  const copy = projectWith({ used: { ...used, version: '2.0.0' } });
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  expect(await install(copy)).toMatchObject({ status: 0, output: '' });
  expect(versionInstalled(project)).toBe('1.0.0');
});

it.each<[string, { locked: Packages; installed: Packages; toTest?: boolean }]>([
  ['npm ci', { locked: { used, tester, ofAnotherSystem }, installed: { used, tester }, toTest: true }],
  ['npm ci --omit=dev, to serve', { locked: { used, tester }, installed: { used } }],
  ['npm install of one package more', { locked: { used }, installed: { used, more: used }, toTest: true }],
])('needs no registry after: %s', async (_, { locked, installed, toTest }) => {
  const project = projectWith(locked, installed);
  expect(await install(project, { toTest })).toMatchObject({ status: 0, output: '' });
  expect(versionInstalled(project)).toBe('1.0.0');
});

it.each<[string, { locked: Packages; toTest?: boolean }]>([
  ['of another version', { locked: { used: { ...used, version: '2.0.0' } } }],
  ['with other contents', { locked: { used: { ...used, integrity: 'sha512-changed' } } }],
  ['more', { locked: { used, another: used } }],
  ['for tests', { locked: { used, tester }, toTest: true }],
])('keeps the installed packages if it cannot fetch a package %s', async (_, { locked, toTest }) => {
  const project = projectWith(locked, { used });
  const { status, output } = await install(project, { toTest });
  expect([status, output]).toEqual([1, expect.stringContaining('Is the network there?')]);
  expect(versionInstalled(project)).toBe('1.0.0');
});

it('a package without its folder is not installed', async () => {
  const project = projectWith({ used, another: used }, { used, another: used });
  rmSync(path.join(project, 'node_modules/another'), { recursive: true });
  expect(await install(project)).toMatchObject({ status: 1 });
  expect(versionInstalled(project)).toBe('1.0.0');
});

it('replaces the packages when the new ones are complete', async () => {
  const { registry, integrity } = await registryWith('2.0.0');
  const project = projectWith({ used: { version: '2.0.0', integrity } }, { used });
  expect(await install(project, { registry })).toMatchObject({ status: 0 });
  expect(versionInstalled(project)).toBe('2.0.0');
  expect(existsSync(path.join(project, '.cache/packages'))).toBe(false);
  expect(await install(project)).toMatchObject({ status: 0, output: '' });
});

it('keeps the packages if it is killed while fetching new ones', async () => {
  const asked = new EventEmitter();
  const registry = await serve(() => asked.emit('request'));
  const project = projectWith({ used: { ...used, version: '2.0.0' } }, { used });
  const child = start(project, { registry, isGroup: true });
  await once(asked, 'request');
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await once(child, 'close');
  expect(versionInstalled(project)).toBe('1.0.0');
});

it('uses packages that an interrupted run has fetched', async () => {
  const project = projectWith({ used });
  installIn(path.join(project, '.cache/packages'), { used });
  expect(await install(project)).toMatchObject({ status: 0, output: '' });
  expect(versionInstalled(project)).toBe('1.0.0');
});

function projectWith(locked: Packages, installed?: Packages): string {
  const folder = temporaryFolder();
  const dependencies = Object.fromEntries(Object.keys(locked).map((name) => [name, '*']));
  const project = { name: 'project', version: '1.0.0', dependencies };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(path.join(folder, 'package-lock.json'), lockFileOf(locked, project));
  if (installed) installIn(folder, installed);
  return folder;
}

/** Writes packages into `node_modules` of a folder, and npm's list of them. */
function installIn(folder: string, packages: Packages): void {
  for (const [name, { version }] of Object.entries(packages)) {
    mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, version }));
  }
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), lockFileOf(packages));
}

function lockFileOf(packages: Packages, project?: object): string {
  const placed = Object.entries(packages).map(([name, each]) => [`node_modules/${name}`, each] as const);
  return JSON.stringify({
    name: 'project',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { ...(project && { '': project }), ...Object.fromEntries<object>(placed) },
  });
}

function versionInstalled(project: string): string {
  const described = readFileSync(path.join(project, 'node_modules/used/package.json'), 'utf8');
  return (JSON.parse(described) as Package).version;
}

interface Run {
  registry?: string;
  toTest?: boolean;
  isGroup?: boolean;
}

async function install(project: string, run: Run = {}): Promise<{ status: unknown; output: string }> {
  const child = start(project, run);
  const [output, [status]] = await Promise.all([
    Promise.all([text(child.stdout), text(child.stderr)]),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { status, output: output.join('') };
}

function start(project: string, { registry = UNREACHABLE, toTest = false, isGroup = false }: Run) {
  const address = JSON.stringify(pathToFileURL('setup/install.mjs').href);
  const program = `(await import(${address})).ensureInstalled({ toTest: ${toTest} })`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
    env: {
      ...process.env,
      NODE_ENV: '',
      npm_config_registry: registry,
      npm_config_cache: path.join(project, 'cache'),
      npm_config_fetch_retries: '0',
    },
  });
}

/** Starts a registry that has one version of the package `used`. */
async function registryWith(version: string): Promise<{ registry: string; integrity: string }> {
  const folder = temporaryFolder();
  const manifest = { name: 'used', version };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const { stdout } = spawnSync('npm', ['pack', '--json'], { cwd: folder, encoding: 'utf8' });
  const [{ filename, integrity }] = JSON.parse(stdout) as [{ filename: string; integrity: string }];
  const registry = await serve(({ url, headers }, response) => {
    const tarball = `http://${headers.host}/${filename}`;
    if (url === `/${filename}`) response.end(readFileSync(path.join(folder, filename)));
    else
      response.end(
        JSON.stringify({ name: 'used', versions: { [version]: { ...manifest, dist: { tarball, integrity } } } }),
      );
  });
  return { registry, integrity };
}

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
