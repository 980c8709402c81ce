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
  const program = fileURLToPath(await bundleProgram('tools/dev/run.ts'));
  if (isEnding) return 0;
  const options = ['--enable-source-maps', `--max-old-space-size=${MOST_KEPT_MB}`];
  child = spawn(process.execPath, [...options, program], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
