import { expect, test } from 'vitest';
import { countUnitTests, failedBrowserTests } from './failed-tests.mjs';

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
  const report = (...statuses: string[]) => ({
    testResults: [
      { name: 'menu.test.ts', assertionResults: statuses.map((status) => ({ fullName: 'opens', status })) },
    ],
  });
  expect(countUnitTests([report('passed', 'passed', 'failed', 'pending'), report('passed', 'failed')])).toEqual({
    passed: 1,
    failed: 2,
  });
  expect(countUnitTests([undefined, report('passed')])).toEqual({ passed: 1, failed: 0 });
});
