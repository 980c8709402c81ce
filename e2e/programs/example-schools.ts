/*
 * Builds each school of `examples/` in a copy of the project, for a folder of its host, and runs browser tests on it: the code is
 * for any school, anywhere.
 * `npm run example-schools -- e2e/parts/home.spec.ts` runs other tests; `npm run example-schools -- ../our-school` tests the school of
 * that folder in place of them.
 */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inProjectCopy } from '../../tools/testing/project-copy';
import { testsAll } from '../support/tests-all';
import { runSteps } from './run-steps';

const given = process.argv.slice(2);
const isSchool = (folder: string) => existsSync(path.join(folder, 'school.yaml'));
const asked = given.filter((each) => !isSchool(each));
const examples = readdirSync('examples').map((name) => path.join('examples', name));
const schools = given.some(isSchool) ? given.filter(isSchool) : examples;

/** What depends on code more than on content: the tests of `content/` see it by day. */
const ofCode = ['e2e/every-page/bytes', 'e2e/offline/offline-reading', 'e2e/parts/menu', 'e2e/journeys/reading'];
/** All that a school can say otherwise is on some screen, in some form or in some PDF; one engine is enough to see it. */
const allTests = [
  ...['e2e/every-page/every-page', 'e2e/screens', 'e2e/every-page/routes', 'e2e/every-page/base-path'],
  ...[
    'e2e/every-engine/offline',
    'e2e/journeys/enquiry',
    'e2e/journeys/other-form',
    'e2e/journeys/menu',
    'e2e/parts/home',
  ],
  // The school in `content/` asks everybody the same.
  ...['e2e/journeys/dependent-question', 'e2e/forms/dependent-question', 'e2e/forms/form-again'],
  // Who names a school of their own wants to know all of it.
  ...(testsAll || given.some(isSchool) ? ofCode : []),
  ...['--project=', '--project=Chromium', '--project=Chromium, scripts on', '--project=Chromium, scripts off'],
];
/** Of the other examples only what one cannot say for all: what their screens and forms show, in their languages. */
const differentTests = [
  ...['e2e/every-page/every-page', 'e2e/every-page/languages', 'e2e/screens'],
  ...['e2e/journeys/other-form', 'e2e/forms/form-again'],
  ...['--project=', '--project=Chromium, scripts off'],
];

const stepsOf = (school: string) => [
  ['tsx/dist/cli.mjs', 'tools/checks/content.ts'],
  ['../tools/setup/build.mjs'],
  ['@playwright/test/cli.js', 'test', '--reporter=list', ...testsOf(school)],
];

function testsOf(school: string): readonly string[] {
  if (asked.length > 0) return asked;
  return testsAll || !examples.slice(0, -1).includes(school) ? allTests : differentTests;
}

for (const school of schools) {
  await inProjectCopy((folder) => {
    const name = path.basename(school);
    // A school beside the project is taken along.
    const inCopy = path.relative('.', school).startsWith('..') ? `examples/${name}` : school;
    if (inCopy !== school) cpSync(school, path.join(folder, inCopy), { recursive: true });
    const isGreen = runSteps(folder, stepsOf(school), {
      ...process.env,
      CONTENT_DIR: inCopy,
      // In a folder of its host, as the school in `content/` is not.
      VITE_BASE_PATH: `/${name}/`,
      E2E_REPORT: '',
    });
    if (!isGreen) console.error(`${school} is not served as its content says.`);
    if (!isGreen) process.exitCode = 1;
    return Promise.resolve();
  });
}
