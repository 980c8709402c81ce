import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IslandAddresses } from '../islands/island';
import { examplesOfComponents } from './examples';

it('every component has examples', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(examplesOfComponents)).toEqual(folders.map(({ name }) => name).sort());
});

const examples = Object.entries(examplesOfComponents).flatMap(([component, named]) =>
  Object.entries(named).map(([name, example]) => [component, name, example] as const),
);

it.each(examples)('renders %s, %s', (_component, _name, example) => {
  const html = renderToStaticMarkup(
    <IslandAddresses value={{ 'photo-list': '/assets/photo-list.js' }}>{example}</IslandAddresses>,
  );
  expect(html).toMatch(/^</);
});
