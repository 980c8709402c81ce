/*
 * Builds each school of `examples/` in a copy of the project, for a folder of its host, and runs browser tests on it: the code is
 * for any school, anywhere.
 * `npm run example-schools -- e2e/parts/home.spec.ts` runs other tests.
 */
import { readdirSync } from 'node:fs';
import { inProjectCopy } from '../../tools/testing/project-copy';
import { testsAll } from '../support/tests-all';
import { runSteps } from './run-steps';

const asked = process.argv.slice(2);
/** All that a school can say otherwise is on some screen, in some form or in some PDF; one engine is enough to see it. */
const browserTests =
  asked.length > 0
    ? asked
    : [
        ...[
          'e2e/every-page/every-page',
          'e2e/screens',
          // What a screen weighs, the same components say in the first school.
          ...(testsAll ? ['e2e/every-page/bytes'] : []),
          'e2e/every-page/routes',
          'e2e/every-page/base-path',
          'e2e/offline/offline-reading',
          'e2e/journeys/enquiry',
        ],
        ...['e2e/parts/menu', 'e2e/parts/home', 'e2e/journeys/other-form', 'e2e/journeys/reading', 'e2e/journeys/menu'],
        // The school in `content/` asks everybody the same.
        ...['e2e/journeys/dependent-question', 'e2e/forms/dependent-question', 'e2e/forms/form-again'],
        ...['--project=', '--project=Chromium, scripts on', '--project=Chromium, scripts off'],
      ];

const steps = [
  ['tsx/dist/cli.mjs', 'tools/checks/content.ts'],
  ['tsx/dist/cli.mjs', 'tools/build/run.ts'],
  ['@playwright/test/cli.js', 'test', '--reporter=list', ...browserTests],
];

for (const school of readdirSync('examples')) {
  await inProjectCopy((folder) => {
    const isGreen = runSteps(folder, steps, {
      ...process.env,
      CONTENT_DIR: `examples/${school}`,
      // In a folder of its host, as the school in `content/` is not.
      VITE_BASE_PATH: `/${school}/`,
      E2E_REPORT: '',
    });
    if (!isGreen) console.error(`examples/${school} is not served as its content says.`);
    if (!isGreen) process.exitCode = 1;
    return Promise.resolve();
  });
}
