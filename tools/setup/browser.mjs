import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from './install.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Path of the Chrome or Chromium on this machine: `CHROME_PATH` if set, else where the systems put it. */
export function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given) return existsSync(given) ? given : stop(`CHROME_PATH is ${given}, but there is no such file.`);
  return COMMANDS.map(pathOfCommand).find(Boolean) ?? PLACES.find((place) => existsSync(place));
}

/** Finds the browser, or installs Debian’s Chromium where that is possible without asking. @returns {string} */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && pathOfCommand('apt-get')) {
    console.log('Installing Chromium from the system’s packages. This takes a minute or two.');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = findBrowser();
    if (installed) return installed;
  }
  return stop(
    'The browser tests need Chrome or Chromium, and none was found.\n' +
      'Install one (Debian or Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to the program, and run again.',
  );
}

/** @param {string} command @returns {string | undefined} */
function pathOfCommand(command) {
  try {
    const finder = process.platform === 'win32' ? 'where' : 'which';
    return execFileSync(finder, [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')[0]
      ?.trim();
  } catch {
    return undefined;
  }
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
