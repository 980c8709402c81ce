import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { namedEntries, usesOf } from '../projections/fields/references';
import { rename } from '../projections/fields/rename';
import { readEveryLanguage } from '../reading/read-site-content';
import { readWrittenFiles } from '../reading/written-files';
import { smallSchool } from '../testing/edited-content';
import { draftsOf, EditedFile } from './drafts';

const files = readWrittenFiles(smallSchool);
/** The most used entry of each kind. Posts are counted by how they begin, so a rename can’t know which it changes. */
const entries = new Map(
  namedEntries(files)
    .filter(({ kind, at }) => kind !== 'designation' && at.length > 0)
    .map((entry) => ({ entry, uses: usesOf(files, entry).length }))
    .sort((a, b) => a.uses - b.uses)
    .map(({ entry }) => [entry.kind, entry]),
);

test.each([...entries])(
  '%s: with the drafts of a rename, the school is valid, and the old name is gone',
  (kind, entry) => {
    const folder = editedSchool();
    const name = kind === 'question' ? 'renamed_entry' : 'renamed-entry';
    const drafts = draftsOf({ folder }, rename(files, entry, name));
    readEveryLanguage(folder, undefined, drafts);
    for (const [file, text] of drafts) writeFileSync(path.join(folder, file), text);
    const written = readWrittenFiles(folder);
    expect(usesOf(written, entry)).toEqual([]);
    expect(namedEntries(written).filter((each) => each.kind === kind && each.name === entry.name)).toEqual([]);
    expect(usesOf(written, { ...entry, name })).toHaveLength(usesOf(files, entry).length);
  },
);

/** A prose screen with this text below its fields. */
const screen = (text: string) => `---\nkind: prose # A comment\ntitle: About us\n---\n${text}`;
const text = '\nOne.\nStill one.\n \nTwo.\n\n\nThree.\n';

/** The text of a file after an edit of its paragraphs. */
function edited(given: string, edit: (file: EditedFile) => void, name = 'screens/about.md'): string {
  const file = new EditedFile(name, given);
  edit(file);
  return file.toString();
}

test.each<[string, (file: EditedFile) => void, string]>([
  ['set', (file) => file.set(['text', 0], 'New.'), '\nNew.\n \nTwo.\n\n\nThree.\n'],
  ['set', (file) => file.set(['text', 2], ' New.\n'), '\nOne.\nStill one.\n \nTwo.\n\n\nNew.\n'],
  ['set as several', (file) => file.set(['text', 1], 'a\n\nb'), '\nOne.\nStill one.\n \na\n\nb\n\n\nThree.\n'],
  ['inserted', (file) => file.insert(['text'], 0, 'New.'), `\nNew.\n${text}`],
  ['inserted', (file) => file.insert(['text'], 1, 'New.'), '\nOne.\nStill one.\n\nNew.\n \nTwo.\n\n\nThree.\n'],
  ['inserted', (file) => file.insert(['text'], 3, 'a\n\nb'), `${text}\na\n\nb\n`],
  ['removed', (file) => file.set(['text', 0], undefined), '\nTwo.\n\n\nThree.\n'],
  ['removed', (file) => file.remove(['text', 1]), '\nOne.\nStill one.\n\n\nThree.\n'],
  ['removed', (file) => file.remove(['text', 2]), '\nOne.\nStill one.\n \nTwo.\n'],
  ['moved', (file) => file.move(['text'], 0, 2), '\nTwo.\n\n\nThree.\n\nOne.\nStill one.\n'],
  ['moved', (file) => file.move(['text'], 2, 0), '\nThree.\n\nOne.\nStill one.\n \nTwo.\n'],
  ['moved', (file) => file.move(['text'], 1, 1), text],
])('a paragraph is %s; the others, and the space between them, stay as they are written: %#', (_, edit, after) => {
  expect(edited(screen(text), edit)).toBe(screen(after));
});

