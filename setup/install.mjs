import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';

const OLDEST_NODE = [20, 19];
const INSTALLED = 'node_modules';
/** Where packages are installed first: on the same file system as `node_modules`, so that a rename can replace that folder. */
const STAGING = '.cache/packages';
const STAGED = `${STAGING}/node_modules`;

/**
 * Checks the version of Node and installs the packages of package-lock.json. Builds and the server need no
 * devDependencies. If the installation fails, it exits with a plain message and keeps the installed packages.
 *
 * @param {{ toTest?: boolean }} purpose
 */
export function ensureInstalled({ toTest = false } = {}) {
  ensureNode();
  // A copy of the project may link to another folder’s packages, which we must not change.
  if (lstatSync(INSTALLED, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  if (isComplete('.', toTest)) return;
  const withDev = toTest || process.env.NODE_ENV !== 'production';
  try {
    // Skip the download if an interrupted run has left complete packages in the staging folder.
    if (!isComplete(STAGING, withDev)) stage(withDev);
    if (existsSync(INSTALLED)) renameSync(INSTALLED, `${STAGING}/replaced`);
    renameSync(STAGED, INSTALLED);
    rmSync(STAGING, { recursive: true });
  } catch (error) {
    stop(
      `The packages could not be put into ${INSTALLED}: ${/** @type {Error} */ (error).message}\n` +
        'End the programs that use this folder, see that you may write to it, and run the command again.',
    );
  }
}

/**
 * Whether a folder has the packages of package-lock.json, whichever npm command installed them. Optional packages are mostly for
 * other systems. npm keeps a list in each `node_modules`: https://docs.npmjs.com/cli/configuring-npm/package-lock-json#hidden-lockfiles
 *
 * @param {string} folder
 * @param {boolean} withDev
 */
function isComplete(folder, withDev) {
  try {
    const installed = readPackages(`${folder}/node_modules/.package-lock.json`);
    return Object.entries(readPackages('package-lock.json')).every(([place, { version, integrity, dev, optional }]) => {
      if (place === '' || (dev && !withDev)) return true;
      const found = installed[place];
      if (!found) return optional;
      return found.version === version && found.integrity === integrity && existsSync(`${folder}/${place}`);
    });
  } catch {
    return false;
  }
}

/** @param {string} lockFile @returns {Record<string, any>} */
function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * Installs in a staging folder: `npm ci` deletes `node_modules` before it knows whether it can fetch the new packages.
 *
 * @param {boolean} withDev
 */
function stage(withDev) {
  console.log('Installing packages. The first time this takes a minute or two.');
  const startedAt = Date.now();
  rmSync(STAGING, { recursive: true, force: true });
  mkdirSync(STAGING, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(file)) copyFileSync(file, `${STAGING}/${file}`);
  }
  const dev = withDev ? '--include=dev' : '--omit=dev';
  const { status, error } = spawnSync('npm', ['ci', dev, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: STAGING,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) {
    stop(
      'Installing the packages failed. Is the network there? Look at the message above, then run the command again.',
    );
  }
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
