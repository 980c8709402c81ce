import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Language } from '../../words/languages';
import { moveClass } from '../../model/testing/move-class';
import { editedContent, editedSchool } from '../../tests/support/temporary-folder';
import { valueAt } from '../../model/concepts/fields';
import { readWrittenFiles } from '../../model/reading/written-files';
import { UnwritableContent } from '../../model/writing/content-document';
import { editFile } from '../../model/writing/edit-file';
import { smallSchool } from '../../model/testing/edited-content';
import { changeInWords } from './change-in-words';
import type { DraftContent } from './draft';
import { changeOf, isUnreadable } from './draft-content';
import { contentWith, type FieldEdit, filesOf, readAgain, stored, withEdit } from './draft-content.fixture';
import { placeAt } from './draft-places';
import { withoutChange } from './edit-draft';
import { withoutEntry } from './entries';
import { fieldDetails } from './field-details';

const textIn = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
const fee = 'facts/classes.yaml:classes/3/fees/yearly';
const classes = 'facts/classes.yaml';

/** The content with the texts of a draft, without any build. */
function publish({ folder, drafts }: DraftContent): void {
  for (const [file, text] of drafts) writeFileSync(path.join(folder, file), text);
}

const changeAt = (address: string, content: DraftContent, language?: Language) =>
  changeOf(placeAt(address, content, 'en')!, language, content);

const valueIn = (content: DraftContent, address: string) => placeAt(address, content, 'en')?.value;

/** The draft after Undo of its changes, one after another, in this order. */
function undone(content: DraftContent, order = content.changes.map(({ id }) => id)): DraftContent {
  return order.reduce((draft, id) => {
    const change = draft.changes.find((each) => each.id === id);
    return change ? stored(draft, withoutChange(draft, change)) : draft;
  }, content);
}

test('an edit alters only its value, and the same one again nothing', () => {
  const folder = editedSchool();
  const content = contentWith(folder, [{ address: fee, becomes: 39900 }]);
  const before = textIn(folder, classes);
  expect([...content.drafts]).toEqual([[classes, before.replace('yearly: 31800', 'yearly: 39900')]]);
  expect(content.changes).toMatchObject([{ kind: 'value', was: 31800, becomes: 39900, state: 'fits', who: 'Asha' }]);
  expect(filesOf(content, { address: fee, becomes: 39900 }).size).toBe(0);
  const changedBack = withEdit(content, { address: fee, becomes: 31800 });
  expect([changedBack.draft.files.size, changedBack.changes]).toEqual([0, []]);
});

test('a change stays at its entry, wherever that is now; of an entry that is gone, it is told', () => {
  const content = contentWith(editedSchool(), [{ address: fee, becomes: 39900 }]);
  editFile(path.join(content.folder, classes), (each) => moveClass(each, 3, 0));
  const moved = readAgain(content);
  expect(moved.changes).toMatchObject([
    { state: 'fits', path: ['classes', 0, 'fees', 'yearly'], entries: ['Grade 1'] },
  ]);
  const { data } = moved.files.find(({ kind }) => kind === 'classes')!;
  expect(valueAt(data, ['classes', 0])).toMatchObject({ label: 'Grade 1', fees: { yearly: 39900 } });
  expect(valueAt(data, ['classes', 3])).toMatchObject({ fees: { yearly: 24000 } });
  editFile(path.join(content.folder, classes), (each) => each.remove(['classes', 0]));
  expect(readAgain(content).changes).toMatchObject([{ state: 'conflict', becomes: 39900 }]);
});

test('an entry whose name has invisible characters is found by the name that pages show', () => {
  const folder = editedSchool({ file: classes, from: 'label: Grade 1\n', to: 'label: Gra\u00adde 1\n' });
  const content = contentWith(folder, [{ address: fee, becomes: 39900 }]);
  expect(content.changes).toMatchObject([{ entries: ['Grade 1'] }]);
  editFile(path.join(folder, classes), (each) => moveClass(each, 3, 0));
  expect(readAgain(content).changes).toMatchObject([{ state: 'fits', path: ['classes', 0, 'fees', 'yearly'] }]);
});

