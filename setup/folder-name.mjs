import { stop } from './install.mjs';

/** Vite takes # and ? in a path for the start of a fragment or query, and then finds no file of the project. */
export function explainFolderName() {
  const [sign] = /[#?]/.exec(process.cwd()) ?? [];
  if (sign === undefined) return;
  stop(`The path of this project has a ${sign} in it, so the bundler cannot find its files: ${process.cwd()}
Rename that folder, or move the project elsewhere.`);
}
