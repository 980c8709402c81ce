import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse } from 'parse5';
import { expect, test } from 'vitest';
import { textOf } from '../../app/render/tree';
import { sitePages } from '../../model/projections/pages/site-pages';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { editedContent, editedSchool } from '../../tests/support/temporary-folder';
import { compiledForTest } from '../../tests/support/compiled.fixture';
import { pages, school } from '../../tests/support/rendered-pages.fixture';
import { renderer } from '../../tests/support/renderer.fixture';

const { render, sharedFiles } = renderer;

const files = await sharedFiles(school);

const inside = (node: Tree.Node): Tree.Node[] => [
  node,
  ...('childNodes' in node ? node.childNodes.flatMap(inside) : []),
];
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
      // A `<picture>` can't be preloaded, because the browser chooses one of its files.
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
    // Style sheets are included whole: a script may add any of their classes.
    const lettersOf = (names: Iterable<string>) => new Set([...names].map((name) => name.replace(/\d+$/, '')));
    const files = lettersOf([...used].filter((name) => /^[b-df-hj-np-tv-z]+\d+$/i.test(name)));
    expect(files.size).toBeGreaterThan(5);
    for (const letters of lettersOf(named(styleOf(address)))) expect(files, address).toContain(letters);
    // Each class of the page is in one of the two style sheets.
    expect(
      [...files].filter((letters) => !lettersOf([...named(styleOf(address)), ...named(late)]).has(letters)),
    ).toEqual([]);
  }
  // The form of a screen needs its styles at once; the form in the dialog can wait.
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

interface SpokenText {
  said: string;
  lang: string;
}

/** Every text and alternative text of a page, with the language in which a screen reader speaks it. */
function spokenTexts(node: Tree.Node, lang = ''): SpokenText[] {
  if (node.nodeName === '#text') return [{ said: (node as Tree.TextNode).value, lang }];
  if (['script', 'style'].includes(node.nodeName) || valueOf(node, 'aria-hidden')) return [];
  const own = valueOf(node, 'lang') ?? lang;
  const alt = valueOf(node, 'alt');
  return [
    ...(alt ? [{ said: alt, lang: own }] : []),
    ...('childNodes' in node ? node.childNodes.flatMap((each) => spokenTexts(each, own)) : []),
  ];
}

/** Skips texts with Latin letters: these are sentences of the interface that contain a word of the school. */
const isDevanagari = (text: string) => /(?=\p{L})\p{Script=Devanagari}/u.test(text) && !/\p{Script=Latin}/u.test(text);

test('untranslated Hindi on English pages is spoken in Hindi', async () => {
  // A Marathi school with many kinds of screens and no translations; we pretend that it writes Hindi.
  const languages = { file: 'school.yaml', from: 'languages: [ mr ]', to: 'languages: [hi, en]' };
  const contents = readEveryLanguage(editedContent('examples/pimpalpaan', languages));
  const [, english] = contents;
  const school = compiledForTest(contents);
  const wrong: string[] = [];
  let count = 0;
  for (const { path: address } of sitePages(english!)) {
    for (const { said, lang } of spokenTexts(parse(await render(address, school)))) {
      if (!isDevanagari(said)) continue;
      count += 1;
      if (lang !== 'hi-IN') wrong.push(`${address} · ${lang} · ${said.trim().slice(0, 50)}`);
    }
  }
  expect(count).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('a screen of parts shows each of them, with nested headings and each script once', async () => {
  const portrait = '{ illustration: portrait, seed: 1 }';
  const folder = editedSchool(
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
  const html = await render('/alumni', compiledForTest(readEveryLanguage(folder)));
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