const mission = 'screens/our-mission.md:text/0';
const missionTranslations = 'screens/our-mission.translations.yaml';
const language = 'en';
const retold: FieldEdit = { address: mission, becomes: 'We teach.' };
const translated: FieldEdit = { address: mission, language, becomes: 'We do teach.' };

/** A school whose texts are in Hindi. */
const hindiSchool = () => editedContent('examples/kagaz-ki-nav');

test.each([
  ['screens/our-mission.md', retold],
  [missionTranslations, translated],
])('a change in %s that can’t be read is kept, and fits again once the file is mended', (file, edit) => {
  const content = contentWith(hindiSchool(), [edit]);
  const written = textIn(content.folder, file);
  writeFileSync(path.join(content.folder, file), `<<<<<<< HEAD\n${written}`);
  const unreadable = readAgain(content);
  expect(unreadable.changes).toMatchObject([{ state: 'unreadable', file: 'screens/our-mission.md' }]);
  expect(undone(unreadable).draft.files.size).toBe(0);
  writeFileSync(path.join(content.folder, file), written);
  expect(readAgain(content).changes).toEqual(content.changes);
});

test('a change in a file that can’t be read is still called by the name of its part of the website', () => {
  const content = contentWith(editedSchool(), [{ address: fee, becomes: 39900 }]);
  const { breadcrumb } = changeInWords(content.changes[0]!, content, 'en');
  writeFileSync(path.join(content.folder, classes), 'classes: [');
  const unreadable = readAgain(content);
  expect(changeInWords(unreadable.changes[0]!, unreadable, 'en').breadcrumb).toEqual([breadcrumb[0]]);
});

test('files that are not content are not called unreadable, whatever address is sent', () => {
  const folder = editedSchool({ file: classes, to: 'classes: [' });
  const content = contentWith(folder);
  writeFileSync(path.join(folder, 'README.md'), 'Notes');
  writeFileSync(path.join(folder, 'screens/photo.jpg'), '');
  const roundabout = [`../${path.basename(folder)}/${classes}`, `screens/../${classes}`];
  for (const file of ['', 'screens', 'README.md', 'screens/photo.jpg', ...roundabout])
    expect(isUnreadable(file, false, content), file).toBe(false);
  expect(isUnreadable(classes, false, content)).toBe(true);
});

test('a change of a file that is gone is kept until somebody takes it back', () => {
  for (const [file, edit] of [
    [classes, { address: fee, becomes: 39900 }],
    ['screens/our-mission.md', retold],
  ] as const) {
    const content = contentWith(editedSchool(), [edit]);
    rmSync(path.join(content.folder, file));
    const gone = readAgain(content);
    expect(gone.changes.map(({ state }) => state)).not.toContain('fits');
    expect(gone.changes).toHaveLength(1);
    expect(undone(gone).draft.files.size).toBe(0);
  }
});

test('a class that the draft renames keeps its other changes, and once all is published, nothing is left', () => {
  const content = contentWith(editedSchool(), [
    { address: 'facts/classes.yaml:classes/3/label', becomes: 'First' },
    { address: fee, becomes: 39900 },
    { address: 'facts/classes.yaml:fees/heads/0/id', becomes: 'annual' },
    { address: 'facts/classes.yaml:classes/4/fees/annual', becomes: 40100 },
  ]);
  const { data } = content.files.find(({ kind }) => kind === 'classes')!;
  expect(valueAt(data, ['classes', 3])).toMatchObject({ label: 'First', fees: { annual: 39900 } });
  expect(valueAt(data, ['classes', 4])).toMatchObject({ fees: { annual: 40100 } });
  publish(content);
  expect(readAgain(content)).toMatchObject({ changes: [], drafts: new Map() });
});

test('a designation that several teachers have changes only at one of them', () => {
  const folder = editedSchool();
  const staff = readWrittenFiles(folder).find(({ kind }) => kind === 'staff')!;
  const first = valueAt(staff.data, ['staff', 0, 'designation']);
  editFile(path.join(folder, 'facts/staff.yaml'), (each) => each.set(['staff', 1, 'designation'], first));
  const address = 'facts/staff.yaml:staff/1/designation';
  const { files } = contentWith(folder, [{ address, becomes: 'Vice Principal' }]);
  const { data } = files.find(({ kind }) => kind === 'staff')!;
  const designations = [0, 1].map((index) => valueAt(data, ['staff', index, 'designation']));
  expect(designations).toEqual([first, 'Vice Principal']);
});

