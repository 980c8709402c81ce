import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLSeq } from 'yaml';
import { filesBelow } from '../reading/folder-files';
import type { ContentPath } from '../concepts/fields';
import { splitMarkdown } from '../mistakes/places/content-place';
import { ContentDocument, UnwritableContent } from './content-document';

const EDITS = process.env.TEST_ALL ? 50_000 : 2_000;

const folders = ['content', 'examples/pimpalpaan', 'examples/kagaz-ki-nav', 'commands/new-school/starter'];
const files = folders.flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => /\.(yaml|md)$/.test(file) && !file.startsWith('mail/'))
    .map((file) => path.join(folder, file)),
);
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

test.each(files)('%s is written in the one format, and opening it changes no byte', (file) => {
  const text = texts.get(file)!;
  expect(new ContentDocument(text).toString()).toBe(text);
  expect(new ContentDocument(text).change((document) => document).toString()).toBe(text);
});

/** Lists whose entries are separated by empty lines, or grouped. Entries have comments above, inside and behind them. */
const groupedLists = `# about the file

spaced:
  # about the list
  - name: a
    # inside a
    note: x

  - name: b # behind b

  # heading of c and d

  # about c
  - name: c

  # about d
  - name: d

  - name: e

headed:
  - a
  - b

  # heading of c

  - c
  - d

  # about e
  - e
  - f
  # heading of g, without an empty line above

  - g
  # at the end

bare:
  - a
  - b

  - c
  - d

topped:
  # at the top

  - a
  # about b
  - b
  - c
`;
texts.set('grouped lists', groupedLists);

const oddTexts = [
  '# no note',
  '"quoted"',
  "Bombay's",
  '{{schoolName}} 🙂',
  'शुल्क\nदोन ओळी',
  '- a',
  '5',
  'true',
  '',
  ' ',
];
const values = fc.oneof(
  fc.constantFrom('Grade 5: 38,400', ...oddTexts),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.integer(),
  fc.boolean(),
  fc.record({ label: fc.string({ maxLength: 20 }), amount: fc.nat() }, { noNullPrototype: true }),
);

test(`${EDITS} edits: each value reads back, the rest and all comments stay, and the inverse restores the bytes`, () => {
  const edit = fc.record({
    file: fc.option(fc.constantFrom(...files), { nil: 'grouped lists', freq: 3 }),
    place: fc.nat(),
    kind: fc.nat(3),
    to: fc.nat(),
    value: values,
    isWindows: fc.boolean(),
  });
  const rule = fc.property(edit, ({ file, place, kind, to, value, isWindows }) => {
    const source = isWindows ? texts.get(file)!.replaceAll('\n', '\r\n') : texts.get(file)!;
    const content = new ContentDocument(source);
    const places = pathsIn(content.get([]));
    const at = places[place % places.length];
    if (!at) return;
    const parent = content.get(at.slice(0, -1));
    const last = at.at(-1)!;
    const before = structuredClone(content.get([]));
    const old = structuredClone(content.get(at));
    const length = Array.isArray(parent) ? parent.length : 0;
    const list = at.slice(0, -1);
    const index = kind === 3 ? to % (length || 1) : Number(last);
    if (kind === 0) content.set(at, value);
    else if (kind === 2) content.remove(at);
    else if (length === 0) return;
    else if (kind === 1) content.insert(list, index, value);
    else content.move(list, Number(last), index);
    const written = content.toString();
    const again = new ContentDocument(written);
    const comments = commentsOf(written);
    const own = commentsOf(source, at);
    const isSmall = typeof old !== 'object' && typeof value !== 'object';
    expect(again.body).toBe(new ContentDocument(source).body);
    expect([written.includes('\r\n'), /(?<!\r)\n/.test(written)]).toEqual([isWindows, !isWindows]);
    expect(commentsOf(source).filter((each) => !comments.includes(each) && !own.includes(each))).toEqual([]);
    if (kind === 0) {
      expect(again.get([])).toEqual(changed(before, list, (parent) => void (parent[last] = value)));
      if (!isSmall) return;
      expect(comments).toEqual(commentsOf(source));
      expect(again.set(at, old).toString()).toBe(source);
    } else if (kind === 1) {
      expect(again.get([])).toEqual(changed(before, list, (parent) => void entriesOf(parent).splice(index, 0, value)));
      expect(comments).toEqual(commentsOf(source));
      if (!listIn(source, list).flow) expect(isOneBlockMore(source, written)).toBe(true);
      expect(again.remove(at).toString()).toBe(source);
    } else if (kind === 2) {
      const rest = changed(before, list, (parent) =>
        Array.isArray(parent) ? void parent.splice(index, 1) : delete parent[last],
      );
      expect(again.get([])).toEqual(rest);
      if (length > 1 && isSmall && own.length === 0 && !isFirstOfGroup(source, list, index))
        expect(again.insert(list, index, old).toString()).toBe(source);
    } else {
      const moved = changed(before, list, (parent) => {
        const entries = entriesOf(parent);
        entries.splice(index, 0, ...entries.splice(Number(last), 1));
      });
      expect(again.get([])).toEqual(moved);
      expect(comments).toEqual(commentsOf(source));
      if (!listIn(source, list).flow) expect(sortedLines(written)).toEqual(sortedLines(source));
      again.move(list, index, Number(last));
      expect(again.get([])).toEqual(before);
      if (!isFirstOfGroup(source, list, Number(last)) && (index > 0 || own.length === 0))
        expect(again.toString()).toBe(source);
    }
  });
  fc.assert(rule, { numRuns: EDITS });
}, 1_800_000);

