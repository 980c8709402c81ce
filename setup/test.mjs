// What `npm test` runs, and CI with it, from a fresh clone; `npm run test:all` (`--all`) leaves nothing to the night, and
// `npm run check` (`--quick`) takes two minutes: what is fast, what is next to the change, and one of each kind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { ensureBrowsers } from './browsers.mjs';
import { explainFolderName } from './folder-name.mjs';
import { countUnitTests, failedBrowserTests, failedUnitTests } from './failed-tests.mjs';
import { ensureHosts } from './hosts.mjs';
import { ensureInstalled } from './install.mjs';

/** The release of Node that is in long-term support: https://nodejs.org/en/about/previous-releases */
const NODE_LTS = 26;
/**
 * Rules, drawings, what runs in browsers alone, commands and backups, of which the server and the store beneath are tested
 * on both, and what takes long in libraries that have no part of Node in them. `leftovers` reads what pages say, of whichever
 * Node rendered them.
 */
const SAME_ON_EACH_NODE = [
  ...[
    'forms/**',
    'look/**',
    'model/**',
    'search/**',
    'words/**',
    'server/commands/**',
    'server/backup/**',
    'commands/new-school/**',
  ],
  ...['app/**', 'illustrations/**', 'tests/faults/**', 'pipeline/dev/**', 'pipeline/bundles/**', 'tests/**'],
  ...[
    'commands/content/**',
    'commands/launch-check/**',
    'pipeline/assets/documents/**',
    'pipeline/assets/fonts/**',
    'pipeline/assets/pictures/**',
    'pipeline/pages/leftovers.test.ts',
  ],
];
/**
 * Says nothing of Node, but takes a whole build to say it: where Node in long-term support is tested too, its build is that one.
 * The other Node builds the site in a stage of its own.
 */
const ON_LTS_ALONE = ['pipeline/build/third-language.test.ts'];
/** Rooms whose unit tests take half a minute together. */
const QUICK_ROOMS = ['app', 'forms', 'look', 'model', 'search', 'words'];
const SLOW_ROOMS = ['commands', 'illustrations', 'pipeline', 'server', 'setup'];
/** A word of the interface is next to half of all tests. */
const MOST_SLOW_TESTS = 8;
/** What Playwright calls one of each kind, and the journeys in Chromium with scripts on. */
const QUICK = '@quick|Chromium, scripts on';
const ESLINT_CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'];
const UNIT_REPORT = '.cache/unit-report.json';
const LTS_REPORT = '.cache/unit-report-lts.json';
const E2E_REPORT = '.cache/e2e-report.json';
/** A browser ends by itself once in a run, if at all. Where it does so more often, the site or its tests are the cause. */
const MOST_INTERRUPTED = 2;

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./setup/unit-report.mjs'];

const isLts = process.versions.node.startsWith(`${NODE_LTS}.`);
const startedAt = Date.now();
const testsAll = process.argv.includes('--all');
const isQuick = process.argv.includes('--quick');
// The browser tests ask for them.
if (testsAll) process.env.TEST_ALL = '1';
if (isQuick) process.env.TEST_QUICK = '1';
explainFolderName();
ensureInstalled({ toTest: true });
ensureBrowsers();
if (!isQuick) ensureHosts();
for (const report of [UNIT_REPORT, LTS_REPORT, E2E_REPORT]) rmSync(report, { force: true });

const types = [
  { name: 'Types', command: ['npx', 'tsc', '--noEmit'] },
  { name: 'Types of the worker', command: ['npx', 'tsc', '--noEmit', '-p', 'app/offline/worker'] },
];

/** @typedef {{ name: string, command: string[], report?: string }} Step `report`: of unit tests, where to write it */

/**
 * Stages, one after the other; in each, queues of steps that go on side by side, where each would leave a core idle.
 *
 * @type {Step[][][]}
 */
const everything = [
  [
    [...types, { name: 'Lint', command: ['node', 'setup/lint.mjs'] }],
    [script('Content', 'content'), script('Build', 'build')],
  ],
  // Much of them is waiting: for what takes ten seconds to give up, and for programs to end.
  [
    [
      {
        name: 'Unit tests',
        command: ['node', ...vitest, ...(testsAll || isLts ? [] : leftOut(ON_LTS_ALONE))],
        report: UNIT_REPORT,
      },
    ],
    [
      ...unitTestsOnLts(),
      program('Faults', 'tests/faults/run.ts', '--minutes', testsAll ? '10' : '0.17'),
      ...(testsAll ? [program('Fuzz', 'tests/faults/fuzz.ts', '--minutes', '1')] : []),
      script('Hosts', 'hosts'),
    ],
  ],
  [[{ name: 'Browser tests', command: ['npx', 'playwright', 'test'] }]],
  [
    [program('Office edits', 'tests/browser/programs/office-edits.ts')],
    [program('Example schools', 'tests/browser/programs/example-schools.ts')],
  ],
  // Last, so that it stands above the summary. That the screens show what the content says, the browser tests have seen.
  [[program('Specification', 'tests/browser/specification/tell.ts')]],
];

