// The program behind `npm test`, which CI runs too. `npm run test:all` (`--all`) adds what takes too long for every change;
// `npm run check` (`--quick`) takes two minutes: the fast tests, those beside the change, and one of each kind in a browser.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { explainFolderName } from './explain-errors.mjs';
import { secondTries } from './second-tries.mjs';
import { ensureTestPrograms } from './test-programs.mjs';

/** The release of Node in long-term support: https://nodejs.org/en/about/previous-releases */
const NODE_LTS = 26;
/**
 * Tests that also run on Node LTS: those of its network, files, processes and of packages in machine code. The rest of the code doesn't
 * touch what differs between releases of Node.
 */
const ON_LTS = [
  ...['relay/delivery', 'relay/spool', 'site', 'storage'].map((folder) => `server/${folder}/`),
  ...['accounts/', 'office.test', 'office-program'].map((files) => `office/${files}`),
  ...['setup/', 'pipeline/build/third-language', 'pipeline/releases/'],
  ...['server/relay/spool/damage.test.ts'].map((files) => `--exclude=${files}`),
];
/** A slow test that builds a whole site. We run it on Node LTS only, because `npm run build` builds a site on the Node of the developer anyway. */
const ON_LTS_ALONE = '--exclude=pipeline/build/third-language.test.ts';
/** Rooms whose unit tests `npm run check` runs: together they take half a minute. */
const QUICK_ROOMS = ['app', 'forms', 'look', 'model', 'search', 'words'];
/** Titles of Playwright’s projects and tests: one of each kind, and the journeys in Chromium with scripts on. */
const QUICK = '@quick|Chromium, scripts on';
/** The tests of all pages of `content/`. The others have a school of their own. */
const PAGES = 'npx playwright test --config=playwright.content.config.ts';
const REPORTS = '.cache/test-reports';
/** How often WebKit may crash in a run. Usually it does so once at most; if it crashes more often, the site or its tests are the cause. */
const MAX_INTERRUPTED = 2;
/** Lines of a failed step’s output that are shown again at the end. */
const LAST_LINES = 80;

const isLts = process.versions.node.startsWith(`${NODE_LTS}.`);
const startedAt = Date.now();
const testsAll = process.argv.includes('--all');
const isQuick = process.argv.includes('--quick');
// The browser tests and some unit tests read these variables.
if (testsAll) process.env.TEST_ALL = '1';
if (isQuick) process.env.TEST_QUICK = '1';
explainFolderName();
ensureInstalled({ toTest: true });
ensureTestPrograms({ withServers: !isQuick });
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** @typedef {{ name: string, command: string[] }} Step */

const checks = [
  ...program('Types', 'npx tsc --noEmit'),
  ...program('Types of the worker', 'npx tsc --noEmit -p app/offline/worker'),
  ...program('Format', 'npx oxfmt --check'),
  ...program('Code', 'npx oxlint'),
  ...program('Styles', 'npx stylelint **/*.css --ignore-path .gitignore'),
  ...program('Unused code', 'npx knip'),
];
const build = [...program('Content', 'npm run --silent content'), ...program('Build', 'npm run --silent build')];

/**
 * Stages run one after the other. The queues of a stage run side by side, and the steps of a queue one after the other: alone,
 * each queue would leave a core idle.
 *
 * @type {Step[][][]}
 */
const everything = [
  [checks, build],
  // Unit tests mostly wait: for timeouts of ten seconds, and for programs to end.
  [
    unitTests('unit', testsAll || isLts ? [] : [ON_LTS_ALONE]),
    [
      ...(isLts ? [] : unitTests('unit-lts', testsAll ? [] : ON_LTS, nodeLts())),
      ...program('Faults', `npx tsx tests/faults/run.ts --minutes ${testsAll ? 10 : 0.17}`),
      ...program('Hosts', 'npm run --silent hosts'),
    ],
  ],
  [program('Browser tests', 'npx playwright test')],
  [program('Pages', PAGES), program('Example schools', 'npx tsx tests/browser/example-schools.ts')],
];

/** @type {Step[][][]} */
const quick = [
  [checks, build],
  [
    unitTests('unit', [...QUICK_ROOMS.map((room) => `${room}/`), ...testsBesideChanges()]),
    [
      { name: 'Browser tests', command: ['npx', 'playwright', 'test', '--grep', QUICK] },
      ...program('Pages', `${PAGES} --grep @quick`),
    ],
  ],
];

/**
 * Unit tests in the folders of changed files. Tests that import them would be too many (`vitest --changed`): half of all import the words of
 * the interface.
 */
