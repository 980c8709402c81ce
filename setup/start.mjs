/* global URL */
// `npm start`: installs missing packages, builds if sources have changed, and serves. If the build fails, it serves the previous site.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { endWithNpm } from './end-with-npm.mjs';
import { explainFileErrors } from './explain-errors.mjs';
import { fillContent } from './fill-content.mjs';
import { ensureInstalled } from './install.mjs';

/** The server as the build has bundled it, so that it starts at once and without a compiler in memory. */
const SERVER = new URL('../build/server/main.js', import.meta.url);
const FRESHNESS = new URL('../build/server/freshness.js', import.meta.url);

endWithNpm();
explainFileErrors();
ensureInstalled();
fillContent();
if (!(await isFresh()) && !build() && !existsSync(SERVER)) process.exit(1);
await import(SERVER.href);

async function isFresh() {
  if (!existsSync(FRESHNESS)) return false;
  const { finishInterrupted, isBuildFresh } = await import(FRESHNESS.href);
  // A build of an earlier release doesn't have it.
  await finishInterrupted?.();
  return isBuildFresh();
}

function build() {
  return spawnSync(process.execPath, ['setup/build.mjs'], { stdio: 'inherit' }).status === 0;
}
