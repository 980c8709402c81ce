import { stop } from './install.mjs';

/** Vite takes # and ? in a path for the start of a fragment or query, and then finds no file of the project. */
export function explainFolderName() {
  const [sign] = /[#?]/.exec(process.cwd()) ?? [];
  if (sign === undefined) return;
  stop(`The path of this project has a ${sign} in it, so the bundler cannot find its files: ${process.cwd()}
Rename that folder, or move the project elsewhere.`);
}

/** Explains file system errors in a sentence instead of a stack trace. */
export function explainFileErrors() {
  process.on('uncaughtException', (error) => {
    const { code, path: file } = /** @type {NodeJS.ErrnoException} */ (error);
    // Check for too many open files first: the path in that error is only the first module that couldn't be opened.
    if (code === 'EMFILE' || code === 'ENFILE')
      stop(`Too few files may be open at a time (${code}). Raise the limit, for example: ulimit -n 1024`);
    // An error without a path isn't about a file but about a port.
    if (file !== undefined && ['EROFS', 'EACCES', 'EPERM'].includes(code ?? ''))
      stop(
        `${file} cannot be read or written (${code}). Give this account write access to the project folder, or copy the folder to a place where it has it.`,
      );
    throw error;
  });
}
