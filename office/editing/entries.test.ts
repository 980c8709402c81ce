import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { valueAt } from '../../model/concepts/fields';
import { fieldsOfFile } from '../../model/concepts/registry';
import { addressOf } from '../../model/projections/fields/field-places';
import { usesOf } from '../../model/projections/fields/references';
import { editedSchool } from '../../tests/support/temporary-folder';
import type { DraftContent } from './draft';
import { contentWith, stored } from './draft-content.fixture';
import { placeAt } from './draft-places';
import { type EditedDraft, withoutChange, withValue } from './edit-draft';
import {
  groupTitles,
  typedEntry,
  usesOfEntry,
  withEntry,
  withGroup,
  withMovedEntry,
  withNewEntry,
  withoutEntry,
  withoutSampleMark,
  withReplacedEntry,
  withSamePerson,
} from './entries';
import { rowsOfEntry, rowsOfList } from './field-rows';
import { entryInfo, groupInfo, listInfo } from './lists';
import { placeOf } from './locate';
import { newEntryForm } from './new-entry-form';

const school = () => contentWith(editedSchool());

const holidays = 'facts/calendar.yaml:gazettedHolidays/rows';
const staff = 'facts/staff.yaml:staff';
const members = 'facts/committees.yaml:committees/0/members';

/** The school of this project, whose teachers are in committees. */
const ours = contentWith('content');
const usedPerson = `${staff}/${listIn(ours, staff).findIndex((_, index) => usesOfEntry(`${staff}/${index}`, ours).length > 0)}`;

function after(content: DraftContent, edit: EditedDraft | undefined): DraftContent {
  return stored(content, edit!);
}

function listIn(content: DraftContent, address: string): Record<string, unknown>[] {
  const { file, at = [] } = placeOf(address);
  const { data } = content.files.find((read) => read.file === file)!;
  return valueAt(data, at) as Record<string, unknown>[];
}

/** Lines that differ between a file and its draft. */
function linesOf(content: DraftContent, file: string): { added: string[]; removed: string[] } {
  const before = readFileSync(path.join(content.folder, file), 'utf8').split('\n');
  const now = content.drafts.get(file)!.split('\n');
  const without = (some: string[], others: string[]) => some.filter((line) => !others.includes(line));
  return { added: without(now, before), removed: without(before, now) };
}

test('an entry that is added is one block of lines, and Undo gives the file back its bytes', () => {
  const content = school();
  const added = after(
    content,
    withEntry(content, staff, { name: 'Mrs. Neha Kulkarni', designation: 'Librarian' })?.edited,
  );
  expect(added.changes.map(({ kind, entries }) => [kind, entries])).toEqual([['added', ['Mrs. Neha Kulkarni']]]);
  const { added: lines, removed } = linesOf(added, 'facts/staff.yaml');
  expect([lines.map((line) => line.trim()), removed]).toEqual([
    ['- name: Mrs. Neha Kulkarni', 'designation: Librarian'],
    [],
  ]);
  expect(after(added, withoutChange(added, added.changes[0]!)).drafts.size).toBe(0);
});

test('an entry with a day goes where its day belongs, if the list is in the order of days', () => {
  const content = school();
  const days = listIn(content, holidays).map(({ date }) => date as string);
  const between = days[0]!.replace(/..$/, (day) => String(Number(day) + 1).padStart(2, '0'));
  const added = after(content, withEntry(content, holidays, { date: between, event: 'A feast' })?.edited);
  const now = listIn(added, holidays).map(({ date }) => date as string);
  expect(now).toEqual([...days, between].sort());
});

test('one of two neighbours that were moved goes back alone', () => {
  const content = school();
  const list = 'menu.yaml:header';
  const names = (of: DraftContent) => listIn(of, list).map(({ label }) => label);
  const before = names(content);
  const last = before.length - 1;
  const one = after(content, withMovedEntry(content, `${list}/${last - 1}`, 0));
  const both = after(one, withMovedEntry(one, `${list}/${last}`, 1));
  expect(both.changes).toMatchObject([{ kind: 'moved' }, { kind: 'moved' }]);
  for (const to of [-1, before.length, last]) expect(withMovedEntry(content, `${list}/${last}`, to)).toBeUndefined();
  const back = after(both, withoutChange(both, both.changes[1]!));
  expect(back.changes.map(({ id }) => id)).toEqual([both.changes[0]!.id]);
  expect(names(back)).toEqual([before[last - 1], ...before.slice(0, last - 1), before[last]]);
});