/** @returns {Promise<typeof everything>} */
async function quick() {
  // It needs a package.
  const { changedFiles, nearestTests, unitTestsIn } = await import('./nearest-tests.mjs');
  const nearest = await nearestTests(unitTestsIn(SLOW_ROOMS), changedFiles());
  const chosen = nearest.slice(0, MOST_SLOW_TESTS);
  const later = nearest.length - chosen.length;
  if (later > 0) console.log(`Files of unit tests next to the change that only npm test runs: ${later}`);
  return [
    [
      [...types, { name: 'Lint', command: ['node', 'setup/lint.mjs', ...ESLINT_CACHE] }],
      [script('Content', 'content'), script('Build', 'build')],
    ],
    [
      [
        {
          name: 'Unit tests',
          command: ['node', ...vitest, ...QUICK_ROOMS.map((room) => `${room}/`), ...chosen],
          report: UNIT_REPORT,
        },
      ],
      [{ name: 'Browser tests', command: ['npx', 'playwright', 'test', '--grep', QUICK] }],
    ],
  ];
}

/** @type {string[]} */
const failed = [];
for (const queues of isQuick ? await quick() : everything) {
  // Side by side, each is told of when it has ended: otherwise nobody could read either.
  const output = queues.length > 1 ? 'pipe' : 'inherit';
  await Promise.all(
    queues.map(async (steps) => {
      for (const step of steps) await run(step, output);
    }),
  );
  // Without a build there is nothing for the browser to look at.
  if (failed.includes('Build')) break;
}

const units = [UNIT_REPORT, LTS_REPORT].flatMap((file) => readReport(file) ?? []);
const e2e = readReport(E2E_REPORT);
const browserTests = failedBrowserTests(e2e?.suites ?? []);
const interrupted = browserTests.interrupted.length;
const unitTests = countUnitTests(units);
const passedCount = unitTests.passed + (e2e?.stats?.expected ?? 0) + interrupted;
const failedCount = unitTests.failed + browserTests.failed.length;
// Playwright calls a test passed that passed on its second try.
if (browserTests.failed.length > 0 && !failed.includes('Browser tests')) failed.push('Browser tests');
if (interrupted > MOST_INTERRUPTED) failed.push(`WebKit ended by itself in more than ${MOST_INTERRUPTED} tests`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
// Once more, where whoever reads the end of a long log finds them.
for (const { title, message } of browserTests.interrupted) {
  console.log(`\n↻ ${title}: passed on its second try. On the first:\n${message}`);
}
for (const { title, message } of [...failedUnitTests(units), ...browserTests.failed]) {
  console.log(`\n✘ ${title}\n${message}`);
}
const seconds = secondsSince(startedAt);
console.log(`\n${passedCount} passed, ${failedCount} failed in ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
process.exitCode = failed.length === 0 && passedCount > 0 ? 0 : 1;

/**
 * @param {Step} step
 * @param {'pipe' | 'inherit'} output
 */
async function run({ name, command: [program = '', ...args], report = '' }, output) {
  if (output === 'inherit') console.log(`\n── ${name} ──`);
  const stepStartedAt = Date.now();
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    env: { ...process.env, E2E_REPORT, UNIT_REPORT: report },
  });
  const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [status] = await once(child, 'close');
  if (output === 'pipe') console.log(`\n── ${name} ──\n${(await Promise.all(said)).join('')}`);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${secondsSince(stepStartedAt)} s`);
  if (status !== 0) failed.push(name);
}

/**
 * A script of package.json.
 *
 * @param {string} name
 * @param {string} npmScript
 * @param {string[]} options
 */
function script(name, npmScript, ...options) {
  return { name, command: ['npm', 'run', '--silent', npmScript, '--', ...options] };
}

/**
 * A program in TypeScript.
 *
 * @param {string} name
 * @param {string} file
 * @param {string[]} options
 */
function program(name, file, ...options) {
  return { name, command: ['npx', 'tsx', file, ...options] };
}

/** @param {string[]} files */
function leftOut(files) {
  return files.map((each) => `--exclude=${each}`);
}

/** The same tests on the Node that most servers run, where that is another than this one. npm’s packages bring it. */
function unitTestsOnLts() {
  if (isLts) return [];
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const node = `node-${system}-${process.arch}@${NODE_LTS}`;
  return [
    {
      name: `Unit tests on Node ${NODE_LTS}`,
      command: [
        ...['npm', 'exec', '--yes', `--package=${node}`, '--', 'node', ...vitest],
        ...(testsAll ? [] : leftOut(SAME_ON_EACH_NODE)),
      ],
      report: LTS_REPORT,
    },
  ];
}

/** @param {number} moment */
function secondsSince(moment) {
  return Math.round((Date.now() - moment) / 1000);
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
