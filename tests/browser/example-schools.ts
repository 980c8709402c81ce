/*
 * Builds each school of `examples/` in a copy of the project, below a path of its host, and looks at all its pages: the code must work for
 * any school. `npx tsx tests/browser/example-schools.ts ../our-school` does so with the school in that folder.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inProjectCopy } from '../support/project-copy';

const given = process.argv.slice(2);
const examples = readdirSync('examples').map((name) => path.join('examples', name));
const tests = ['base-path', 'digits', 'every-page', 'languages', 'routes'].map((name) => `content/${name}`);

for (const school of given.length > 0 ? given : examples)
  await inProjectCopy((copy) => {
    const name = path.basename(school);
    cpSync(school, path.join(copy, 'examples', name), { recursive: true });
    const env = {
      ...process.env,
      ...{ CONTENT_DIR: `examples/${name}`, VITE_BASE_PATH: `/${name}/`, COMPRESSION: 'fast' },
      ...{ TESTED_PROJECT: copy, BROWSER_TESTS_REPORT: '' },
    };
    const runs = (cwd: string, ...args: string[]) =>
      spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' }).status === 0;
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=playwright.content.config.ts'];
    if (runs(copy, 'setup/build.mjs') && runs('.', ...playwright, '--reporter=list', ...tests)) return;
    console.error(`${school} has pages with faults.`);
    process.exitCode = 1;
  });
