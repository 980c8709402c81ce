import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @import { Reporter, TestCase, TestModule } from 'vitest/node' */
/** @typedef {{ id: string, title: string, status: 'passed' | 'failed', message: string }} UnitTest */
/** @typedef {{ message: string, name?: string, diff?: string, stack?: string, stacks?: { file: string, line: number }[] }} UnitTestError */

/**
 * Reporter for Vitest, whose own JSON has no diff of expected and received values. Writes the tests that ran, and failures
 * outside of tests, to the file that `UNIT_REPORT` names.
 *
 * @implements {Reporter}
 */
// eslint-disable-next-line import-x/no-default-export -- Vitest asks for it
export default class UnitReport {
  /** @param {readonly TestModule[]} modules @param {readonly any[]} unhandledErrors */
  onTestRunEnd(modules, unhandledErrors) {
    const suites = modules.flatMap((each) => [each, ...each.children.allSuites()]);
    /** @type {UnitTest[]} */
    const tests = [
      ...modules.flatMap((each) => [...each.children.allTests()].flatMap(described)),
      // A file that can't be loaded has no tests, and a failed hook keeps its tests from running.
      ...suites.filter((each) => each.errors().length > 0).map((each) => failure(titleOf(each), each.errors())),
      ...(unhandledErrors.length > 0 ? [failure('Outside of any test', unhandledErrors)] : []),
    ];
    const file = process.env.UNIT_REPORT ?? '.cache/unit-report.json';
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(tests));
  }
}

/**
 * Identifies a test by its position in its file, since `test.each` may give several the same name.
 *
 * @param {TestCase} test
 * @param {number} index
 * @returns {UnitTest[]}
 */
function described(test, index) {
  const { state, errors } = test.result();
  const id = `${test.module.relativeModuleId}: ${index}`;
  if (state === 'passed') return [{ id, title: titleOf(test), status: state, message: '' }];
  return state === 'failed' ? [{ ...failure(titleOf(test), errors), id }] : [];
}

/** @param {import('vitest/node').TestModule | import('vitest/node').TestSuite | TestCase} each */
function titleOf(each) {
  return each.type === 'module' ? each.relativeModuleId : `${each.module.relativeModuleId}: ${each.fullName}`;
}

/**
 * @param {string} title
 * @param {readonly UnitTestError[]} errors
 * @returns {UnitTest}
 */
function failure(title, errors) {
  return { id: title, title, status: 'failed', message: errors.map(describeError).join('\n') };
}

/** @param {UnitTestError} error */
function describeError({ name, message, diff, stack, stacks }) {
  const places = stacks?.map(({ file, line }) => `at ${path.relative('', file)}:${line}`);
  return [`${name}: ${message}`, diff, ...(places ?? [stack])].filter(Boolean).join('\n');
}
