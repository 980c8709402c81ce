import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashOf } from '../assets/fingerprint';
import { shortClassNames } from './class-names';

/** Each class of each style sheet twice: for an import of the style sheet, and for one of its text. */
const asked = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css') && !file.startsWith('answers'))
  .flatMap((file) => {
    const css = readFileSync(path.join('app', file), 'utf8');
    const classes = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!));
    const full = path.resolve('app', file);
    return [...classes].flatMap((name) => [full, `${full}?inline`].map((from) => ({ name, from, css })));
  });

const dialog = path.resolve('app/components/dialog/dialog.module.css');

/** The short names that classes get in a bundle that reads them in this order. */
function named(questions: typeof asked): Map<string, string> {
  const nameOf = shortClassNames();
  return new Map(questions.map(({ name, from, css }) => [`${name} ${from}`, nameOf(name, from, css)]));
}

function shuffled(seed: string): typeof asked {
  const places = new Map(asked.map((each) => [each, hashOf(`${seed} ${each.name} ${each.from}`)]));
  return asked.toSorted((one, other) => (places.get(one)! < places.get(other)! ? -1 : 1));
}

it('a class has the same name in any file order', () => {
  const names = named(asked);
  expect(names.size).toBeGreaterThan(200);
  for (const order of [asked.toReversed(), shuffled('one bundle'), shuffled('another')])
    expect(Object.fromEntries(named(order))).toEqual(Object.fromEntries(names));
});

it('a class has the same name in the text of its file, and the name is unique', () => {
  const names = named(asked);
  for (const { name, from } of asked)
    expect(names.get(`${name} ${from}`)).toBe(names.get(`${name} ${from.replace('?inline', '')}?inline`));
  expect(names.has(`title ${dialog}?inline`)).toBe(true);
  expect(new Set(names.values()).size).toBe(names.size / 2);
  for (const name of names.values()) expect(name).toMatch(/^[a-z]+\d+$/i);
});

it('classes of the office have readable names, and so the names of the site don’t depend on them', () => {
  const nameOf = shortClassNames();
  expect(nameOf('row', path.resolve('office/pages/list/list.module.css'), '.row{}')).toBe('list-row');
  expect(nameOf('row', path.resolve('office/pages/list/list.module.css?inline'), '.row{}')).toBe('list-row');
});
