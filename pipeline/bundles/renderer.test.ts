import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse } from 'parse5';
import { createElement, Suspense } from 'react';
import { afterAll, expect, test } from 'vitest';
import { sitePages } from '../../model/projections/pages/site-pages';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { type Edit, smallSchool, withEdits } from '../../model/testing/edited-content';
import type * as rendererModule from '../../app/render/render';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { compiledForTest } from '../../tests/support/compiled.fixture';
import { buildIslands } from './islands';
import { buildRenderer, rendererFile } from './renderer';

mkdirSync('.cache', { recursive: true });
// Within the project, where the bundle finds the packages.
const folder = mkdtempSync(path.resolve('.cache/renderer-'));
afterAll(() => rmSync(folder, { recursive: true }));
await buildRenderer(folder, undefined);
const bundle = path.join(folder, rendererFile);
const { render, renderToHtml, sharedFiles } = (await import(pathToFileURL(bundle).href)) as typeof rendererModule;

/** This project's school: three languages, and every kind of screen. */
const school = compiledForTest(readEveryLanguage('content'));
const addresses = school.contents.flatMap(sitePages).map(({ path }) => path);
const pages = new Map<string, string>();
for (const address of addresses) pages.set(address, await render(address, school));
const files = await sharedFiles(school);

const inside = (node: Tree.Node): Tree.Node[] => [
  node,
  ...('childNodes' in node ? node.childNodes.flatMap(inside) : []),
];
/** Cache of parsed pages. */
const parsed = new Map<string, Tree.Node[]>();
const nodesOf = (html: string) => {
  const nodes = parsed.get(html) ?? inside(parse(html));
  parsed.set(html, nodes);
  return nodes;
};
const elementsOf = (html: string, tagName: string) =>
  nodesOf(html).filter((node): node is Tree.Element => node.nodeName === tagName);
const valueOf = (element: Tree.Node, name: string) =>
  'attrs' in element ? element.attrs.find((attribute) => attribute.name === name)?.value : undefined;
