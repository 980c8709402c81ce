import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shortClassNames } from './class-names';

it('a class has one short name, which is unique, in the file and in its text', () => {
  const nameOf = shortClassNames();
  const names = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css') && !file.startsWith('answers'))
    .flatMap((file) => {
      const full = path.resolve('app', file);
      const css = readFileSync(full, 'utf8');
      const classes = [...new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!))];
      for (const name of classes) expect(nameOf(name, `${full}?inline`, css)).toBe(nameOf(name, full, css));
      return classes.map((name) => nameOf(name, full, css));
    });
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+\d+$/i);
});

it('classes of the office have readable names, and so the names of the site don’t depend on them', () => {
  const nameOf = shortClassNames();
  expect(nameOf('row', path.resolve('office/pages/list/list.module.css'), '.row{}')).toBe('list-row');
  expect(nameOf('row', path.resolve('office/pages/list/list.module.css?inline'), '.row{}')).toBe('list-row');
});
