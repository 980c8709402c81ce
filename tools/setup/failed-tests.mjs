import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ title: string, message: string }} FailedTest */

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
 * @param {any[]} suites of Playwright’s report: files, and what they describe
 * @param {'unexpected' | 'flaky'} outcome failed on each try, or on the first alone
 * @returns {FailedTest[]}
 */
export function failedBrowserTests(suites, outcome) {
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
    ...failedBrowserTests(inner, outcome),
  ]);
}

/** @param {string} text */
function indented(text) {
  return stripVTControlCharacters(text).replace(/^/gm, '    ');
}
