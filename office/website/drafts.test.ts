import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueAt } from '../../model/concepts/fields';
import type { ReadFile } from '../../model/concepts/site-content';
import { readWrittenFiles } from '../../model/reading/written-files';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import type { Draft } from '../editing/draft';
import { draftContent } from '../editing/draft-content';
import { placeAt } from '../editing/draft-places';
import { settled, withoutChange, withValue } from '../editing/edit-draft';
import type { DraftText } from '../editing/merge';
import { OfficeDatabase } from '../office-database';
import { newTexts } from '../publishing/new-texts';
import { Drafts } from './drafts';
import { filesBefore, inverseInWords, Publications } from './publications';

/** Files are lines, and each new line is a change. */
function newLines({ files }: Draft): string[] {
  return [...files].flatMap(([file, { base, text }]) =>
    (text ?? '').split('\n').flatMap((line) => ((base ?? '').split('\n').includes(line) ? [] : `${file}: ${line}`)),
  );
}

/** The stores on a new database, with a clock that goes on by one at each store. */
function open() {
  const database = new OfficeDatabase(join(temporaryFolder(), 'office.db'));
  let time = 0;
  const drafts = new Drafts(database, newLines, () => time);
  const publications = new Publications(database, drafts, () => 99);
  /** @param texts file → its new text; by default made from the one that it has, or from `base` */
  const store = (who: string, texts: Record<string, string>, seen = drafts.draft()) => {
    time += 1;
    const edited = Object.entries(texts).map(([file, text]): [string, DraftText] => [
      file,
      { base: seen.files.get(file)?.base ?? 'base', text },
    ]);
    return drafts.store(seen, new Map(edited), who);
  };
  const start = (who: string, undoes?: number) => {
    const files = Object.fromEntries([...drafts.draft().files].map(([file, { base, text }]) => [file, { base, text }]));
    return publications.start({ who, language: 'en', files, changes: {}, undoes });
  };
  const texts = () =>
    Object.fromEntries([...drafts.draft().files].map(([file, { base, text }]) => [file, [base, text]]));
  return { database, drafts, publications, store, start, texts };
}

const live = { release: '20260615-1', before: {}, after: {}, editedMeanwhile: [] };

it('has the texts of the files that differ, and knows who has made each change', () => {
  const { drafts, store } = open();
  store('Asha', { 'classes.yaml': 'base\nfee' });
  store('Ravi', { 'classes.yaml': 'base\nfee\nseats' });
  const { files, authors } = drafts.draft();
  expect([...files]).toEqual([
    ['classes.yaml', { base: 'base', text: 'base\nfee\nseats', who: 'Ravi', at: 2, saves: [] }],
  ]);
  expect([...authors]).toEqual([
    ['classes.yaml: fee', { who: 'Asha', at: 1 }],
    ['classes.yaml: seats', { who: 'Ravi', at: 2 }],
  ]);
});

it('forgets a file that is as it was, and who had changed it', () => {
  const { drafts, store } = open();
  store('Asha', { 'classes.yaml': 'base\nfee' });
  store('Ravi', { 'classes.yaml': 'base' });
  expect(drafts.draft()).toEqual({ files: new Map(), authors: new Map() });
  store('Ravi', { 'classes.yaml': 'base\nfee' });
  expect(drafts.draft().authors.get('classes.yaml: fee')).toEqual({ who: 'Ravi', at: 3 });
});

it('stores nothing if somebody has saved one of the files since', () => {
  const { drafts, store, texts } = open();
  const seen = drafts.draft();
  expect(store('Asha', { 'classes.yaml': 'fee' }, seen)).toBe(true);
  expect(store('Ravi', { 'classes.yaml': 'seats', 'home.yaml': 'slogan' }, seen)).toBe(false);
  expect(texts()).toEqual({ 'classes.yaml': ['base', 'fee'] });
  expect(store('Ravi', { 'home.yaml': 'slogan' }, seen), 'another file').toBe(true);
  expect(texts()).toEqual({ 'classes.yaml': ['base', 'fee'], 'home.yaml': ['base', 'slogan'] });
});

