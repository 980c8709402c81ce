import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ title: string, message: string }} FailedTest */

/** What `tests/browser/engines/webkit/session.ts` says where no test and no page is the cause. */
const ENDED_BY_ITSELF = 'WebKit has ended by itself.';

/** @typedef {import('./unit-report.mjs').UnitTest} UnitTest */

/**
 * @param {UnitTest[]} report
 * @returns {FailedTest[]}
 */
export function failedUnitTests(report) {
  return report
    .filter(({ status }) => status === 'failed')
    .map(({ title, message }) => ({ title, message: indented(message) }));
}

/**
 * How many unit tests passed on every Node on which they ran, and how many did not: each counts once.
 *
 * @param {UnitTest[]} tests
 */
export function countUnitTests(tests) {
  /** @type {Map<string, boolean>} */
  const hasPassed = new Map();
  for (const { id, status } of tests) hasPassed.set(id, status === 'passed' && hasPassed.get(id) !== false);
  const passed = [...hasPassed.values()].filter(Boolean).length;
  return { passed, failed: hasPassed.size - passed };
}

/**
 * @param {any[]} suites of Playwright’s report: files, and what they describe
 * @returns {{ failed: FailedTest[], interrupted: FailedTest[] }} interrupted: passed on the second try, since the browser had
 *   ended by itself in the first; whatever else needed a second try has failed
 */
export function failedBrowserTests(suites) {
  const passedSecondTime = testsThat('flaky', suites);
  const wasInterrupted = (/** @type {FailedTest} */ { message }) => message.includes(ENDED_BY_ITSELF);
  return {
    failed: [...testsThat('unexpected', suites), ...passedSecondTime.filter((test) => !wasInterrupted(test))],
    interrupted: passedSecondTime.filter(wasInterrupted),
  };
}

/**
 * @param {'unexpected' | 'flaky'} outcome
 * @param {any[]} suites
 * @returns {FailedTest[]}
 */
function testsThat(outcome, suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((/** @type {any} */ { title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === outcome)
        .map((/** @type {any} */ { projectName, results }) => ({
          title: [projectName, file, title].filter(Boolean).join(' › '),
          message: indented(
            results
              .flatMap((/** @type {any} */ { errors }) => errors)
              .map((/** @type {any} */ { message, location }) =>
                [message, location && `at ${location.file}:${location.line}`].filter(Boolean).join('\n'),
              )
              .join('\n'),
          ),
        })),
    ),
    ...testsThat(outcome, inner),
  ]);
}

/** @param {string} text */
function indented(text) {
  return stripVTControlCharacters(text).replace(/^/gm, '    ');
}
