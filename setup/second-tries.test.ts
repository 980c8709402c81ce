import { expect, test } from 'vitest';
import { secondTries } from './second-tries.mjs';

const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{ projectName: 'WebKit', status, results: messages.map((message) => ({ errors: [{ message }] })) }],
});

test('second tries are listed with whether the browser had ended by itself', () => {
  const inner = [
    spec('closes', 'unexpected', 'Not closed', 'Not closed again'),
    spec('leads', 'flaky', 'Error: WebKit has ended by itself. Its last output: none'),
    spec('scrolls', 'flaky', 'Not in sight'),
  ];
  const suites = [
    { file: 'menu.spec.ts', specs: [spec('opens', 'expected')], suites: [{ file: 'menu.spec.ts', specs: inner }] },
  ];
  expect(secondTries(suites)).toEqual([
    { title: 'WebKit › menu.spec.ts › leads', wasInterrupted: true },
    { title: 'WebKit › menu.spec.ts › scrolls', wasInterrupted: false },
  ]);
});