test('an entry that is used elsewhere says where', () => {
  const uses = (address: string) => usesOfEntry(address, ours).map(({ file }) => file);
  expect(uses(usedPerson)).toContain('facts/committees.yaml');
  expect(uses(`${holidays}/0`)).toEqual([]);
  expect(uses('facts/documents.yaml:documents/0').length).toBeGreaterThan(0);
});

test('the form of a new entry asks for what it needs first, and not for what only programs read', () => {
  const content = school();
  const form = newEntryForm({ list: staff }, content, 'en')!;
  expect(form.fields.map(({ path: of }) => of)).toEqual(['name', 'designation', 'qualification']);
  expect(newEntryForm({ list: members }, content, 'en')!.kinds.map(({ name }) => name)).toEqual(['staff', 'name']);
  expect(newEntryForm({ list: 'facts/staff.yaml:nothing' }, content, 'en')).toBeUndefined();
  const documents = newEntryForm({ list: 'facts/documents.yaml:documents', kind: 'awaited' }, content, 'mr')!;
  expect(documents.fields.map(({ path: of }) => of)).toEqual(['title', 'awaited']);
});

test('an entry gets an id from its name, which no other entry has', () => {
  const content = school();
  const ids = (title: string) => {
    const added = after(
      content,
      withEntry(content, 'facts/documents.yaml:documents', { id: '', title, awaited: '2026-06-01' })?.edited,
    );
    return listIn(added, 'facts/documents.yaml:documents').map(({ id }) => id);
  };
  const [first] = listIn(content, 'facts/documents.yaml:documents');
  expect(ids('Water test (2026)').at(-1)).toBe('water-test-2026');
  expect(ids(String(first!.id)).at(-1)).toBe(`${String(first!.id)}-2`);
  expect(ids('पाणी तपासणी').at(-1)).toBe('new');
});

test('an entry with a time goes where that belongs, and a person to the end of a group', () => {
  const stops = 'screens/about-infrastructure/facilities/transportation.yaml:routes';
  const stop = { village: 'Walag', stop: 'Banyan tree', time: '07:12', fare: 650 };
  const { edited, address } = withEntry(ours, stops, stop, {})!;
  const times = listIn(after(ours, edited), stops).map(({ time }) => time);
  expect(times).toEqual(times.toSorted());
  expect(address).toBe(`${stops}/${times.indexOf('07:12')}`);

  const [first, second] = groupTitles(listIn(ours, staff));
  const person = { name: 'Mrs. Neha Kulkarni', designation: 'TGT Art', qualification: 'B.F.A.' };
  const added = after(ours, withEntry(ours, staff, person, { group: first })!.edited);
  const names = listIn(added, staff).map(({ group, name }) => group ?? name);
  expect(names[names.indexOf(second) - 1]).toBe(person.name);
});

test('a list has its first six columns, without the lists in its entries', () => {
  const columns = rowsOfList('facts/classes.yaml:classes', 'en', ours, []).map(({ cell }) => cell!.column);
  expect(columns.filter((column) => /\d/.test(column))).toEqual([]);
  expect(new Set(columns).size).toBe(6);
});

test('one like this has no days, ids and marks of samples', () => {
  const content = school();
  const made = withNewEntry({ list: holidays, like: 0 }, content, 'en')!;
  const [like] = listIn(content, holidays);
  expect(made.entry).toEqual({ ...like, date: '', sample: undefined });
});

test('every kind of list takes a new entry', () => {
  const lists = ours.files
    .filter(({ kind }) => !['translations', 'mail', 'glossary', 'search-questions'].includes(kind))
    .flatMap((read) => fieldsOfFile(read).map(({ at }) => ({ read, at, address: addressOf({ file: read.file, at }) })))
    .filter(({ address }) => listInfo(address, ours, 'en'));
  const kinds = new Map(
    lists.map(({ read, at, address }) => [`${read.kind} ${at.join('/').replace(/\d+/g, '#')}`, address]),
  );
  expect(kinds.size).toBeGreaterThan(40);
  for (const list of kinds.values()) {
    const made = withNewEntry({ list }, ours, 'en')!;
    const added = after(ours, withEntry(ours, list, made.entry)?.edited);
    expect(
      added.changes.map(({ kind }) => kind),
      list,
    ).toEqual(['added']);
  }
});

