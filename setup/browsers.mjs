import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from './install.mjs';

/** @typedef {{ variable: string, commands: string[], places: string[] }} Program */

/** @type {Program} */
const CHROMIUM = {
  variable: 'CHROME_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};
/** Chromium without the windows around a page, which take longer to open than a page takes to test. */
const HEADLESS_SHELL = { variable: 'CHROME_PATH', commands: ['chromium-headless-shell'], places: [] };
const FIREFOX = {
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};
/** Debian’s own Python, for which python3-gi is made: another one may come first on the path. */
const PYTHON = '/usr/bin/python3';

/** Programs beside the browsers: command → Debian’s package, and what goes untested without it. */
const CHECKERS = {
  pdftotext: { package: 'poppler-utils', checks: 'PDFs as desktop viewers read them' },
  khal: { package: 'khal', checks: 'a calendar program that imports the calendar' },
  java: { package: 'default-jre-headless', checks: 'the HTML, by the Nu checker' },
};

/** Debian’s packages: the three engines, a narrow window for WebKitGTK, a font for Devanagari, and the checkers. */
const PACKAGES = [
  ...['chromium', 'firefox-esr', 'webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1', 'fonts-noto-core'],
  ...Object.values(CHECKERS).map((each) => each.package),
];

/** Path of the Chrome or Chromium on this machine: `CHROME_PATH` if set, else where the systems put it. */
export function findChromium() {
  return find(CHROMIUM);
}

/** Path of the Chromium without windows; where there is none, of the Chrome or Chromium on this machine. */
export function findHeadlessChromium() {
  return find(HEADLESS_SHELL) ?? findChromium();
}

/** Path of the Firefox on this machine: `FIREFOX_PATH` if set, else where the systems put it. */
export function findFirefox() {
  return find(FIREFOX);
}

/** Whether WebKitGTK can be driven here, which takes Linux. */
export function hasWebKit() {
  if (!pathOfCommand('WebKitWebDriver') || !pathOfCommand('Xvfb') || !existsSync(PYTHON)) return false;
  const load = 'import gi; gi.require_version("WebKit2", "4.1"); gi.require_version("Gtk", "3.0")';
  return spawnSync(PYTHON, ['-c', load], { stdio: 'ignore' }).status === 0;
}

/** @returns {string[]} the engines that are not on this machine */
function missingEngines() {
  return [!findChromium() && 'Chromium', !findFirefox() && 'Firefox', !hasWebKit() && 'WebKit'].filter(
    (name) => typeof name === 'string',
  );
}

/**
 * Whether a font of this machine has Devanagari. macOS and Windows bring one; where no `fc-list` can be asked, it is taken
 * to be there.
 */
function hasDevanagari() {
  if (!pathOfCommand('fc-list')) return true;
  return execFileSync('fc-list', [':lang=mr'], { encoding: 'utf8' }).trim() !== '';
}

/**
 * Installs the engines, a font for Devanagari and the checkers from Debian’s packages where that needs no question. Chromium is
 * required; what else is missing is listed as untested, and ends a run in CI.
 */
export function ensureBrowsers() {
  if (gapsHere().length > 0) installPackages(PACKAGES);
  // Not every system that has apt-get has it; then the tests take longer.
  if (!find(HEADLESS_SHELL)) installPackages(HEADLESS_SHELL.commands);
  ensureChromium();
  const gaps = gapsHere();
  if (gaps.length === 0) return;
  const message = [...gaps, `Debian’s packages are: ${PACKAGES.join(' ')}.`].join('\n');
  if (process.env.CI) stop(message);
  console.log(message);
}

/** @returns {string[]} */
function gapsHere() {
  const engines = missingEngines();
  return [
    ...(engines.length > 0 ? [`Not on this machine, so not tested: ${engines.join(', ')}.`] : []),
    ...Object.entries(CHECKERS)
      .filter(([command]) => !pathOfCommand(command))
      .map(([command, { checks }]) => `There is no ${command} on this machine, so this is not tested: ${checks}.`),
    ...(hasDevanagari() ? [] : ['No font on this machine has Devanagari, so Marathi and Hindi are tested as boxes.']),
  ];
}

/** @returns {string} path of Chrome or Chromium; stops the program where there is none */
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
export function installPackages(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !pathOfCommand('apt-get')) return;
  console.log(`Installing from the system’s packages: ${packages.join(' ')}. This takes a minute or two.`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** @param {Program} program */
function find({ variable, commands, places }) {
  const given = process.env[variable];
  if (given) return existsSync(given) ? given : stop(`${variable} is ${given}, but there is no such file.`);
  return commands.map(pathOfCommand).find(Boolean) ?? places.find((place) => existsSync(place));
}

/** @param {string} command @returns {string | undefined} */
export function pathOfCommand(command) {
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