test.each<[string, FieldEdit[]]>([
  ['a value', [{ address: fee, becomes: 39900 }]],
  ['a value that was changed twice', [39900, 41000].map((becomes) => ({ address: fee, becomes }))],
  ['an optional value', [{ address: 'school.yaml:whatsapp', becomes: null }]],
  ['a paragraph', [{ address: mission, becomes: 'Read.\n\nWrite.' }]],
  ['a cell of a table', [{ address: 'facts/calendar.yaml:examinationCycle/rows/0/tests/0', becomes: 'Oral' }]],
  ['the name of a class', [{ address: `${classes}:classes/3/label`, becomes: 'First' }]],
  ['the name of a teacher', [{ address: 'facts/staff.yaml:staff/1/name', becomes: 'Mrs. Rekha Joshi' }]],
  ['the id of a fee', [{ address: `${classes}:fees/heads/0/id`, becomes: 'annual' }]],
  ['two values of an entry', [fee, `${classes}:classes/3/seats`].map((address) => ({ address, becomes: 12 }))],
])('Undo of %s gives the files back their bytes, in any order', (_, edits) => {
  const content = contentWith('tests/school', edits);
  const ids = content.changes.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  for (const order of [ids, ids.toReversed()]) {
    expect(undone(content, order)).toMatchObject({ changes: [], draft: { files: new Map() } });
  }
});

test('the id that a renamed class gets is a part of that change', () => {
  const content = contentWith('tests/school', [{ address: `${classes}:classes/3/label`, becomes: 'Std 3' }]);
  expect(content.draft.files.get(classes)?.text).toMatch(/label: Std 3\n(?:.*\n)*? {4}id: /);
  expect(content.changes.map(({ path }) => path.join('/'))).toEqual(['classes/3/label']);
  expect(undone(content, [content.changes[0]!.id]).draft.files.size).toBe(0);
});

test('the id of a class that is renamed and gets its name back stays as it was', () => {
  const folder = editedSchool();
  editFile(path.join(folder, classes), (each) => each.set(['classes', 3, 'id'], 'Grade1'));
  const content = contentWith(folder, [{ address: `${classes}:classes/3/label`, becomes: 'First' }]);
  expect(content.changes.length).toBeGreaterThan(0);
  expect(undone(content)).toMatchObject({ changes: [], draft: { files: new Map() } });
});

/** The paragraph with its translation as it is published. */
function missionIn(folder: string) {
  const published = contentWith(folder);
  const [form] = fieldDetails(mission, 'en', published, [])!.translations;
  return { published, text: String(valueIn(published, mission)), translation: form!.value, language: form!.language };
}

test.each([
  ['a new one', 'We do teach.'],
  ['the same one, confirmed', undefined],
])('a changed text keeps its translations until they are settled: %s', (_, becomes) => {
  const { published, translation } = missionIn(hindiSchool());
  const formIn = (content: DraftContent) => fieldDetails(mission, 'en', content, [])!.translations[0];
  const changed = withEdit(published, retold);
  expect(formIn(changed)).toMatchObject({ value: translation, isToConfirm: true });
  const settledOne = withEdit(changed, { ...translated, becomes: becomes ?? translation });
  expect(formIn(settledOne)).toMatchObject({ value: becomes ?? translation, isToConfirm: false });
  expect(changeAt(mission, settledOne, language)).toMatchObject({ kind: 'translation', was: translation });
  // The text was changed once more.
  const later = withEdit(settledOne, { address: mission, becomes: 'We teach well.' });
  expect(formIn(later)).toMatchObject({ value: becomes ?? translation, isToConfirm: true });
});

