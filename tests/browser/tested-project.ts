import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type SiteRules, siteRulesFile } from '../../model/projections/pages/site-rules';
import { copyProjectTo } from '../support/project-copy';

/*
 * Enters the project whose site is tested: a copy of this one with the school of `tests/school/`, or, if `TESTED_PROJECT` is set, the
 * project in that folder. Must be imported before all code that reads the content or the built site.
 */

// Playwright’s workers inherit the variable.
process.env.TESTED_PROJECT ??= builtCopy();
process.chdir(process.env.TESTED_PROJECT);
const release = `build/releases/${readFileSync('build/current', 'utf8').trim()}`;
// For `href()`.
process.env.VITE_BASE_PATH = (JSON.parse(readFileSync(`${release}/${siteRulesFile}`, 'utf8')) as SiteRules).basePath;

function builtCopy(): string {
  const cwd = path.resolve('.cache/school-of-tests');
  copyProjectTo(cwd);
  rmSync(path.join(cwd, 'content'), { recursive: true });
  cpSync('tests/school', path.join(cwd, 'content'), { recursive: true, preserveTimestamps: true });
  // Most drawings are the same as those of other builds.
  symlinkSync(path.dirname(cwd), path.join(cwd, '.cache'));
  Object.assign(process.env, { CONTENT_DIR: '', VITE_BASE_PATH: '', COMPRESSION: 'fast' });
  const runs = (...args: string[]) => spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status === 0;
  const isFresh =
    "import('./build/server/freshness.js').then(({ isBuildFresh }) => isBuildFresh(), () => false).then((is) => process.exit(is ? 0 : 1))";
  if (!runs('--eval', isFresh) && !runs('setup/build.mjs'))
    throw new Error('The school of the tests could not be built.');
  return cwd;
}