test('an entry can be turned into one of another kind, and keeps what both have', () => {
  const content = school();
  const documents = listIn(content, 'facts/documents.yaml:documents');
  const index = documents.findIndex((each) => 'awaited' in each);
  const address = `facts/documents.yaml:documents/${index}`;
  const { id, title } = documents[index]!;
  const about = { list: 'facts/documents.yaml:documents', replaces: index, kind: 'text' };
  const made = withNewEntry(about, content, 'en')!;
  const entry = typedEntry(made, new Map([['text', 'Come in.']]));
  expect(made.fields.map(({ at }) => at!.at(-1))).toEqual(['title', 'text']);
  const turned = after(content, withReplacedEntry(content, about.list, index, entry));
  expect(listIn(turned, about.list)[index]).toEqual({ id, title, text: 'Come in.' });
  // It has changed as a whole, and Undo takes back all of it.
  expect(turned.changes.map(({ kind, path: at }) => [kind, at])).toEqual([['value', ['documents', index]]]);
  expect(after(turned, withoutChange(turned, turned.changes[0]!)).drafts.size).toBe(0);
  expect(entryInfo(address, turned, 'en')!.kind).toBe('text');
  expect(withReplacedEntry(content, about.list, documents.length, entry)).toBeUndefined();
});

test('a group that may be absent is taken off and put up, and Undo brings back what it said', () => {
  const content = school();
  const [banner, signature] = ['settings.yaml:admissionBanner', 'screens/chairmans-desk.md:signature'] as const;
  const off = after(content, withoutEntry(content, banner));
  expect(groupInfo(banner, off, 'en')).toMatchObject({ isPresent: false, isPublished: true });
  expect(off.changes.map(({ kind, becomes }) => [kind, becomes])).toEqual([['value', undefined]]);
  expect(after(off, withoutChange(off, off.changes[0]!)).drafts.size).toBe(0);
  // It says again what it said.
  expect(
    after(
      off,
      withGroup(off, banner, () => []),
    ).changes,
  ).toEqual([]);
  // Also if it was taken off long ago, and on a page with running text.
  for (const [without, address] of [
    [off, banner],
    [after(ours, withoutEntry(ours, signature)), signature],
  ] as const) {
    const text = readFileSync(path.join(without.folder, placeOf(address).file), 'utf8');
    const up = withGroup({ ...without, published: without.files }, address, () => ['{}', text]);
    expect(after(without, up).changes).toEqual([]);
  }
});

test('a file has a page with its texts, and is never removed as a whole', () => {
  const file = 'screens/about-the-school.md:';
  expect(entryInfo(file, ours, 'en')).toMatchObject({ isInList: false, entries: [] });
  const rows = rowsOfEntry(file, 'en', ours).map(({ address }) => address);
  expect(rows).toEqual(expect.arrayContaining([`${file}title`, `${file}text/0`]));
  expect(withoutEntry(ours, file)).toBeUndefined();
  expect(entryInfo('school.translations.yaml:', ours, 'en')).toBeUndefined();
});

test('the mark of a sample goes once the entry is true', () => {
  const content = school();
  const index = listIn(content, staff).findIndex(({ sample }) => sample === true);
  const address = `${staff}/${index}`;
  expect(entryInfo(address, content, 'en')!.isSample).toBe(true);
  expect(entryInfo(address, after(content, withoutSampleMark(content, address)), 'en')!.isSample).toBe(false);
});

test('a corrected name changes everywhere; another one in its place only, until it is the same person', () => {
  const name = `${usedPerson}/name`;
  const before = String(placeAt(name, ours, 'en')!.value);
  const usesIn = ({ files }: DraftContent) => usesOf(files, { kind: 'staff', name: before }).length;
  const named = (to: string) => after(ours, withValue(ours, placeAt(name, ours, 'en')!, to));
  expect(usesIn(named(`${before} (Deshpande)`))).toBe(0);
  const other = named('Mr. Ravi More');
  expect(usesIn(other)).toBe(usesIn(ours));
  const same = after(other, withSamePerson(other, name));
  expect(usesIn(same)).toBe(0);
  expect(withSamePerson(same, name)).toBeUndefined();
});

test.each([['Mrs. Shobha', 'Mrs. N', 'Mrs. Neha', 'Mrs. Neha Kulkarni'], ['Mrs. Meena Rao']])(
  'somebody else who is typed over a person letter by letter inherits nothing: %s …',
  (...typed) => {
    const index = listIn(ours, staff).findIndex(({ name }) => name === 'Mrs. Shobha Hudge');
    const name = `${staff}/${index}/name`;
    const usesIn = ({ files }: DraftContent, of: string) => usesOf(files, { kind: 'staff', name: of }).length;
    const before = usesIn(ours, 'Mrs. Shobha Hudge');
    expect(before).toBeGreaterThan(0);
    const content = typed.reduce((each, to) => after(each, withValue(each, placeAt(name, each, 'en')!, to)), ours);
    expect(usesIn(content, 'Mrs. Shobha Hudge')).toBe(before);
    expect(usesIn(content, typed.at(-1)!)).toBe(0);
  },
);
