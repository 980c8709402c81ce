import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ title: string, message: string }} FailedTest */

/** What `e2e/engines/webkit/session.ts` says where no test and no page is the cause. */
const ENDED_BY_ITSELF = 'WebKit has ended by itself.';

/**
 * @param {any} report of Vitest, or nothing where it wrote none
 * @returns {FailedTest[]}
 */
export function failedUnitTests(report) {
  /** @type {any[]} */
  const files = report?.testResults ?? [];
  return files.flatMap(({ name, message, assertionResults }) => [
    // A file that cannot be loaded has no tests.
    ...(message ? [{ title: name, message: indented(message) }] : []),
    ...assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { fullName, failureMessages }) => ({
        title: `${name}: ${fullName}`,
        message: indented(failureMessages.join('\n')),
      })),
  ]);
}

/**
 * How many unit tests passed on every Node on which they ran, and how many did not: each counts once.
 *
 * @param {any[]} reports of Vitest; nothing where it wrote none
 */
export function countUnitTests(reports) {
  /** @type {Map<string, boolean>} */
  const hasPassed = new Map();
  for (const { name, assertionResults } of reports.flatMap((report) => report?.testResults ?? [])) {
    // A test is its place in its file: `test.each` gives several the same name.
    for (const [index, { status }] of assertionResults.entries()) {
      if (status !== 'passed' && status !== 'failed') continue;
      const test = `${name}: ${index}`;
      hasPassed.set(test, status === 'passed' && hasPassed.get(test) !== false);
    }
  }
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
