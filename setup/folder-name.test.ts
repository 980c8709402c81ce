import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder';

it.each([
  ['website#2', 1],
  ['the website', 0],
  ['50%20', 0],
])('in a folder called %s the exit code is %i', (name, status) => {
  const cwd = path.join(temporaryFolder(), name);
  mkdirSync(cwd);
  const program = `const { explainFolderName } = await import(${JSON.stringify(path.resolve('setup/folder-name.mjs'))});
    explainFolderName();`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { cwd, encoding: 'utf8' });
  expect(run.status).toBe(status);
  if (status === 1) expect(run.stderr).toMatch(/has a # in it.*\nRename that folder/);
  expect(run.stderr).not.toContain('    at ');
});
