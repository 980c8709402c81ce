import { stop } from './install.mjs';

/** What the system refuses a program, in a sentence for the person who started it, instead of a stack of calls. */
export function explainFileErrors() {
  process.on('uncaughtException', (error) => {
    const { code, path: file } = /** @type {NodeJS.ErrnoException} */ (error);
    // Modules are files, too: the error would name the first that could not be opened.
    if (code === 'EMFILE' || code === 'ENFILE')
      stop(`Too few files may be open at a time (${code}). Raise the limit, for example: ulimit -n 1024`);
    // Without a path, it is a port that may not be used.
    if (file !== undefined && ['EROFS', 'EACCES', 'EPERM'].includes(code ?? ''))
      stop(
        `${file} may not be written or read (${code}). Give this account the right to write in the project folder, or copy the folder to where it may.`,
      );
    throw error;
  });
}