const textOf = (element: Tree.Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

test('bundling is deterministic, and the renderer contains no content', async () => {
  const before = readFileSync(bundle, 'utf8');
  await buildRenderer(`${folder}/again`, undefined);
  expect(readFileSync(`${folder}/again/${rendererFile}`, 'utf8')).toBe(before);
  const [{ school: about, classes, staff }] = school.contents;
  for (const said of [about.slogan, about.website, classes[0]!.description, staff[0]!.name])
    expect(before).not.toContain(said);
});

test('bundling islands is deterministic', async () => {
  const { forms } = compiledForTest();
  const built = async (name: string) => {
    const outDir = path.join(folder, name);
    const { addresses } = await buildIslands(outDir, { language: 'en', digits: undefined, forms });
    const names = readdirSync(path.join(outDir, 'assets')).sort();
    return [addresses, names.map((file) => readFileSync(path.join(outDir, 'assets', file), 'utf8'))];
  };
  expect(await built('islands')).toEqual(await built('islands again'));
});

test('no example of a component is bundled', () => {
  // Comments in the bundle list its source files.
  const files = [...readFileSync(bundle, 'utf8').matchAll(/^\/\/ (app\/\S+)$/gm)].map(([, file]) => file!);
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

test('at any other address there is no page', async () => {
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

test('no page needs a script to assemble it', () => {
  for (const html of pages.values()) expect(html).not.toMatch(/<!--\$|\$RC|<template/);
});

test('React’s hydration markers are only in islands', () => {
  const isInIsland = (node: Tree.Node): boolean =>
    valueOf(node, 'data-island') !== undefined ||
    ('parentNode' in node && !!node.parentNode && isInIsland(node.parentNode));
  for (const html of pages.values()) {
    const marks = nodesOf(html).filter((node) => defaultTreeAdapter.isCommentNode(node));
    expect(marks.every(isInIsland)).toBe(true);
  }
});

const preloadsOf = (html: string) =>
  elementsOf(html, 'link')
    .filter((link) => valueOf(link, 'rel') === 'preload')
    .map((link) => `${valueOf(link, 'as')} ${valueOf(link, 'href')}`);

test('a page preloads the drawing in its first view, and no font, which would delay the first paint', () => {
  for (const site of school.contents) {
    for (const { path: address } of sitePages(site)) {
      const html = pages.get(address)!;
      // In a `<picture>` the browser chooses the file.
      const drawings = elementsOf(html, 'img').filter(
        (image) => valueOf(image, 'fetchpriority') === 'high' && image.parentNode?.nodeName !== 'picture',
      );
      expect(preloadsOf(html), address).toEqual([
        ...new Set(drawings.map((image) => `image ${valueOf(image, 'src')}`)),
      ]);
    }
  }
});

test('these kinds of page preload drawings', async () => {
  const small = compiledForTest();
  const preloads: Record<string, string> = {};
  for (const { path: address, screen, subpage } of sitePages(small.contents[0]))
    preloads[subpage ? 'album' : screen.kind] ??= preloadsOf(await render(address, small))
      .map((preload) => preload.replace(/ .*/, ''))
      .join();
  expect(preloads).toEqual({
    home: '',
    prose: 'image',
    classes: '',
    teachers: '',
    tables: '',
    documents: '',
    gallery: 'image,image',
    albums: 'image',
    album: 'image',
    form: '',
    contact: '',
    search: '',
  });
});

test('the policy allows exactly the inline scripts and styles of the page', () => {
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  for (const html of pages.values()) {
    const policy = valueOf(elementsOf(html, 'meta')[0]!, 'content')!;
    const scripts = elementsOf(html, 'script').filter((script) => valueOf(script, 'type') !== 'application/ld+json');
    const inline = [...scripts, ...elementsOf(html, 'style')].map((element) => hashOf(textOf(element)));
    expect(policy.match(/'sha256-[^']+'/g)).toEqual(inline.filter((hash) => policy.includes(hash)));
    expect(inline).toHaveLength(3);
    expect(scripts.some((script) => valueOf(script, 'src'))).toBe(false);
  }
});

test('late styles load once, after the script, so that it needn’t wait for them', () => {
  const late = Object.keys(files).find((address) => address.endsWith('.css'));
  for (const html of pages.values()) {
    expect(html).toContain(`</script><link rel="stylesheet" href="${late}"></body>`);
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  }
});

test('a page has only the styles of its components', () => {
  const styleOf = (address: string) => textOf(elementsOf(pages.get(address)!, 'style')[0]!);
  const late = Object.values(files).join('');
  const named = (css: string) =>
    new Set([...css.matchAll(/\.([b-df-hj-np-tv-z]+\d+)(?![\w.])/gi)].map(([, name]) => name!));
  for (const [address, html] of pages) {
    const used = new Set(nodesOf(html).flatMap((node) => valueOf(node, 'class')?.split(' ') ?? []));
    // Style sheets are included whole, because scripts add classes.
    const lettersOf = (names: Iterable<string>) => new Set([...names].map((name) => name.replace(/\d+$/, '')));
    const files = lettersOf([...used].filter((name) => /^[b-df-hj-np-tv-z]+\d+$/i.test(name)));
    expect(files.size).toBeGreaterThan(5);
    for (const letters of lettersOf(named(styleOf(address)))) expect(files, address).toContain(letters);
    // Every class on the page has a rule.
    expect(
      [...files].filter((letters) => !lettersOf([...named(styleOf(address)), ...named(late)]).has(letters)),
    ).toEqual([]);
  }
  // A form on the screen needs its styles at once; those of the dialog can load late.
  expect(styleOf('/enquiry-form').length).toBeGreaterThan(styleOf('/classes').length / 2);
});

test('an untranslated text has a lang attribute, and digits are Devanagari where configured', async () => {
  const [first, ...others] = school.contents;
  const [inMarathi] = others;
  const untranslated = [{ file: 'screens/classes.yaml', text: inMarathi!.classes[0]!.label }];
  const contents = [
    { ...first, settings: { ...first.settings, digits: 'devanagari' as const } },
    { ...inMarathi!, untranslated },
  ] as const;
  const html = await render('/mr/classes', { ...school, contents });
  expect(html).toContain(`<span lang="en-IN">${inMarathi!.classes[0]!.label}</span>`);
  expect(html).toMatch(/[०-९]/);
  expect(pages.get('/mr/classes')).not.toContain(`<span lang="en-IN">${inMarathi!.classes[0]!.label}</span>`);
});

interface Heard {
  said: string;
  lang: string;
}

/** Texts and alternative texts of a page, with their languages. */
function heard(node: Tree.Node, lang = ''): Heard[] {
  if (node.nodeName === '#text') return [{ said: (node as Tree.TextNode).value, lang }];
  if (['script', 'style'].includes(node.nodeName) || valueOf(node, 'aria-hidden')) return [];
  const own = valueOf(node, 'lang') ?? lang;
  const alt = valueOf(node, 'alt');
  return [
    ...(alt ? [{ said: alt, lang: own }] : []),
    ...('childNodes' in node ? node.childNodes.flatMap((each) => heard(each, own)) : []),
  ];
}

/** Skips interface sentences that contain a school text: a text node has one language. */
const isOfTheSchool = (text: string) => /(?=\p{L})\p{Script=Devanagari}/u.test(text) && !/\p{Script=Latin}/u.test(text);

test('on the English pages of a Hindi school, untranslated texts are marked as Hindi', async () => {
  // A school with many kinds of screens and no translations, declared as Hindi.
  const contents = contentAfter('examples/pimpalpaan', {
    file: 'school.yaml',
    from: 'languages: [mr]',
    to: 'languages: [hi, en]',
  });
  const [, english] = contents;
  const school = compiledForTest(contents);
  const wrong: string[] = [];
  let count = 0;
  for (const { path: address } of sitePages(english!)) {
    for (const { said, lang } of heard(parse(await render(address, school)))) {
      if (!isOfTheSchool(said)) continue;
      count += 1;
      if (lang !== 'hi-IN') wrong.push(`${address} · ${lang} · ${said.trim().slice(0, 50)}`);
    }
  }
  expect(count).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('a screen of parts draws each of them, with headings one below the other and each script once', async () => {
  const portrait = '{ illustration: portrait, seed: 1 }';
  const contents = contentAfter(
    smallSchool,
    { file: 'screens/career.yaml', to: undefined },
    { file: 'menu.yaml', from: '/career', to: '/alumni' },
    {
      file: 'screens/alumni.yaml',
      to: `kind: parts
title: Alumni
description: What those do today who went to this school, and how they can be reached.
parts:
  - { title: First, text: A **text**. }
  - { picture: { illustration: sports, seed: 2, caption: The yard } }
  - { title: Pictures, pictures: [{ illustration: sports, seed: 3, caption: A race }] }
  - { title: More pictures, pictures: [{ illustration: sports, seed: 4 }] }
  - title: People
    people:
      - { group: Here }
      - { name: A nurse, role: Class of 2011, figure: 12 years, words: Ask., picture: ${portrait} }
  - { title: Cards, cards: [{ title: A card, text: Its text. }] }
  - { title: Steps, steps: [{ title: A step, text: Its text. }] }
  - { title: Rules, rules: [admission] }
  - { signature: { name: Mr. Babu More, role: Chairman, picture: ${portrait} } }
  - { tables: [common-holidays, committees] }
  - { title: Results, columns: [Year, Passed], rows: [['2025', –]] }
  - { title: Documents, documents: [{ label: Fees, document: fees-details }] }
  - { title: Write, form: career }
  - { facts: staff }
  - { facts: classes }
  - { facts: contact }
`,
    },
  );
  const html = await render('/alumni', compiledForTest(contents));
  const headings = ['h2', 'h3', 'h4'].flatMap((tagName) => elementsOf(html, tagName).map(textOf));
  for (const heading of ['First', 'Pictures', 'People', 'A nurse', 'A card', 'A step', 'Write'])
    expect(headings).toContain(heading);
  for (const text of ['The yard', 'A race', '12 years', 'Class of 2011', 'Mr. Babu More', 'Mrs. Asha Kulkarni'])
    expect(html).toContain(text);
  expect(elementsOf(html, 'caption').map(textOf)).toContain('Results');
  const lists = elementsOf(html, 'ul').flatMap((each) => valueOf(each, 'data-wakes-at') ?? []);
  expect(lists).toEqual(['#photo-3/', '#photo-4/']);
  const ids = nodesOf(html).flatMap((each) => valueOf(each, 'id') ?? []);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(html.split('beforeprint')).toHaveLength(2);
});

/** The content of a school after these edits. */
function contentAfter(source: string, ...edits: Edit[]) {
  const contentDir = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    cpSync(source, contentDir, { recursive: true });
    withEdits(contentDir, edits);
    return readEveryLanguage(contentDir);
  } finally {
    rmSync(contentDir, { recursive: true });
  }
}
