import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';

const OLDEST_NODE = [20, 19];
const INSTALLED_MARK = 'node_modules/.installed-from';

/**
 * Makes sure that Node is new enough and that the packages of package-lock.json are installed: on a server, where
 * `NODE_ENV` is `production`, only those that build and serve the site. Exits with a plain message if not.
 *
 * @param {{ toTest?: boolean }} purpose
 */
export function ensureInstalled({ toTest = false } = {}) {
  ensureNode();
  // A copy of the project shares the packages of another folder. npm would empty that.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const withAll = `${hash} with devDependencies`;
  const wanted = toTest || process.env.NODE_ENV !== 'production' ? withAll : hash;
  const installed = existsSync(INSTALLED_MARK) ? readFileSync(INSTALLED_MARK, 'utf8') : '';
  if (installed === wanted || installed === withAll) return;

  console.log('Installing packages. The first time this takes a minute or two.');
  const startedAt = Date.now();
  const dev = wanted === withAll ? '--include=dev' : '--omit=dev';
  const result = spawnSync('npm', ['ci', dev, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    stop(
      'Installing the packages failed. Is the network there? Look at the message above, then run the command again.',
    );
  }
  writeFileSync(INSTALLED_MARK, wanted);
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  stop(
    `This project needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.\n` +
      'Install the current LTS version from https://nodejs.org and run the command again.',
  );
}

/** @param {string} message @returns {never} */
export function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
