import { readdirSync } from 'node:fs';
import path from 'node:path';
import { normalizePath } from 'vite';

/** Letters of short names. Vowels are left out, because ad blockers hide elements with names such as `ad1`. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

const CLASS = /\.([a-z_][\w-]*)/gi;

/**
 * Short names for the classes of `app/**\/*.module.css`: letters for the file, a number for the class. They are the same in every
 * bundle and in any file order. Readable names would be 3 % of a page. Classes of `office/` and of the server's answers have readable
 * names, so that the names on the site don't depend on them.
 */
export function shortClassNames(): (name: string, file: string, css: string) => string {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => normalizePath(path.resolve('app', file)))
    .filter((file) => !isOfServer(file))
    .sort();
  return (name, file, css) => {
    const names = [...new Set([...css.matchAll(CLASS)].map(([, each]) => each))];
    // Vite adds `?inline` if a style sheet is imported as text.
    const sheet = normalizePath(file.replace(/\?.*/, ''));
    if (isOfServer(sheet)) return `${path.basename(sheet, '.module.css')}-${name}`;
    const index = files.indexOf(sheet);
    if (index < 0) throw new Error(`${file} is new: start again what bundles it.`);
    return `${lettersOf(index)}${names.indexOf(name)}`;
  };
}

/** Whether only pages that programs send have the style sheet. */
function isOfServer(sheet: string): boolean {
  return ['office', 'app/answers'].some((folder) => sheet.startsWith(`${normalizePath(path.resolve(folder))}/`));
}

function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return `${rest > 0 ? lettersOf(rest - 1) : ''}${LETTERS[index % LETTERS.length]}`;
}
