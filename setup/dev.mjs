// `npm run dev`: installs missing packages and runs commands/dev/run.ts, again whenever that asks for a restart.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';
import { explainFileErrors, explainFolderName } from './explain-errors.mjs';
import { ensureInstalled } from './install.mjs';

const RESTART = 75;
/** The pause before we try again to bundle code with mistakes. */
const RETRY_MS = 500;
/** Limit of Node's heap, so that Node collects garbage sooner. The program uses about 100 MB. */
const MAX_HEAP_MB = 1024;

endWithNpm();
explainFileErrors();
explainFolderName();
ensureInstalled();
// Imported late, because it needs a package that `ensureInstalled` may install.
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
while (status === RESTART) status = await run();
process.exitCode = status;

/** Runs the development server once. @returns its exit code */
async function run() {
  const program = await bundle();
  if (isEnding) return 0;
  const options = ['--enable-source-maps', `--max-old-space-size=${MAX_HEAP_MB}`];
  child = spawn(process.execPath, [...options, fileURLToPath(program)], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Bundles the program, and waits while its code has mistakes. @returns URL of the bundle */
async function bundle() {
  let reported = '';
  while (!isEnding) {
    try {
      return await bundleProgram('commands/dev/run.ts', { logLevel: 'silent' });
    } catch (error) {
      // esbuild lists mistakes in the bundled code: https://esbuild.github.io/api/#build
      if (!(error instanceof Error && 'errors' in error)) throw error;
      const { message } = error;
      if (message !== reported) console.error(`\n${message}\n\n  Continues when this is corrected.`);
      reported = message;
      await pause(RETRY_MS);
    }
  }
  return '';
}
