import { expect, test } from 'vitest';
import { failedBrowserTests } from './failed-tests.mjs';

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
