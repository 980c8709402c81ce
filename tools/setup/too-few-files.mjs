import { stop } from './install.mjs';

/** Modules are files, too: where too few may be open, this says so instead of naming the first that could not be opened. */
export function explainTooFewFiles() {
  process.on('uncaughtException', (error) => {
    const code = 'code' in error ? error.code : undefined;
    if (code !== 'EMFILE' && code !== 'ENFILE') throw error;
    stop(`Too few files may be open at a time (${code}). Raise the limit, for example: ulimit -n 1024`);
  });
}
