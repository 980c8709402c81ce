/** The error of `tests/browser/engines/webkit/session.ts` when WebKit crashes, which neither a test nor a page causes. */
const ENDED_BY_ITSELF = 'WebKit has ended by itself.';

/**
 * Finds the browser tests that passed on their second try. Playwright counts them as passed; docs/decisions/0038-second-try.md
 * says why we accept only those whose browser had ended by itself.
 *
 * @param {any[]} suites of Playwright’s JSON report: files, and the `describe` blocks in them
 * @returns {{ title: string, wasInterrupted: boolean }[]}
 */
export function secondTries(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((/** @type {any} */ { title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === 'flaky')
        .map((/** @type {any} */ { projectName, results }) => ({
          title: [projectName, file, title].filter(Boolean).join(' › '),
          wasInterrupted: results.some((/** @type {any} */ { errors }) =>
            errors.some((/** @type {any} */ { message }) => message.includes(ENDED_BY_ITSELF)),
          ),
        })),
    ),
    ...secondTries(inner),
  ]);
}
