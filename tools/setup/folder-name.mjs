import { stop } from './install.mjs';

/** Vite takes what follows these signs for the query or the fragment of an address, and finds no file of the project. */
export function explainFolderName() {
  const [sign] = /[#?]/.exec(process.cwd()) ?? [];
  if (sign === undefined) return;
  stop(`The path of this project has a ${sign} in it, behind which the bundler finds no files: ${process.cwd()}
Rename that folder, or move the project to another one.`);
}
