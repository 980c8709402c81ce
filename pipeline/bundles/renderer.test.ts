import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, Suspense } from 'react';
import { expect, test } from 'vitest';
import type * as answers from '../../app/answers/render';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { compiledForTest } from '../../tests/support/compiled.fixture';
import { pages, school } from '../../tests/support/rendered-pages.fixture';
import { renderer, rendererBundle } from '../../tests/support/renderer.fixture';
import { programsFolder } from '../../server/testing/program-file';
import { buildIslands } from './islands';
import { bundleRenderer, programRenderers, rendererSource } from './renderer';

const { render, renderToHtml } = renderer;

const addresses = [...pages.keys()];

test('bundling is deterministic, and the renderer contains no content', async () => {
  const before = readFileSync(rendererBundle, 'utf8');
  expect(await bundleRenderer(rendererSource)).toBe(before);
  const [{ school: about, classes, staff }] = school.contents;
  for (const said of [about.slogan, about.website, classes[0]!.description, staff[0]!.name])
    expect(before).not.toContain(said);
});

test('bundling islands is deterministic', async () => {
  const { forms } = compiledForTest();
  const built = async () => {
    const files: Record<string, unknown> = {};
    const write = (address: string, data: unknown) => void (files[address] = data);
    const { addresses } = await buildIslands(write, { language: 'en', digits: undefined, forms });
    return { addresses, files };
  };
  expect(await built()).toEqual(await built());
});

/** Files in a bundle, which its comments list. */
function filesIn(bundle: string): string[] {
  return [...readFileSync(bundle, 'utf8').matchAll(/^\/\/ ((?:app|office)\/\S+)$/gm)].map(([, file]) => file!);
}

test('examples of components and pages of the office are not bundled', () => {
  const files = filesIn(rendererBundle);
  expect(files).toContain('app/components/button/button.tsx');
  expect(files.filter((file) => /examples|preview|^office/.test(file))).toEqual([]);
});

test('the renderer of answers is bundled without pages of site and office, and its classes have styles', async () => {
  // Inside the project, so that the bundle finds the packages.
  const bundle = path.join(path.dirname(rendererBundle), 'answers.mjs');
  writeFileSync(bundle, await bundleRenderer(programRenderers.answers));
  expect(filesIn(bundle)).toContain('app/answers/render.tsx');
  expect(filesIn(bundle).filter((file) => /^office\/|^app\/(?:pages|shell|render)\//.test(file))).toEqual([]);
  const { renderAnswer } = (await import(pathToFileURL(bundle).href)) as typeof answers;
  const school = { language: 'en', name: 'School', homeUrl: '/', phones: [] } as const;
  const sent = {
    kind: 'sent',
    sent: { title: 'Sent', sentence: 'Thanks.' },
    reference: '7c4d',
    spokenNumber: 1,
  } as const;
  const { html } = await renderAnswer({ ...sent, school }, { css: '' });
  const [, css = '', body = ''] = /<style>(.*)<\/style>(.*)/s.exec(html)!;
  const classes = [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  expect(classes).toContain('answer-page-main');
  for (const name of classes) expect(css).toContain(`.${name}`);
  // A page has only the styles of its components: this one has no form.
  expect(css).not.toContain('resize:vertical');
});

test('the server loads no React but with the renderer, for its first page', () => {
  const loaded = new Set(['main.js']);
  // A set also visits what is added meanwhile.
  for (const name of loaded) {
    const program = readFileSync(path.join(programsFolder, name), 'utf8');
    expect(program, name).not.toMatch(/from ?"react/);
    for (const [, chunk = ''] of program.matchAll(/"(\.{1,2}\/[^"]+\.js)"/g))
      loaded.add(path.join(path.dirname(name), chunk));
  }
  expect(loaded.size).toBeGreaterThan(10);
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