it('knows which files were saved at once', () => {
  const { drafts, store } = open();
  const saves = () => Object.fromEntries([...drafts.draft().files].map(([file, each]) => [file, each.saves]));
  store('Asha', { 'staff.yaml': 'Joshi', 'committees.yaml': 'Joshi' });
  store('Asha', { 'classes.yaml': 'fee' });
  expect(saves()).toEqual({ 'classes.yaml': [], 'committees.yaml': [1], 'staff.yaml': [1] });
  store('Ravi', { 'classes.yaml': 'teacher', 'staff.yaml': 'teacher' });
  store('Ravi', { 'committees.yaml': 'Josh', 'staff.yaml': 'Josh' });
  expect(saves()).toEqual({ 'classes.yaml': [2], 'committees.yaml': [1], 'staff.yaml': [1, 2] });
});

it('stores a file also if its changes can’t be found', () => {
  const { database, drafts, store } = open();
  store('Asha', { 'classes.yaml': 'fee' });
  const broken = new Drafts(database, () => undefined);
  const seen = broken.draft();
  expect(broken.store(seen, new Map([['classes.yaml', { base: 'base', text: 'base' }]]), 'Ravi')).toBe(true);
  expect([...drafts.draft().files]).toEqual([]);
});

it('what is being published stays in the draft until it is live; what was changed meanwhile, for longer', () => {
  const { drafts, publications, store, start, texts } = open();
  store('Asha', { 'classes.yaml': 'base\nfee', 'home.yaml': 'base\nslogan' });
  const id = start('Asha')!;
  expect(Object.keys(texts())).toEqual(['classes.yaml', 'home.yaml']);
  store('Ravi', { 'classes.yaml': 'base\nfee\nseats' });
  publications.finish(id, live);
  expect(texts()).toEqual({ 'classes.yaml': ['base\nfee', 'base\nfee\nseats'] });
  expect([...drafts.draft().authors]).toEqual([['classes.yaml: seats', { who: 'Ravi', at: 2 }]]);
  expect(publications.read(id)).toMatchObject({ state: 'live', liveAt: 99, release: live.release });
});

it('the draft keeps a file that somebody has edited while it was published', () => {
  const { publications, store, start, texts } = open();
  store('Asha', { 'classes.yaml': 'fee', 'home.yaml': 'slogan' });
  publications.finish(start('Asha')!, { ...live, editedMeanwhile: ['classes.yaml'] });
  expect(texts()).toEqual({ 'classes.yaml': ['base', 'fee'] });
});

it('undoing a publication takes nothing out of the draft', () => {
  const { publications, store, start, texts } = open();
  store('Asha', { 'classes.yaml': 'fee' });
  publications.finish(start('Asha')!, live);
  store('Ravi', { 'classes.yaml': 'seats' });
  publications.finish(start('Asha', 1)!, live);
  expect(texts()).toEqual({ 'classes.yaml': ['base', 'seats'] });
});

it('only one publication runs at a time; the changes of one that fails stay in the draft', () => {
  const { publications, store, start, texts } = open();
  store('Asha', { 'classes.yaml': 'fee' });
  const id = start('Asha')!;
  expect(start('Ravi')).toBeUndefined();
  publications.fail(id, ['The fee is too high.']);
  expect(publications.read(id)).toMatchObject({ state: 'failed', problems: ['The fee is too high.'] });
  expect(texts()).toEqual({ 'classes.yaml': ['base', 'fee'] });
  expect(start('Ravi')).toBe(id + 1);
});