test('several paragraphs are inserted one after another', () => {
  const paragraphs = ['Zero.', 'One.', 'Two.'];
  const insertAll = (file: EditedFile) => paragraphs.forEach((each, index) => file.insert(['text'], index, each));
  expect(edited(screen('\nThree.\n'), insertAll)).toBe(screen('\nZero.\n\nOne.\n\nTwo.\n\nThree.\n'));
});

test.each([
  ['screens/about.md', screen('\nOne.\n')],
  ['mail/enquiry_form.txt', '\nOne.\n'],
  ['mail/enquiry_form.subject.txt', 'One.'],
])('the only paragraph of %s can be removed, and comes back with the same bytes', (name, given) => {
  const removed = edited(given, (file) => file.remove(['text', 0]), name);
  expect(removed).not.toContain('One.');
  expect(new EditedFile(name, removed).body.trim()).toBe('');
  expect(edited(removed, (file) => file.insert(['text'], 0, 'One.'), name)).toBe(given);
  expect(edited(given, (file) => file.move(['text'], 0, 0), name)).toBe(given);
});

test.each(['', '\n', '\n\n'])('the first paragraph of a screen whose text is %j ends with a line break', (empty) => {
  const inserted = edited(screen(empty), (file) => file.insert(['text'], 0, 'One.'));
  expect(inserted).toMatch(/\n---\n+One\.\n$/);
});

test.each(['\n', '\r\n'])('a mail keeps its line ends %j, and the empty lines around its text', (end) => {
  const lines = (...each: string[]) => each.join(end);
  const mail = lines('', 'Dear parents,', '', 'Thank you.', '  Regards', '', '');
  const name = 'mail/enquiry_form.txt';
  const body = (file: EditedFile) => file.make({ file: name, body: 'Dear parents,\n\nThank you!\n  Regards' });
  expect(edited(mail, body, name)).toBe(lines('', 'Dear parents,', '', 'Thank you!', '  Regards', '', ''));
  const set = (file: EditedFile) => file.set(['text', 1], 'Thanks.\nBye');
  expect(edited(mail, set, name)).toBe(lines('', 'Dear parents,', '', 'Thanks.', 'Bye', '', ''));
  const insert = (file: EditedFile) => file.insert(['text'], 2, 'P.S.');
  expect(edited(mail, insert, name)).toBe(
    lines('', 'Dear parents,', '', 'Thank you.', '  Regards', '', 'P.S.', '', ''),
  );
  const remove = (file: EditedFile) => file.remove(['text', 0]);
  expect(edited(mail, remove, name)).toBe(lines('', 'Thank you.', '  Regards', '', ''));
});

test('a screen with Windows line ends and a byte order mark keeps them', () => {
  const windows = (written: string) => `\ufeff${written.replaceAll('\n', '\r\n')}`;
  const set = (file: EditedFile) => file.set(['text', 1], 'New.\nStill new.');
  expect(edited(windows(screen('\nOne.\n\nTwo.\n')), set)).toBe(windows(screen('\nOne.\n\nNew.\nStill new.\n')));
});

test('edits that are taken back give the same bytes, also of a file in another format', () => {
  const given = '---\r\nkind:   prose\r\ntitle: "About us"   # A comment\r\n---\r\n\r\nOne.\r\n';
  const andBack = (file: EditedFile) => {
    file.set(['title'], 'Us');
    file.set(['text', 0], 'Two.');
    file.set(['title'], 'About us');
    file.set(['text', 0], 'One.');
  };
  expect(edited(given, andBack)).toBe(given);
});

test('a field called “text” is no paragraph', () => {
  const given = 'text:\n  - One\n  - Two\n';
  expect(edited(given, (file) => file.move(['text'], 0, 1), 'facts/any.yaml')).toBe('text:\n  - Two\n  - One\n');
});

test('a file of translations that doesn’t exist is begun with its comment, and each text is a block', () => {
  const name = 'screens/about.translations.yaml';
  const file = new EditedFile(name, null);
  file.make({ file: name, at: ['texts', 0], value: { en: 'One.', mr: 'एक.' } });
  expect(file.toString()).toMatch(/^# .*\ntexts:\n {2}- en: One\.\n {4}mr: एक\.\n$/);
});