/** A copy with the same edit, made without the writer. @param at of the list or the map that contains the edited value */
function changed(root: unknown, at: ContentPath, edit: (parent: Record<PropertyKey, unknown>) => void): unknown {
  const copy = structuredClone(root);
  edit(
    at.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], copy) as Record<string, unknown>,
  );
  return copy;
}

function entriesOf(parent: unknown): unknown[] {
  return parent as unknown[];
}

/** Whether the end of the group above an entry, or the top of the list, is the same place without the entry. */
function isFirstOfGroup(text: string, at: ContentPath, index: number): boolean {
  const [first, ...others] = listIn(text, at).items;
  const { commentBefore, spaceBefore } = others[Math.max(index - 1, 0)] ?? first!;
  const isSpaced = others.every((each) => each.commentBefore || each.spaceBefore);
  if (!commentBefore) return spaceBefore === true && !isSpaced;
  return index === 0 || /\n(\n|$)/.test(commentBefore);
}

function listIn(text: string, at: ContentPath): YAMLSeq<Node> {
  return parsed(text).getIn(at, true) as YAMLSeq<Node>;
}

function isOneBlockMore(before: string, after: string): boolean {
  const [old, all] = [before.split('\n'), after.split('\n')];
  const above = old.findIndex((line, index) => line !== all[index]);
  const below = old.length - above;
  return above < 0 || old.slice(above).join('\n') === all.slice(all.length - below).join('\n');
}

/** The lines that aren't empty. */
function sortedLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .sort();
}

function pathsIn(value: unknown, at: ContentPath = []): ContentPath[] {
  if (value === null || typeof value !== 'object') return at.length > 0 ? [at] : [];
  const inside = Array.isArray(value)
    ? value.flatMap((each, index) => pathsIn(each, [...at, index]))
    : Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...at, key]));
  return at.length > 0 ? [at, ...inside] : inside;
}

/** The lines of all comments. @param at only those of this entry: above, behind and inside it */
function commentsOf(text: string, at: ContentPath = []): string[] {
  const found: string[] = [];
  const note = (node: unknown): void => {
    const { commentBefore, comment } = (node ?? {}) as { commentBefore?: string | null; comment?: string | null };
    for (const each of [commentBefore, comment]) found.push(...(each ?? '').split('\n'));
    if (isMap(node)) for (const pair of node.items) [pair.key, pair.value].forEach(note);
    else if (isSeq(node)) node.items.forEach(note);
  };
  const document = parsed(text);
  if (at.length === 0) [document, document.contents].forEach(note);
  else {
    const parent = document.getIn(at.slice(0, -1), true);
    if (isMap(parent)) note(parent.items.find(({ key }) => isScalar(key) && key.value === at.at(-1))?.key);
    note(document.getIn(at, true));
  }
  return found
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .sort();
}

function parsed(text: string): Document {
  const lines = text.replaceAll('\r\n', '\n');
  return parseDocument(splitMarkdown(lines)?.frontMatter ?? lines, { stringKeys: true });
}

const list = (...lines: string[]) => ['list:', ...lines.map((line) => line && `  ${line}`), ''].join('\n');

test.each([
  ['a comment goes with it', ['- a', '# about b', '- b', '- c'], 1, ['- a', '- c']],
  [
    'a comment stays if an empty line separates them, because it is about what follows',
    ['- a', '# the others', '', '- b', '- c'],
    1,
    ['- a', '# the others', '', '- c'],
  ],
  ['a comment stays at the top of a list', ['# all', '- a', '- b'], 0, ['# all', '- b']],
  ['an empty line still separates the others', ['- a', '', '- b', '- c'], 1, ['- a', '', '- c']],
  ['an empty line still separates the others', ['- a', '', '- b', '', '- c'], 0, ['- b', '', '- c']],
])('above a removed entry, %s', (_, before, index, after) => {
  expect(new ContentDocument(list(...before)).remove(['list', index]).toString()).toBe(list(...after));
});

test('a comment stays above a field that was added after reading', () => {
  expect(new ContentDocument('# all\na: 1\n').set(['b'], 2).remove(['a']).toString()).toBe('# all\nb: 2\n');
});

