import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, Suspense } from 'react';
import { expect, test } from 'vitest';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { compiledForTest } from '../../tests/support/compiled.fixture';
import { pages, school } from '../../tests/support/rendered-pages.fixture';
import { renderer, rendererBundle } from '../../tests/support/renderer.fixture';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { buildIslands } from './islands';
import { buildRenderer, rendererFile } from './renderer';

const { render, renderToHtml } = renderer;

const addresses = [...pages.keys()];

test('bundling is deterministic, and the renderer contains no content', async () => {
  const before = readFileSync(rendererBundle, 'utf8');
  const folder = temporaryFolder();
  await buildRenderer(folder, undefined);
  expect(readFileSync(path.join(folder, rendererFile), 'utf8')).toBe(before);
  const [{ school: about, classes, staff }] = school.contents;
  for (const said of [about.slogan, about.website, classes[0]!.description, staff[0]!.name])
    expect(before).not.toContain(said);
});

test('bundling islands is deterministic', async () => {
  const { forms } = compiledForTest();
  const folder = temporaryFolder();
  const built = async (name: string) => {
    const outDir = path.join(folder, name);
    const { addresses } = await buildIslands(outDir, { language: 'en', digits: undefined, forms });
    const names = readdirSync(path.join(outDir, 'assets')).sort();
    return [addresses, names.map((file) => readFileSync(path.join(outDir, 'assets', file), 'utf8'))];
  };
  expect(await built('islands')).toEqual(await built('islands again'));
});

test('examples of components are not bundled', () => {
  // Comments in the bundle list its source files.
  const files = [...readFileSync(rendererBundle, 'utf8').matchAll(/^\/\/ (app\/\S+)$/gm)].map(([, file]) => file!);
  expect(files).toContain('app/components/button/button.tsx');
  expect(files.filter((file) => /examples|preview/.test(file))).toEqual([]);
});

test('a page doesn’t depend on pages rendered before', async () => {
  const again = { ...school };
  for (const address of addresses.toReversed().slice(0, 12))
    expect(await render(address, again)).toBe(pages.get(address));
});

test('pages are rendered from JSON data', async () => {
  const fromFile = JSON.parse(JSON.stringify(school)) as typeof school;
  for (const address of addresses.slice(0, 12)) expect(await render(address, fromFile)).toBe(pages.get(address));
});

test('an edited sentence changes only its page', async () => {
  const [first, ...others] = school.contents;
  const changed = first.screens.find(({ kind }) => kind === 'prose')!;
  const screens = first.screens.map((each) => (each === changed ? { ...each, body: `${each.body}\n\nMore.` } : each));
  const edited: CompiledSchool = {
    ...school,
    contents: [{ ...first, screens }, ...others],
  };
  const seen = [];
  for (const address of addresses) if ((await render(address, edited)) !== pages.get(address)) seen.push(address);
  expect(seen).toEqual([changed.path]);
});

test('the date changes only Home, which lists the next holidays', async () => {
  const later = { ...school, today: '2027-01-01' };
  const changed = [];
  for (const address of addresses) if ((await render(address, later)) !== pages.get(address)) changed.push(address);
  expect(changed).toEqual(school.contents.map(({ screens: [home] }) => home!.path));
});

test('an unknown address is an error', async () => {
  await expect(render('/unheard-of', school)).rejects.toThrow('There is no page at /unheard-of.');
});

test('a rendering error throws instead of leaving a gap', async () => {
  await expect(render('/', { ...school, pictures: {} })).rejects.toThrow('Nothing was made of the picture');
  await expect(render('/', { ...school, islands: {} })).rejects.toThrow(/no file “(search|mail-form).island.ts”/);
});

test('a rendering error inside Suspense throws, too', async () => {
  const Broken = () => {
    throw new Error('This part is broken.');
  };
  const document = createElement(Suspense, { fallback: null }, createElement(Broken));
  await expect(renderToHtml(document, school, school.contents[0])).rejects.toThrow('This part is broken.');
});
