import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import type { Draft } from '../editing/draft';
import type { DraftText } from '../editing/merge';
import { OfficeDatabase } from '../office-database';
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
  const store = (who: string, texts: Record<string, string>) => {
    time += 1;
    const { files } = drafts.draft();
    const edited = Object.entries(texts).map(([file, text]): [string, DraftText] => [
      file,
      { base: files.get(file)?.base ?? 'base', text },
    ]);
    drafts.store(new Map(edited), who);
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
  broken.store(new Map([['classes.yaml', { base: 'base', text: 'base' }]]), 'Ravi');
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
  const added = { kind: 'added', breadcrumb: ['Classes'], was: '', becomes: 'Grade 6' } as const;
  const removed = { ...added, kind: 'removed', was: 'Grade 6', becomes: '' } as const;
  const translated = { ...added, kind: 'translation', was: 'खुले', becomes: 'बंद', language: 'mr' } as const;
  const back = { ...translated, was: 'बंद', becomes: 'खुले' };
  expect(inverseInWords({ en: [added, removed, translated] })).toEqual({ en: [removed, added, back] });
});
