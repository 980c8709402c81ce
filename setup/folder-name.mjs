import { stop } from './install.mjs';

/** Vite reads # and ? in a path as the start of a fragment or query, and so finds no file of the project. */
export function explainFolderName() {
  const [sign] = /[#?]/.exec(process.cwd()) ?? [];
  if (sign === undefined) return;
  stop(`The path of this project has a ${sign} in it, so the bundler cannot find its files: ${process.cwd()}
Rename that folder, or move the project elsewhere.`);
}