function testsBesideChanges() {
  const [since = 'HEAD'] = git('merge-base', 'HEAD', '@{upstream}');
  const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const folders = [...new Set(changed.map((file) => posix.dirname(file)))].filter(existsSync);
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

/** @param {string[]} args @returns {string[]} lines; none without git or a repository */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** @type {{ name: string, output: string }[]} */
const failures = [];
for (const queues of isQuick ? quick : everything) {
  // The lines of parallel steps would mix, so the output of each step is printed when it ends.
  const isAlone = queues.length === 1;
  await Promise.all(
    queues.map(async (steps) => {
      for (const step of steps) await run(step, isAlone);
    }),
  );
  // Stop here, because the browser tests need a built site.
  if (failures.some(({ name }) => name === 'Build')) break;
}
summarize();

function summarize() {
  const [unit, unitLts, browser, pages] = ['unit', 'unit-lts', 'browser-tests', 'pages'].map(readReport);
  const again = secondTries(browser?.suites ?? []);
  const interrupted = again.filter(({ wasInterrupted }) => wasInterrupted);
  const unstable = again.filter(({ wasInterrupted }) => !wasInterrupted);
  for (const { title } of interrupted)
    console.log(`\n↻ ${title}: passed on its second try, since WebKit had ended by itself.`);
  for (const { name, output } of failures)
    console.log(`\n── ${name}, its last lines ──\n${output.split('\n').slice(-LAST_LINES).join('\n')}`);
  for (const { title } of unstable) console.log(`\n✘ ${title}: failed, and passed on its second try.`);
  const failed = failures.map(({ name }) => name);
  if (unstable.length > 0) failed.push('tests that passed on their second try only');
  if (interrupted.length > MAX_INTERRUPTED) failed.push(`WebKit ended by itself in more than ${MAX_INTERRUPTED} tests`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}. The output of each step is in ${REPORTS}.`);
  const passedCount = sum(unit?.numPassedTests, browser?.stats.expected, pages?.stats.expected, interrupted.length);
  const failedTests = [
    unit?.numFailedTests,
    unitLts?.numFailedTests,
    browser?.stats.unexpected,
    pages?.stats.unexpected,
  ];
  const failedCount = sum(...failedTests, unstable.length);
  const seconds = secondsSince(startedAt);
  console.log(`\n${passedCount} passed, ${failedCount} failed in ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  process.exitCode = failed.length === 0 && passedCount > 0 ? 0 : 1;
}

/**
 * @param {Step} step
 * @param {boolean} isAlone whether its output is shown while it runs
 */
async function run({ name, command: [file = '', ...args] }, isAlone) {
  const heading = `\n── ${name} ──\n`;
  if (isAlone) console.log(heading);
  const stepStartedAt = Date.now();
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, BROWSER_TESTS_REPORT: reportFile(fileName(name)) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    });
  const [status] = await once(child, 'close');
  if (!isAlone) console.log(heading + output);
  writeFileSync(`${REPORTS}/${fileName(name)}.log`, output);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${secondsSince(stepStartedAt)} s`);
  if (status !== 0) failures.push({ name, output });
}

/** @param {string} name @param {string} line command line without spaces inside its arguments @returns {Step[]} */
function program(name, line) {
  return [{ name, command: line.split(' ') }];
}

/**
 * @param {'unit' | 'unit-lts'} report
 * @param {string[]} args
 * @param {string[]} node the program that runs them
 * @returns {Step[]}
 */
function unitTests(report, args, node = ['node']) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const name = report === 'unit' ? 'Unit tests' : `Unit tests on Node ${NODE_LTS}`;
  return [{ name, command: [...node, ...vitest, `--outputFile.json=${reportFile(report)}`, ...args] }];
}

/** The command that starts Node LTS, which npm fetches as a package. */
function nodeLts() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return ['npm', 'exec', '--yes', `--package=node-${system}-${process.arch}@${NODE_LTS}`, '--', 'node'];
}

/** @param {string} step */
function fileName(step) {
  return step.toLowerCase().replaceAll(' ', '-');
}

/** @param {string} name */
function reportFile(name) {
  return `${REPORTS}/${name}.json`;
}

/** @param {string} name */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(reportFile(name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {(number | undefined)[]} counts */
function sum(...counts) {
  return counts.reduce((total = 0, count = 0) => total + count, 0) ?? 0;
}

/** @param {number} moment */
function secondsSince(moment) {
  return Math.round((Date.now() - moment) / 1000);
}
