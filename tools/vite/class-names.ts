import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Without vowels: blockers of advertisements hide what is called `ad1`. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

/**
 * Names for the classes of `app/**\/*.module.css`, the same in every bundle of a build: letters for the file and a number
 * for the class. Names that can be read are 3 % of a page.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.resolve('app', file))
    .sort();
  const namesOf = new Map<string, string[]>();
  return (name, file) => {
    const names = namesOf.get(file) ?? [];
    namesOf.set(file, names);
    if (!names.includes(name)) names.push(name);
    return `${lettersOf(files.indexOf(file))}${names.indexOf(name)}`;
  };
}

function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return `${rest > 0 ? lettersOf(rest - 1) : ''}${LETTERS[index % LETTERS.length]}`;
}