it('keeps the texts of the newest publications only, so that they can be undone', () => {
  const { publications, start } = open();
  const texts = {
    before: { 'classes.yaml': null, 'home.yaml': 'A' },
    after: { 'classes.yaml': 'fee', 'home.yaml': 'B' },
  };
  for (let count = 1; count <= 101; count += 1) publications.finish(start('Asha')!, { ...live, ...texts });
  const [newest, oldest] = [publications.read(101)!, publications.read(1)!];
  expect([publications.read(2)?.texts, oldest.texts]).toEqual([texts, undefined]);
  expect(filesBefore(newest)).toEqual({
    'classes.yaml': { base: 'fee', text: null },
    'home.yaml': { base: 'B', text: 'A' },
  });
  expect(filesBefore(oldest)).toBeUndefined();
});

it('says in words what undoing changes', () => {
  const breadcrumb = ['Classes'];
  expect(
    inverseInWords({
      en: [
        { kind: 'value', breadcrumb, was: '1', becomes: '2' },
        { kind: 'added', breadcrumb, was: '', becomes: 'Grade 6' },
        { kind: 'removed', breadcrumb, was: 'Grade 1', becomes: '' },
        { kind: 'translation', breadcrumb, was: 'खुले', becomes: 'बंद', language: 'mr' },
      ],
    }),
  ).toEqual({
    en: [
      { kind: 'value', breadcrumb, was: '2', becomes: '1' },
      { kind: 'removed', breadcrumb, was: 'Grade 6', becomes: '' },
      { kind: 'added', breadcrumb, was: '', becomes: 'Grade 1' },
      { kind: 'translation', breadcrumb, was: 'बंद', becomes: 'खुले', language: 'mr' },
    ],
  });
});

/* What two browsers, people who edit files, and publications do in turn. */

/** Two values of a file, and one of another. */
const places = [
  { file: 'facts/classes.yaml', at: ['classes', 0, 'description'] },
  { file: 'facts/classes.yaml', at: ['classes', 1, 'description'] },
  { file: 'school.yaml', at: ['slogan'] },
] as const;

const textsOfFiles = {
  'facts/classes.yaml': 'classes:\n  - label: One\n    description: A\n  - label: Two\n    description: A\n',
  'school.yaml': 'name: School\nslogan: A\n',
};

/** A value that a browser was told is saved. */
interface Saved {
  value: string;
  /** Whether the content has had it since, as it must after a publication. */
  isInContent: boolean;
}

const value = fc.constantFrom('A', 'B', 'C');
const place = fc.nat(places.length - 1);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('save'), place, becomes: value, isOld: fc.boolean() }) },
  fc.record({ kind: fc.constant('undo'), place }),
  fc.record({ kind: fc.constant('settle'), place, keep: fc.constantFrom('mine', 'theirs') }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit by hand'), place, becomes: value }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('publish', 'publish', 'go live', 'go live', 'restart') }) },
);
interface Step {
  kind: string;
  place?: number;
  becomes?: string;
  /** Whether the save was begun before the one before it. */
  isOld?: boolean;
  keep?: 'mine' | 'theirs';
}

/** Somebody edits a file by hand while it is published, before the draft is saved again, and edits the same place once more. */
const editedWhilePublished: Step[] = [
  { kind: 'save', place: 0, becomes: 'B' },
  { kind: 'publish' },
  { kind: 'edit by hand', place: 1, becomes: 'B' },
  { kind: 'save', place: 0, becomes: 'C' },
  { kind: 'go live' },
  { kind: 'edit by hand', place: 1, becomes: 'A' },
];

/** The published value of before is typed over a conflict. */
const typedOverConflict: Step[] = [
  { kind: 'save', place: 0, becomes: 'B' },
  { kind: 'edit by hand', place: 0, becomes: 'C' },
  { kind: 'save', place: 0, becomes: 'A' },
];