test('Undo of a translation, or of its confirmation, leaves the text; then Undo of the text leaves nothing', () => {
  const { published, text, translation } = missionIn(hindiSchool());
  const changed = withEdit(published, retold);
  for (const becomes of ['We do teach.', translation]) {
    const content = withEdit(changed, { ...translated, becomes });
    const unsettled = undone(content, [changeAt(mission, content, language)!.id]);
    expect(unsettled.changes).toEqual(changed.changes);
    expect([...unsettled.drafts]).toEqual([...changed.drafts]);
    expect(undone(unsettled).draft.files.size).toBe(0);
    const withoutText = undone(content, [changeAt(mission, content)!.id]);
    expect(valueIn(withoutText, mission)).toBe(text);
    expect(undone(withoutText).changes).toEqual([]);
  }
  const retranslated = withEdit(published, translated);
  expect(retranslated.changes).toMatchObject([{ kind: 'translation', was: translation, becomes: 'We do teach.' }]);
  expect(undone(retranslated).draft.files.size).toBe(0);
});

test('a change names the languages that still have the text of before, and those in which it would be untranslated', () => {
  const { published, text } = missionIn(hindiSchool());
  const about = (...edits: FieldEdit[]) => {
    const content = edits.reduce(withEdit, published);
    const { toConfirm, untranslated } = changeInWords(content.changes[0]!, content, 'en');
    return { toConfirm, untranslated };
  };
  expect(about(retold)).toEqual({ toConfirm: [language], untranslated: undefined });
  expect(about(retold, translated)).toEqual({ toConfirm: undefined, untranslated: undefined });
  const second: FieldEdit = { address: 'screens/our-mission.md:text/1', becomes: 'One more.' };
  const withParagraph: FieldEdit = { address: mission, becomes: `${text}\n\n${second.becomes}` };
  expect(about(withParagraph)).toEqual({ toConfirm: undefined, untranslated: [language] });
  const translationOfBoth = { ...second, language, becomes: 'एक और।' } as const;
  expect(about(withParagraph, translationOfBoth)).toEqual({ toConfirm: undefined, untranslated: undefined });
  // The translation of before has no such link, so that it isn’t shown.
  const withLink: FieldEdit = { address: mission, becomes: `${text} [More](/contact-us)` };
  expect(about(withLink)).toEqual({ toConfirm: undefined, untranslated: [language] });
  expect(about({ ...translated, becomes: null })).toMatchObject({ untranslated: [language] });
  expect(about({ address: mission, becomes: '2026' }).untranslated).toBeUndefined();
});

test('a translation and the text that was changed after it are published together', () => {
  const { published, text } = missionIn(hindiSchool());
  publish(withEdit(published, { address: mission, becomes: `${text} One more sentence.` }));
  const content = contentWith(published.folder, [
    { ...translated, becomes: 'A better translation.' },
    { address: mission, becomes: 'All read.\n\nAll write.' },
  ]);
  expect(content.changes.map(({ state }) => state)).not.toContain('conflict');
  publish(content);
  expect(readAgain(content)).toMatchObject({ changes: [], drafts: new Map() });
});