const spaced = list('# all', '- a', '', '- b', '', '- c');
const grouped = list('- a', '- b', '', '# group', '', '- c', '- d');

test.each([
  [spaced, 0, list('# all', '- new', '', '- a', '', '- b', '', '- c')],
  [spaced, 1, list('# all', '- a', '', '- new', '', '- b', '', '- c')],
  [spaced, 3, list('# all', '- a', '', '- b', '', '- c', '', '- new')],
  [grouped, 0, list('- new', '- a', '- b', '', '# group', '', '- c', '- d')],
  [grouped, 2, list('- a', '- b', '- new', '', '# group', '', '- c', '- d')],
  [grouped, 3, list('- a', '- b', '', '# group', '', '- c', '- new', '- d')],
  [grouped, 4, list('- a', '- b', '', '# group', '', '- c', '- d', '- new')],
])('a new entry is separated as the others are, and leaves a heading above its group: %#', (before, index, after) => {
  expect(new ContentDocument(before).insert(['list'], index, 'new').toString()).toBe(after);
});

const headed = list('# all', '- a', '- b', '', '# group', '', '- c', '- d');

test.each([
  // The comment directly above goes along, and the empty line above that.
  [list('- a', '', '# about b', '- b', '- c', '- d'), 1, 2, list('- a', '- c', '', '# about b', '- b', '- d')],
  // Headings stay, and it becomes the last of the group above.
  [headed, 2, 3, list('# all', '- a', '- b', '', '# group', '', '- d', '- c')],
  [headed, 3, 2, list('# all', '- a', '- b', '- d', '', '# group', '', '- c')],
  [headed, 1, 0, list('# all', '- b', '- a', '', '# group', '', '- c', '- d')],
  // So do empty lines between all entries.
  [list('- a', '', '- b', '', '- c'), 0, 2, list('- b', '', '- c', '', '- a')],
  [list('- a', '', '- b', '', '- c'), 2, 0, list('- c', '', '- a', '', '- b')],
])('a moved entry takes along what is its own: %#', (before, from, to, after) => {
  expect(new ContentDocument(before).move(['list'], from, to).toString()).toBe(after);
});

test('an entry that doesn’t exist can’t be moved', () => {
  expect(() => new ContentDocument(list('- a')).move(['list'], 1, 0)).toThrow(UnwritableContent);
});

describe('a file on Windows or with a byte order mark', () => {
  test.each(['\ufeffa: 1\r\nb: 2\r\n', '\ufeff---\r\na: 1\r\n---\r\n\r\nText\r\n'])('keeps both: %j', (source) => {
    expect(new ContentDocument(source).set(['a'], 3).toString()).toBe(source.replace('1', '3'));
  });
  test('of an old Mac is read, and gets today’s line ends when it is written', () => {
    const content = new ContentDocument('---\ra: 1\rb: 2\r---\r\rText\r');
    expect([content.get(['b']), content.body]).toEqual([2, '\nText\n']);
    expect(content.set(['a'], 3).toString()).toBe('---\na: 3\nb: 2\n---\n\nText\n');
  });
  test('takes a text that a browser sends with its own line ends', () => {
    const content = new ContentDocument('---\r\na: 1\r\n---\r\n\r\nOld\r\n');
    content.body = '\r\nNew\r\n';
    expect(content.toString()).toBe('---\r\na: 1\r\n---\r\n\r\nNew\r\n');
  });
});

test.each(['x\n\n', ' \n', '\n\n', '---', 'a\n---\nb'])('the last field above a text reads back: %j', (value) => {
  const read = new ContentDocument(new ContentDocument('---\na: 1\n---\n\nText\n').set(['a'], value).toString());
  expect([read.get(['a']), read.body]).toEqual([value, '\nText\n']);
});

test('front matter without fields can get its first one', () => {
  expect(new ContentDocument('---\n---\n\nText\n').set(['a'], 1).toString()).toBe('---\na: 1\n---\n\nText\n');
});

test('a text in place of a list keeps the comment above the list', () => {
  expect(new ContentDocument('a:\n  # about all\n  - b\n').set(['a'], 'c').toString()).toContain('# about all');
});

test('fields that are undefined are not written', () => {
  expect(new ContentDocument('a: 1\n').set(['b'], { c: 2, d: undefined }).toString()).toBe('a: 1\nb:\n  c: 2\n');
});

test('a new entry is written like its neighbours, and the first one of a list on lines of its own', () => {
  const list = 'l:\n  - a: { b: 1 }\n';
  expect(new ContentDocument(list).insert(['l'], 1, { a: { b: 2 } }).toString()).toBe(`${list}  - a: { b: 2 }\n`);
  expect(new ContentDocument('l: []\n').insert(['l'], 0, { a: { b: 1 } }).toString()).toContain('l:\n  - a:');
});