it('every acknowledged value is in the draft or published, whatever happens in between', () => {
  const root = temporaryFolder();
  let count = 0;
  fc.assert(
    fc.property(fc.array<Step>(step, { maxLength: 30 }), (steps) => {
      count += 1;
      const folder = join(root, `content-${count}`);
      mkdirSync(join(folder, 'facts'), { recursive: true });
      for (const [file, text] of Object.entries(textsOfFiles)) writeFileSync(join(folder, file), text);
      const read = (draft: Draft) => draftContent(folder, draft, readWrittenFiles(folder));
      const openStores = () => {
        const database = new OfficeDatabase(join(root, `${count}.db`));
        const drafts = new Drafts(database, (draft) => read(draft).changes.map(({ id }) => id));
        return { database, drafts, publications: new Publications(database, drafts) };
      };
      let { database, drafts, publications } = openStores();
      const saved: (Saved | undefined)[] = places.map(() => undefined);
      let old = drafts.draft();
      const valueIn = (index: number, files: readonly ReadFile[]) =>
        valueAt(files.find(({ file }) => file === places[index]!.file)?.data, places[index]!.at) as string;
      const changeOf = (index: number, { changes }: ReturnType<typeof read>) =>
        changes.find(
          ({ file, path }) => file === places[index]!.file && path.join('/') === places[index]!.at.join('/'),
        );
      for (const { kind, place: index = 0, becomes = '', isOld, keep } of steps) {
        const draft = isOld ? old : drafts.draft();
        const content = read(draft);
        const change = changeOf(index, content);
        const { file, at } = places[index]!;
        if (kind === 'save') {
          if (valueIn(index, content.files) === becomes) continue;
          const edited = withValue(content, placeAt(`${file}:${at.join('/')}`, content, 'en')!, becomes);
          if (!isOld) old = draft;
          if (drafts.store(draft, edited, 'Asha')) saved[index] = { value: becomes, isInContent: false };
          else expect(isOld).toBe(true);
        } else if (kind === 'undo' && change) {
          expect(drafts.store(draft, withoutChange(content, change), 'Ravi')).toBe(true);
          saved[index] = undefined;
        } else if (kind === 'settle' && change?.state === 'conflict') {
          expect(drafts.store(draft, settled(content, change, keep!), 'Ravi')).toBe(true);
          if (keep === 'theirs') saved[index] = undefined;
        } else if (kind === 'edit by hand') {
          const lines = readFileSync(join(folder, file), 'utf8').split('\n');
          const line = { 0: 2, 1: 4, 2: 1 }[index]!;
          lines[line] = lines[line]!.replace(/: .*/, `: ${becomes}`);
          writeFileSync(join(folder, file), lines.join('\n'));
        } else if (kind === 'publish') {
          // As in the office, a conflict has to be settled first.
          if (content.changes.some(({ state }) => state !== 'fits')) continue;
          const files = Object.fromEntries([...draft.files].map(([each, { base, text }]) => [each, { base, text }]));
          publications.start({ who: 'Asha', language: 'en', files, changes: {}, undoes: undefined });
        } else if (kind === 'go live') {
          const running = publications.running();
          if (!running) continue;
          const { before, after, content: published } = newTexts(folder, { files: running.files, isUndo: false });
          if (published.changes.some(({ state }) => state !== 'fits')) publications.fail(running.id, []);
          else {
            for (const [each, text] of Object.entries(after)) writeFileSync(join(folder, each), text!);
            publications.finish(running.id, { ...live, before: { ...before }, after: { ...after } });
          }
        } else if (kind === 'restart') {
          database.close();
          ({ database, drafts, publications } = openStores());
        }
        const now = read(drafts.draft());
        for (const [each, one] of saved.entries()) {
          if (one && valueIn(each, now.published) === one.value) one.isInContent = true;
          if (one && !one.isInContent) expect(valueIn(each, now.files)).toBe(one.value);
          expect(changeOf(each, now)?.becomes).toBeOneOf([undefined, one?.value]);
        }
      }
      database.close();
    }),
    { numRuns: 50, examples: [[editedWhilePublished], [typedOverConflict]] },
  );
});