/** A school in three languages whose first slide has a translation; so has a text that is also elsewhere. */
function threeLanguages() {
  const sentence = String(valueIn(contentWith(editedSchool()), slide));
  const folder = editedSchool(
    { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [ en, mr, hi ]' },
    {
      file: 'screens/home.translations.yaml',
      to: `texts:\n  - { en: ${JSON.stringify(sentence)}, mr: वाक्य, hi: वाक्य }\n  - { en: We, mr: आम्ही, hi: हम }\n`,
    },
    { file: 'screens/our-mission.md', from: '---\n\n', to: '---\n\nWe\n\n' },
  );
  return { folder, sentence };
}
const slide = 'screens/home.yaml:slides/0/sentence';
/** The Marathi and the Hindi translation, and whether they are to be confirmed. */
const slideForms = (content: DraftContent, address = slide) =>
  fieldDetails(address, 'en', content, [])!.translations.flatMap(({ value, isToConfirm }) => [value, isToConfirm]);

test.each<[string, string[]]>([
  ['emptied', ['', 'New.']],
  ['changed and emptied', ['Something else.', '', 'New.']],
  ['typed through a text that has a translation elsewhere', ['W', 'We', 'We ', 'We teach.', 'New.']],
])('a text that is %s keeps its translations once it is typed', (_, texts) => {
  const { folder, sentence } = threeLanguages();
  const content = contentWith(
    folder,
    texts.map((becomes) => ({ address: slide, becomes })),
  );
  expect(slideForms(content)).toEqual(['वाक्य', true, 'वाक्य', true]);
  expect(content.drafts.get('screens/home.translations.yaml')).toContain('was: { mr: ');
  const back = withEdit(content, { address: slide, becomes: sentence });
  expect([back.changes, back.draft.files.size]).toEqual([[], 0]);
  expect(undone(content).draft.files.size).toBe(0);
});

test('a text that is emptied and typed again leaves the translations of another place that has the same', () => {
  const { folder } = threeLanguages();
  editFile(path.join(folder, 'screens/home.yaml'), (each) => each.set(['slides', 0, 'sentence'], 'We'));
  const content = contentWith(folder, [
    { address: slide, becomes: '' },
    { address: slide, becomes: 'They' },
  ]);
  expect(slideForms(content)).toEqual(['आम्ही', true, 'हम', true]);
  expect(slideForms(content, mission)).toEqual(['आम्ही', false, 'हम', false]);
});

test('a translation that is typed while its text is empty is one of the text before', () => {
  const { folder } = threeLanguages();
  const content = contentWith(folder, [
    { address: slide, becomes: '' },
    { address: slide, language: 'mr', becomes: 'नवीन' },
    { address: slide, becomes: 'New.' },
  ]);
  expect(slideForms(content)).toEqual(['नवीन', true, 'वाक्य', true]);
});

test('a value that can’t be written is refused, and the draft stays as it is', () => {
  const content = contentWith(editedSchool(), [{ address: fee, becomes: 39900 }]);
  const edit = { address: 'facts/classes.yaml:fees/heads/0/id', becomes: '__proto__' };
  expect(() => filesOf(content, edit)).toThrow(UnwritableContent);
  writeFileSync(path.join(content.folder, 'school.yaml'), Buffer.from('name: Sch\xfcle\n', 'latin1'));
  expect(() => filesOf(content, { address: 'school.yaml:founded', becomes: 1990 })).toThrow(UnwritableContent);
});

test('the first translation of a file makes its translations file; Undo leaves no file', () => {
  const folder = editedSchool({ file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [ en, mr, hi ]' });
  const content = contentWith(folder, [{ address: mission, language: 'mr', becomes: 'आम्ही शिकवतो.' }]);
  expect([...content.draft.files.values()]).toMatchObject([{ base: null }]);
  expect(content.drafts.get(missionTranslations)).toMatch(
    /^# .*\ntexts:\n {2}- en: .*\n(?: {6}.*\n)* {4}mr: आम्ही शिकवतो\.\n$/,
  );
  expect(content.changes).toMatchObject([
    { kind: 'translation', file: 'screens/our-mission.md', language: 'mr', was: null, becomes: 'आम्ही शिकवतो.' },
  ]);
  expect(undone(content).draft.files.size).toBe(0);
});

test.each(['screens/our-mission.md', 'mail/enquiry_form.txt'])(
  'the only paragraph of %s is removed, and comes back with Undo; so is the first one of an empty text',
  (file) => {
    const [above = ''] = /^(?:---\n[^]*?\n---\n\n)?/.exec(textIn(smallSchool, file)) ?? [];
    const folder = editedSchool({ file, to: `${above}One.\n` });
    const published = contentWith(folder);
    const removed = stored(published, withoutEntry(published, `${file}:text/0`)!);
    expect(removed.changes).toMatchObject([{ kind: 'removed', was: 'One.', path: ['text', 0] }]);
    expect(removed.drafts.get(file)).toBe(`${above}\n`);
    expect(undone(removed).draft.files.size).toBe(0);
    publish(removed);
    const added = stored(contentWith(folder), new Map([[file, { base: `${above}\n`, text: `${above}One.\n` }]]));
    expect(added.changes).toMatchObject([{ kind: 'added', becomes: 'One.', state: 'fits' }]);
    expect(undone(added).draft.files.size).toBe(0);
  },
);
