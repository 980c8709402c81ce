// What `npm run dev` runs: install what is missing, then develop; again where the program asks to be started anew.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { explainTooFewFiles } from './too-few-files.mjs';

const START_ANEW = 75;
/** Limit of the heap: the lower it is, the sooner Node collects garbage. About 100 MB are in use. */
const MOST_KEPT_MB = 1024;

explainTooFewFiles();
ensureInstalled();
// It is there once packages are installed.
const { bundleProgram } = await import('./bundle-program.mjs');
let child = await start();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
let [status] = await once(child, 'exit');
while (status === START_ANEW) {
  child = await start();
  [status] = await once(child, 'exit');
}
process.exitCode = status ?? 1;

async function start() {
  const program = fileURLToPath(await bundleProgram('tools/dev/run.ts'));
  return spawn(process.execPath, ['--enable-source-maps', `--max-old-space-size=${MOST_KEPT_MB}`, program], {
    stdio: 'inherit',
  });
}
