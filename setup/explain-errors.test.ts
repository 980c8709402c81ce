import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder';

/** Runs a program that throws an error. @param error the JavaScript that makes the error */
function failWith(error: string) {
  const program = `const { explainFileErrors } = await import('./setup/explain-errors.mjs');
    explainFileErrors();
    throw ${error};`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

it.each([
  ['EMFILE', 'Too few files may be open at a time (EMFILE). Raise the limit, for example: ulimit -n 1024'],
  ...['EROFS', 'EACCES', 'EPERM'].map((code) => [
    code,
    `/site/.cache cannot be read or written (${code}). Give this account write access to the project folder, or copy the folder to a place where it has it.`,
  ]),
])('explains %s', (code, message) => {
  const { status, stderr } = failWith(`Object.assign(new Error('open'), { code: '${code}', path: '/site/.cache' })`);
  expect([status, stderr.trim()]).toEqual([1, message]);
});

it.each([`new Error('Something else')`, `Object.assign(new Error('listen EACCES'), { code: 'EACCES' })`])(
  'leaves %s as it is',
  (error) => {
    const other = failWith(error);
    expect(other.status).not.toBe(0);
    expect(other.stderr).toMatch(/Something else|listen EACCES/);
  },
);

it.each([
  ['website#2', 1],
  ['the website', 0],
  ['50%20', 0],
])('in a folder called %s the exit code is %i', (name, status) => {
  const cwd = path.join(temporaryFolder(), name);
  mkdirSync(cwd);
  const program = `const { explainFolderName } = await import(${JSON.stringify(path.resolve('setup/explain-errors.mjs'))});
    explainFolderName();`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { cwd, encoding: 'utf8' });
  expect(run.status).toBe(status);
  if (status === 1) expect(run.stderr).toMatch(/has a # in it.*\nRename that folder/);
  expect(run.stderr).not.toContain('    at ');
});
