import { expect, test } from 'vitest';
import { failedBrowserTests } from './failed-tests.mjs';

const tried = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{ projectName: 'WebKit', status, results: messages.map((message) => ({ errors: [{ message }] })) }],
});

test('what failed on each try is told apart from what passed on its second', () => {
  const suites = [
    {
      file: 'menu.spec.ts',
      specs: [tried('opens', 'expected')],
      suites: [
        {
          file: 'menu.spec.ts',
          specs: [
            tried('closes', 'unexpected', 'Not closed', 'Not closed again'),
            tried('leads', 'flaky', 'It has ended'),
          ],
        },
      ],
    },
  ];
  expect(failedBrowserTests(suites, 'unexpected')).toEqual([
    { title: 'WebKit › menu.spec.ts › closes', message: '    Not closed\n    Not closed again' },
  ]);
  expect(failedBrowserTests(suites, 'flaky')).toEqual([
    { title: 'WebKit › menu.spec.ts › leads', message: '    It has ended' },
  ]);
});
