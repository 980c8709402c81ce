// What `npm run dev` runs: install what is missing, then develop; again where the program asks to be started anew.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';
import { explainFolderName } from './folder-name.mjs';
import { ensureInstalled } from './install.mjs';
import { explainFileErrors } from './file-errors.mjs';

const START_ANEW = 75;
/** How long until code that could not be bundled is tried again. */
const RETRY_MS = 500;
/** Limit of the heap: the lower it is, the sooner Node collects garbage. About 100 MB are in use. */
const MOST_KEPT_MB = 1024;

endWithNpm();
explainFileErrors();
explainFolderName();
ensureInstalled();
// It is there once packages are installed.
const { bundleProgram } = await import('./bundle-program.mjs');
let isEnding = false;
/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    isEnding = true;
    child?.kill(signal);
  });
let status = await run();
while (status === START_ANEW) status = await run();
process.exitCode = status;

/** @returns its exit code */
async function run() {
  const program = await bundle();
  if (isEnding) return 0;
  const options = ['--enable-source-maps', `--max-old-space-size=${MOST_KEPT_MB}`];
  child = spawn(process.execPath, [...options, fileURLToPath(program)], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** @returns where the program is, once its code can be bundled */
async function bundle() {
  let told = '';
  while (!isEnding) {
    try {
      return await bundleProgram('pipeline/dev/run.ts', { logLevel: 'silent' });
    } catch (error) {
      // Of the code that is bundled: https://esbuild.github.io/api/#build
      if (!(error instanceof Error && 'errors' in error)) throw error;
      const { message } = error;
      if (message !== told) console.error(`\n${message}\n\n  Goes on when this is corrected.`);
      told = message;
      await pause(RETRY_MS);
    }
  }
  return '';
}
