import { readdirSync } from 'node:fs';
import path from 'node:path';
import { normalizePath } from 'vite';

/** Without vowels: blockers of advertisements hide what is called `ad1`. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

const CLASS = /\.([a-z_][\w-]*)/gi;

/**
 * Names for the classes of `app/**\/*.module.css`, the same in every bundle, in whatever order its files are read: letters for
 * the file and a number for the class. Names that can be read are 3 % of a page.
 *
 * @returns a function of the class, its file, and the text of that file
 */
export function shortClassNames(): (name: string, file: string, css: string) => string {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => normalizePath(path.resolve('app', file)))
    .sort();
  return (name, file, css) => {
    const names = [...new Set([...css.matchAll(CLASS)].map(([, each]) => each))];
    // Vite adds `?inline` where a style sheet is imported as a text.
    const index = files.indexOf(normalizePath(file.replace(/\?.*/, '')));
    if (index < 0) throw new Error(`${file} is new: start again what bundles it.`);
    return `${lettersOf(index)}${names.indexOf(name)}`;
  };
}

function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return `${rest > 0 ? lettersOf(rest - 1) : ''}${LETTERS[index % LETTERS.length]}`;
}
