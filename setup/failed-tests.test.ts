import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countUnitTests, failedBrowserTests, failedUnitTests } from './failed-tests.mjs';
import type { UnitTest } from './unit-report.mjs';

const tried = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{ projectName: 'WebKit', status, results: messages.map((message) => ({ errors: [{ message }] })) }],
});

const suitesWith = (...specs: ReturnType<typeof tried>[]) => [
  { file: 'menu.spec.ts', specs: [tried('opens', 'expected')], suites: [{ file: 'menu.spec.ts', specs }] },
];

test('a test that failed on each try has failed', () => {
  const suites = suitesWith(tried('closes', 'unexpected', 'Not closed', 'Not closed again'));
  expect(failedBrowserTests(suites)).toEqual({
    failed: [{ title: 'WebKit › menu.spec.ts › closes', message: '    Not closed\n    Not closed again' }],
    interrupted: [],
  });
});

test('a second try counts where the browser has ended by itself, and nowhere else', () => {
  const ended = 'Error: WebKit has ended by itself. It said: nothing';
  const suites = suitesWith(tried('leads', 'flaky', ended), tried('scrolls', 'flaky', 'Not in sight'));
  expect(failedBrowserTests(suites)).toEqual({
    failed: [{ title: 'WebKit › menu.spec.ts › scrolls', message: '    Not in sight' }],
    interrupted: [{ title: 'WebKit › menu.spec.ts › leads', message: `    ${ended}` }],
  });
});

test('a test that runs on two Nodes counts once, and has failed where it failed on one', () => {
  const report = (...statuses: UnitTest['status'][]) =>
    statuses.map((status, index) => ({ id: `menu.test.ts: ${index}`, title: 'opens', status, message: '' }));
  const onTwo = [...report('passed', 'passed', 'failed'), ...report('passed', 'failed')];
  expect(countUnitTests(onTwo)).toEqual({ passed: 1, failed: 2 });
});

test('failed unit tests are reported with their diff and position, and so are files without tests', () => {
  const folder = mkdtempSync(path.resolve('.cache/report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const begin = "import { beforeAll, describe, it, expect } from 'vitest';\n";
  const files = {
    'difference.test.ts': `${begin}it('is', () => {\n  expect([{ fee: 1 }, { fee: 2 }]).toEqual([{ fee: 1 }, { fee: 3 }]);\n});`,
    'error.test.ts': `${begin}it.each([1, 1])('is', (each) => {\n  if (each) throw new TypeError('No school');\n});`,
    'hook.test.ts': `${begin}describe('a school', () => {\n  beforeAll(() => expect(1).toBe(2));\n  it('is', () => {});\n});`,
    'unloadable.test.ts': "import './nowhere';",
    'sound.test.ts': `${begin}it('is', () => {});\nit.skip('is not', () => {});`,
    'vitest.config.mjs': 'export default {}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const report = path.join(folder, 'report.json');
  const reporter = path.resolve('setup/unit-report.mjs');
  const args = [path.resolve('node_modules/vitest/vitest.mjs'), 'run', `--root=${folder}`, `--reporter=${reporter}`];
  spawnSync(process.execPath, args, { cwd: folder, env: { ...process.env, VITEST: '', UNIT_REPORT: report } });

  const tests = JSON.parse(readFileSync(report, 'utf8')) as UnitTest[];
  expect(countUnitTests(tests)).toEqual({ passed: 1, failed: 5 });
  const failed = failedUnitTests(tests).sort((one, other) => one.title.localeCompare(other.title));
  const [difference, ...others] = failed;
  expect(difference?.title).toBe('difference.test.ts: is');
  expect(difference?.message).toMatch(/-\s+"fee": 3,\n\s+\+\s+"fee": 2,[^]*at difference\.test\.ts:3$/);
  expect(others.map(({ title, message }) => `${title}\n${message.split('\n')[0]}`)).toEqual([
    'error.test.ts: is\n    TypeError: No school',
    'error.test.ts: is\n    TypeError: No school',
    'hook.test.ts: a school\n    AssertionError: expected 1 to be 2 // Object.is equality',
    expect.stringMatching(/^unloadable\.test\.ts\n.*'\.\/nowhere'/) as unknown,
  ]);
});
