/*
 * Builds each school of `examples/` in a copy of the project, with a base path, and runs browser tests on it: the
 * code must work for any school.
 * `npx tsx tests/browser/programs/example-schools.ts tests/browser/components/home.spec.ts` runs other tests; `npx tsx tests/browser/programs/example-schools.ts ../our-school` tests the school of
 * that folder in place of them.
 */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inProjectCopy } from '../../support/project-copy';
import { testsAll } from '../support/tests-all';
import { browserTests, runSteps } from './run-steps';

const given = process.argv.slice(2);
const isSchool = (folder: string) => existsSync(path.join(folder, 'school.yaml'));
const asked = given.filter((each) => !isSchool(each));
const examples = readdirSync('examples').map((name) => path.join('examples', name));
const schools = given.some(isSchool) ? given.filter(isSchool) : examples;

/** Tests that depend more on code than on content, so running them on `content/` is enough for `npm test`. */
const ofCode = [
  'tests/browser/every-page/bytes',
  'tests/browser/offline/offline-reading',
  'tests/browser/components/menu',
  'tests/browser/journeys/menu',
  'tests/browser/journeys/reading',
];
/** Tests of screens, forms and PDFs, where schools differ, in one engine. */
const allTests = [
  ...[
    'tests/browser/every-page/every-page',
    'tests/browser/screens',
    'tests/browser/every-page/routes',
    'tests/browser/every-page/base-path',
  ],
  ...[
    'tests/browser/every-engine/offline',
    'tests/browser/journeys/apply-now',
    'tests/browser/journeys/enquiry',
    'tests/browser/journeys/every-screen',
    'tests/browser/journeys/other-form',
    'tests/browser/components/home',
  ],
  // The school in `content/` has no conditional questions.
  ...[
    'tests/browser/journeys/dependent-question',
    'tests/browser/forms/dependent-question',
    'tests/browser/forms/refilled-form',
  ],
  // Run everything on a school that was named explicitly.
  ...(testsAll || given.some(isSchool) ? ofCode : []),
  ...['--project=', '--project=Chromium', '--project=Chromium, scripts on', '--project=Chromium, scripts off'],
];
/** Other examples: only what differs between them, screens and forms in their languages. */
const differentTests = [
  ...['tests/browser/every-page/every-page', 'tests/browser/every-page/languages', 'tests/browser/screens'],
  ...['tests/browser/journeys/every-screen', 'tests/browser/journeys/other-form', 'tests/browser/forms/refilled-form'],
  ...['--project=', '--project=Chromium, scripts off'],
];

const stepsOf = (school: string) => [['../setup/build.mjs'], [...browserTests, ...testsOf(school)]];

function testsOf(school: string): readonly string[] {
  if (asked.length > 0) return asked;
  return testsAll || !examples.slice(0, -1).includes(school) ? allTests : differentTests;
}

for (const school of schools) {
  await inProjectCopy((folder) => {
    const name = path.basename(school);
    // Copy a school from outside the project.
    const inCopy = path.relative('.', school).startsWith('..') ? `examples/${name}` : school;
    if (inCopy !== school) cpSync(school, path.join(folder, inCopy), { recursive: true });
    const isGreen = runSteps(folder, stepsOf(school), {
      ...process.env,
      CONTENT_DIR: inCopy,
      // The examples have a base path, since `content/` has none.
      VITE_BASE_PATH: `/${name}/`,
      BROWSER_TESTS_REPORT: '',
    });
    if (!isGreen) console.error(`${school} is not served as its content says.`);
    if (!isGreen) process.exitCode = 1;
    return Promise.resolve();
  });
}
