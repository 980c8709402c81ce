import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** A program that cannot go on as it begins. */
function failWith(error: string) {
  const program = `const { explainTooFewFiles } = await import('./tools/setup/too-few-files.mjs');
    explainTooFewFiles();
    throw ${error};`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

it('says which limit to raise, and leaves every other error as it is', () => {
  const tooFew = failWith(`Object.assign(new Error('open'), { code: 'EMFILE' })`);
  expect([tooFew.status, tooFew.stderr.trim()]).toEqual([
    1,
    'Too few files may be open at a time (EMFILE). Raise the limit, for example: ulimit -n 1024',
  ]);
  const other = failWith(`new Error('Something else')`);
  expect(other.status).not.toBe(0);
  expect(other.stderr).toContain('Something else');
});
