/* global URL */
// `npm start`: installs missing packages, builds if sources have changed, and serves. During and after a build that fails, it serves the previous
// site; but if its own code has changed, it builds first.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { endWithNpm } from './end-with-npm.mjs';
import { explainFileErrors } from './explain-errors.mjs';
import { fillContent } from './fill-content.mjs';
import { ensureInstalled } from './install.mjs';

/** The server as the build has bundled it, so that it starts at once and without a compiler in memory. */
const SERVER = new URL('../build/server/main.js', import.meta.url);
const BUILD = ['setup/build.mjs'];
const FRESHNESS = new URL('../build/server/freshness.js', import.meta.url);

endWithNpm();
explainFileErrors();
ensureInstalled();
fillContent();

const { isBuildFresh = () => false, canServeMeanwhile = () => false } = await freshness();
if (!isBuildFresh()) {
  if (canServeMeanwhile()) buildMeanwhile();
  else if (!build() && !existsSync(SERVER)) process.exit(1);
}
await import(SERVER.href);

/** Functions of the last build; a build of an earlier version lacks some. */
async function freshness() {
  if (!existsSync(FRESHNESS)) return {};
  const found = await import(FRESHNESS.href);
  await found.finishInterrupted?.();
  return found;
}

function build() {
  return spawnSync(process.execPath, BUILD, { stdio: 'inherit' }).status === 0;
}

/** Builds while the server shows the last release. It takes over the new one by itself. */
function buildMeanwhile() {
  console.log('  The content has changed. Visitors see the last site until the next one is built.');
  const builder = spawn(process.execPath, BUILD, { stdio: 'inherit' });
  process.on('exit', () => builder.kill());
  builder.on('exit', (code) => {
    if (code !== 0) console.error('  THE SITE IS NOT UP TO DATE: visitors still see the last one.');
  });
}
