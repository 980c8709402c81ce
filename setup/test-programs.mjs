import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { stop } from './install.mjs';

/** @typedef {{ variable: string, commands: string[], paths: string[] }} Browser `variable` is the environment variable that holds its path */

/** @type {Browser} */
const CHROMIUM = {
  variable: 'CHROME_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'],
  paths: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};
/** Chromium without windows, because opening a window takes longer than testing a page. */
const HEADLESS_SHELL = { variable: 'CHROME_PATH', commands: ['chromium-headless-shell'], paths: [] };
const FIREFOX = {
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr', 'firefox'],
  paths: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};
/** Debian’s Python, because only this one finds the package python3-gi; another Python may come first on the path. */
const PYTHON = '/usr/bin/python3';

/** Command → Debian’s packages, and what is untested without it. */
const CHECKERS = {
  pdftotext: { packages: ['poppler-utils'], tests: 'PDFs as desktop viewers read them' },
  sshd: { packages: ['openssh-server'], tests: 'the website and backups by SFTP' },
  proftpd: { packages: ['proftpd-core', 'proftpd-mod-crypto'], tests: 'the website by FTPS' },
  java: { packages: ['default-jre-headless'], tests: 'the HTML, by the Nu checker' },
};
const WEB_SERVERS = {
  apache2: { packages: ['apache2-bin', 'media-types'], tests: 'the site on Apache' },
  nginx: { packages: ['nginx-light'], tests: 'the site on nginx' },
  caddy: { packages: ['caddy'], tests: 'the site on Caddy' },
};

/** Debian’s packages for the three engines, a window system for WebKitGTK, and a font for Devanagari. */
const ENGINE_PACKAGES =
  'chromium firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 fonts-noto-core'.split(' ');

/**
 * Debian asks this program whether a package may start its service; we need the web servers as programs only:
 * https://people.debian.org/~hmh/invokerc.d-policyrc.d-specification.txt
 */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/** Path of the Chrome or Chromium on this machine: `CHROME_PATH` if set, else where systems install it. */
export function findChromium() {
  return find(CHROMIUM);
}

/** Path of the Chromium without windows, else of any Chrome or Chromium on this machine. */
export function findHeadlessChromium() {
  return find(HEADLESS_SHELL) ?? findChromium();
}

/** Path of the Firefox on this machine: `FIREFOX_PATH` if set, else where systems install it. */
export function findFirefox() {
  return find(FIREFOX);
}

/** Whether WebKitGTK can be driven on this machine; it needs Linux. */
export function hasWebKit() {
  if (!pathOfCommand('WebKitWebDriver') || !pathOfCommand('Xvfb') || !existsSync(PYTHON)) return false;
  const load = 'import gi; gi.require_version("WebKit2", "4.1"); gi.require_version("Gtk", "3.0")';
  return spawnSync(PYTHON, ['-c', load], { stdio: 'ignore' }).status === 0;
}

/** Whether a font on this machine has Devanagari. macOS and Windows have one; without `fc-list` we assume that there is one. */
function hasDevanagari() {
  if (!pathOfCommand('fc-list')) return true;
  return execFileSync('fc-list', [':lang=mr'], { encoding: 'utf8' }).trim() !== '';
}

/**
 * Installs what the tests need from Debian’s packages, where that takes no question. Chromium is required. Whatever else is
 * missing is listed as untested; in CI it ends the run.
 *
 * @param {{ withServers?: boolean }} options
 */
export function ensureTestPrograms({ withServers = true } = {}) {
  const programs = { ...CHECKERS, ...(withServers && WEB_SERVERS) };
  const packages = [...ENGINE_PACKAGES, ...Object.values(programs).flatMap((each) => each.packages)];
  if (untested(programs).length > 0) installPackages(packages);
  // Install the headless shell separately: some systems with apt-get lack its package, and the tests then take longer.
  if (!find(HEADLESS_SHELL)) installPackages(HEADLESS_SHELL.commands);
  ensureChromium();
  const missing = untested(programs);
  if (missing.length === 0) return;
  const message = [...missing, `Debian’s packages are: ${packages.join(' ')}.`].join('\n');
  if (process.env.CI) stop(message);
  console.log(message);
}

/** @param {Record<string, { tests: string }>} programs @returns {string[]} a sentence for each missing program */
function untested(programs) {
  const engines = [!findChromium() && 'Chromium', !findFirefox() && 'Firefox', !hasWebKit() && 'WebKit'].filter(
    Boolean,
  );
  return [
    ...(engines.length > 0 ? [`Not on this machine, so not tested: ${engines.join(', ')}.`] : []),
    ...Object.entries(programs)
      .filter(([command]) => !pathOfCommand(command))
      .map(([command, { tests }]) => `There is no ${command} on this machine, so this is not tested: ${tests}.`),
    ...(hasDevanagari() ? [] : ['No font on this machine has Devanagari, so Marathi and Hindi are tested as boxes.']),
  ];
}

/** @returns {string} path of Chrome or Chromium; ends the program if there is none */
export function ensureChromium() {
  return (
    findChromium() ??
    stop(
      'The browser tests need Chrome or Chromium, and none was found.\n' +
        'Install one (Debian or Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to the program, and run again.',
    )
  );
}

/** @param {string[]} packages */
function installPackages(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !pathOfCommand('apt-get')) return;
  console.log(`Installing from the system’s packages: ${packages.join(' ')}. This takes a minute or two.`);
  const setsPolicy = !existsSync(SERVICE_POLICY);
  if (setsPolicy) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      spawnSync('apt-get', ['-qq', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  } finally {
    if (setsPolicy) rmSync(SERVICE_POLICY);
  }
}

/** @param {Browser} browser */
function find({ variable, commands, paths }) {
  const given = process.env[variable];
  if (given) return existsSync(given) ? given : stop(`${variable} is ${given}, but there is no such file.`);
  return commands.map(pathOfCommand).find(Boolean) ?? paths.find((path) => existsSync(path));
}

/** @param {string} command @returns {string | undefined} */
export function pathOfCommand(command) {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  return spawnSync(finder, [command], { encoding: 'utf8' }).stdout?.split('\n')[0]?.trim() || undefined;
}
