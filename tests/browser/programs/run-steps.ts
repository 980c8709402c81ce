import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { testsAll } from '../support/tests-all';

/** Runs this folder's browser tests on the site that was built in a copy of the project. Playwright would have to compile the copy's tests again. */
export const browserTests: readonly string[] = [
  '@playwright/test/cli.js',
  'test',
  `--config=${path.resolve('playwright.config.ts')}`,
  '--output=test-results',
  '--reporter=list',
  // `npm test` runs two of these programs side by side. Each worker costs the start of a browser.
  '--workers=2',
];

/**
 * Runs programs of the installed packages one after the other in a copy of the project, until one fails.
 *
 * @param steps each the program’s file, from `node_modules/`, and its arguments
 * @returns whether all succeeded
 */
export function runSteps(folder: string, steps: readonly (readonly string[])[], env = process.env): boolean {
  // No test of a copy measures its files, except in `npm run test:all`.
  const quickly = testsAll ? {} : { COMPRESSION: 'fast' };
  return steps.every(([program = '', ...args]) => {
    const command = [path.resolve('node_modules', program), ...args];
    return (
      spawnSync(process.execPath, command, { cwd: folder, env: { ...env, ...quickly }, stdio: 'inherit' }).status === 0
    );
  });
}
