// What `npm test` runs, and CI with it: everything, from a fresh clone.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';

const UNIT_REPORT = '.cache/unit-report.json';
const E2E_REPORT = '.cache/e2e-report.json';

ensureInstalled();
const CHROME_PATH = ensureBrowser();
for (const report of [UNIT_REPORT, E2E_REPORT]) rmSync(report, { force: true });

const steps = [
  { name: 'Content', command: ['npm', 'run', '--silent', 'content'] },
  { name: 'Types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'Lint', command: ['npm', 'run', '--silent', 'lint'] },
  {
    name: 'Unit tests',
    command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${UNIT_REPORT}`],
  },
  { name: 'Build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'Browser tests', command: ['npm', 'run', '--silent', 'e2e'] },
];

const failed = [];
for (const {
  name,
  command: [program = '', ...args],
} of steps) {
  console.log(`\n── ${name} ──`);
  const startedAt = Date.now();
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, CHROME_PATH, E2E_REPORT },
  });
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  if (status !== 0) failed.push(name);
  // Without a build there is nothing for the browser to look at.
  if (name === 'Build' && status !== 0) break;
}

const unit = readReport(UNIT_REPORT);
const e2e = readReport(E2E_REPORT);
const passedCount = (unit?.numPassedTests ?? 0) + (e2e?.stats?.expected ?? 0);
const failedCount = (unit?.numFailedTests ?? 0) + (e2e?.stats?.unexpected ?? 0) + (e2e?.stats?.flaky ?? 0);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${passedCount} passed, ${failedCount} failed`);
process.exitCode = failed.length === 0 && passedCount > 0 ? 0 : 1;

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
