/*
 * Builds each school of `examples/` in a copy of the project, for a folder of its host, and runs browser tests on it: the code is
 * for any school, anywhere.
 * `npx tsx tests/browser/programs/example-schools.ts tests/browser/components/home.spec.ts` runs other tests; `npx tsx tests/browser/programs/example-schools.ts ../our-school` tests the school of
 * that folder in place of them.
 */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inProjectCopy } from '../../support/project-copy';
import { testsAll } from '../support/tests-all';
import { runSteps } from './run-steps';

const given = process.argv.slice(2);
const isSchool = (folder: string) => existsSync(path.join(folder, 'school.yaml'));
const asked = given.filter((each) => !isSchool(each));
const examples = readdirSync('examples').map((name) => path.join('examples', name));
const schools = given.some(isSchool) ? given.filter(isSchool) : examples;

/** What depends on code more than on content: the tests of `content/` see it by day. */
const ofCode = [
  'tests/browser/every-page/bytes',
  'tests/browser/offline/offline-reading',
  'tests/browser/components/menu',
  'tests/browser/journeys/reading',
];
/** All that a school can say otherwise is on some screen, in some form or in some PDF; one engine is enough to see it. */
const allTests = [
  ...[
    'tests/browser/every-page/every-page',
    'tests/browser/screens',
    'tests/browser/every-page/routes',
    'tests/browser/every-page/base-path',
  ],
  ...[
    'tests/browser/every-engine/offline',
    'tests/browser/journeys/enquiry',
    'tests/browser/journeys/other-form',
    'tests/browser/journeys/menu',
    'tests/browser/components/home',
  ],
  // The school in `content/` asks everybody the same.
  ...[
    'tests/browser/journeys/dependent-question',
    'tests/browser/forms/dependent-question',
    'tests/browser/forms/refilled-form',
  ],
  // Who names a school of their own wants to know all of it.
  ...(testsAll || given.some(isSchool) ? ofCode : []),
  ...['--project=', '--project=Chromium', '--project=Chromium, scripts on', '--project=Chromium, scripts off'],
];
/** Of the other examples only what one cannot say for all: what their screens and forms show, in their languages. */
const differentTests = [
  ...['tests/browser/every-page/every-page', 'tests/browser/every-page/languages', 'tests/browser/screens'],
  ...['tests/browser/journeys/other-form', 'tests/browser/forms/refilled-form'],
  ...['--project=', '--project=Chromium, scripts off'],
];

const stepsOf = (school: string) => [
  ['tsx/dist/cli.mjs', 'commands/content/content.ts'],
  ['../setup/build.mjs'],
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
      BROWSER_TESTS_REPORT: '',
    });
    if (!isGreen) console.error(`${school} is not served as its content says.`);
    if (!isGreen) process.exitCode = 1;
    return Promise.resolve();
  });
}
