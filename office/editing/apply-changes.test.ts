import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { moveClass } from '../../model/testing/move-class';
import { editedContent, editedSchool } from '../../tests/support/temporary-folder';
import { valueAt } from '../../model/concepts/fields';
import { readWrittenFiles } from '../../model/reading/written-files';
import { editFile } from '../../model/writing/edit-file';
import { applyChanges, isUnreadable } from './apply-changes';
import type { Change, Value } from './change';
import { changeInWords } from './change-in-words';
import { fieldDetails } from './field-details';

/** A change of what a field has now. */
function changeAt(folder: string, address: string, becomes: Value): Change {
  const { place, published } = fieldDetails(address, 'en', applyChanges(folder, []), [])!;
  return { place, was: published, becomes };
}

const outcomesOf = (folder: string, changes: readonly Change[]) => applyChanges(folder, changes).outcomes;
const textIn = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
const fee = 'facts/classes.yaml:classes/3/fees/yearly';

test('a change fits, and alters only its value', () => {
  const folder = editedSchool();
  const { outcomes, drafts } = applyChanges(folder, [changeAt(folder, fee, 39900)]);
  expect(outcomes).toEqual([{ kind: 'fits' }]);
  const before = textIn(folder, 'facts/classes.yaml');
  expect([...drafts]).toEqual([['facts/classes.yaml', before.replace('yearly: 31800', 'yearly: 39900')]]);
});

test('a value that somebody has changed is a conflict, with the value of both', () => {
  const folder = editedSchool();
  const change = changeAt(folder, fee, 39900);
  editFile(path.join(folder, 'facts/classes.yaml'), (each) => each.set(change.place.at!, 32000));
  const { outcomes, drafts } = applyChanges(folder, [change]);
  expect(outcomes).toEqual([{ kind: 'conflict', theirs: 32000 }]);
  expect(drafts.size).toBe(0);
  expect(outcomesOf(folder, [{ ...change, becomes: 32000 }])).toEqual([{ kind: 'done' }]);
});

test('an entry that has moved is found by its name, one that is gone is told', () => {
  const folder = editedSchool();
  const changes = [changeAt(folder, fee, 39900)];
  editFile(path.join(folder, 'facts/classes.yaml'), (each) => moveClass(each, 3, 0));
  const { outcomes, files } = applyChanges(folder, changes);
  expect(outcomes).toEqual([{ kind: 'fits' }]);
  const { classes } = files.find(({ kind }) => kind === 'classes')!.data as { classes: object[] };
  expect(classes[0]).toMatchObject({ label: 'Grade 1', fees: { yearly: 39900 } });
  expect(classes[3]).toMatchObject({ fees: { yearly: 24000 } });
  editFile(path.join(folder, 'facts/classes.yaml'), (each) => each.remove(['classes', 0]));
  expect(outcomesOf(folder, changes)).toEqual([{ kind: 'gone' }]);
});

test('a change in a file that can’t be read is neither gone nor a conflict, and fits again once the file is mended', () => {
  const folder = editedContent('examples/kagaz-ki-nav');
  const [text, translation] = translated(folder, () => 'आम्ही शिकवतो.');
  for (const [file, changes] of [
    ['screens/our-mission.md', [text]],
    ['screens/our-mission.translations.yaml', [translation]],
  ] as const) {
    const written = textIn(folder, file);
    writeFileSync(path.join(folder, file), `<<<<<<< HEAD\n${written}`);
    expect(outcomesOf(folder, changes)).toEqual([{ kind: 'unreadable' }]);
    writeFileSync(path.join(folder, file), written);
    expect(outcomesOf(folder, changes)).toEqual([{ kind: 'fits' }]);
  }
});

test('files that are not content are not called unreadable, whatever address is sent', () => {
  const folder = editedSchool();
  writeFileSync(path.join(folder, 'README.md'), 'Notes');
  writeFileSync(path.join(folder, 'screens/photo.jpg'), '');
  for (const file of [
    '',
    'screens',
    'README.md',
    'screens/photo.jpg',
    `../${path.basename(folder)}/school.yaml`,
    'screens/../school.yaml',
  ])
    expect(isUnreadable({ file }, folder, []), file).toBe(false);
  expect(isUnreadable({ file: 'facts/classes.yaml' }, folder, [])).toBe(true);
});

test('a change in a file that can’t be read is still called by the name of its part of the website', () => {
  const folder = editedSchool();
  const change = changeAt(folder, fee, 39900);
  const { breadcrumb } = changeInWords(0, applyChanges(folder, [change]), 'en');
  writeFileSync(path.join(folder, 'facts/classes.yaml'), 'classes: [');
  expect(changeInWords(0, applyChanges(folder, [change]), 'en').breadcrumb).toEqual([breadcrumb[0], 'Grade 1']);
});

test('a class that the draft renames keeps its other changes, and everything can be published twice', () => {
  const folder = editedSchool();
  const changes = [
    changeAt(folder, 'facts/classes.yaml:classes/3/label', 'First'),
    changeAt(folder, fee, 39900),
    changeAt(folder, 'facts/classes.yaml:fees/heads/0/id', 'annual'),
    changeAt(folder, 'facts/classes.yaml:classes/4/fees/yearly', 40100),
  ];
  const { drafts, files } = applyChanges(folder, changes);
  const { classes } = files.find(({ kind }) => kind === 'classes')!.data as { classes: object[] };
  expect(classes[3]).toMatchObject({ label: 'First', fees: { annual: 39900 } });
  expect(classes[4]).toMatchObject({ fees: { annual: 40100 } });
  for (const [file, text] of drafts) writeFileSync(path.join(folder, file), text);
  const again = applyChanges(folder, changes);
  expect(again.outcomes).toEqual(changes.map(() => ({ kind: 'done' })));
  expect(again.drafts.size).toBe(0);
});

test('a designation that several teachers have changes only at one of them', () => {
  const folder = editedSchool();
  const first = valueAt(readWrittenFiles(folder).find(({ kind }) => kind === 'staff')!.data, [
    'staff',
    0,
    'designation',
  ]);
  editFile(path.join(folder, 'facts/staff.yaml'), (each) => each.set(['staff', 1, 'designation'], first));
  const { files } = applyChanges(folder, [changeAt(folder, 'facts/staff.yaml:staff/1/designation', 'Vice Principal')]);
  const { staff } = files.find(({ kind }) => kind === 'staff')!.data as { staff: { designation: string }[] };
  expect(staff.slice(0, 2).map(({ designation }) => designation)).toEqual([first, 'Vice Principal']);
});

test('admission to a class is closed and opened again, byte for byte', () => {
  const folder = editedSchool();
  const file = 'facts/classes.yaml';
  const before = textIn(folder, file);
  const change = changeAt(folder, `${file}:classes/3/admission`, 'closed');
  expect(change.was).toBeNull();
  writeFileSync(path.join(folder, file), applyChanges(folder, [change]).drafts.get(file)!);
  expect(textIn(folder, file)).toContain('admission: closed');
  const inverse = { ...change, was: change.becomes, becomes: change.was };
  expect(applyChanges(folder, [inverse]).drafts.get(file)).toBe(before);
});

const mission = 'screens/our-mission.md:text/0';

/** The paragraph changed, and its Marathi translation. */
function translated(folder: string, becomes: (was: Value) => Value) {
  const text = changeAt(folder, mission, 'We teach.');
  const { language, published: was } = fieldDetails(mission, 'en', applyChanges(folder, []), [])!.translations[0]!;
  return [text, { place: { ...text.place, language }, was, becomes: becomes(was), of: 'We teach.' }] as const;
}

test.each([
  ['a new one', () => 'आम्ही शिकवतो.'],
  ['the same one, confirmed', (was: Value) => was],
])('a changed text keeps its translations until they are settled: %s', (_, becomes) => {
  const folder = editedContent('examples/kagaz-ki-nav');
  const [text, translation] = translated(folder, becomes);
  const details = (changes: readonly Change[]) => fieldDetails(mission, 'en', applyChanges(folder, changes), [])!;
  const [before] = details([text]).translations;
  expect(before).toMatchObject({ value: translation.was, isToConfirm: true, of: 'We teach.' });
  const [after] = details([text, translation]).translations;
  expect(after).toMatchObject({ value: translation.becomes, isToConfirm: false });
  // The text was changed once more.
  const [later] = details([translation, { ...text, becomes: 'We teach well.' }]).translations;
  expect(later).toMatchObject({ value: translation.becomes, isToConfirm: true });
});

test('the change of a text names the languages that still have the text of before', () => {
  const folder = editedContent('examples/kagaz-ki-nav');
  const [text, translation] = translated(folder, () => 'आम्ही शिकवतो.');
  const namedBy = (changes: readonly Change[]) =>
    changes.map((_, index) => changeInWords(index, applyChanges(folder, changes), 'en').toConfirm);
  expect(namedBy([text])).toEqual([[translation.place.language]]);
  expect(namedBy([text, translation])).toEqual([undefined, undefined]);
});

test('a change names the languages in which visitors would read its text untranslated', () => {
  const folder = editedContent('examples/kagaz-ki-nav');
  const [text, translation] = translated(folder, () => null);
  const { language } = translation.place;
  const about = (changes: readonly Change[]) => {
    const { toConfirm, untranslated } = changeInWords(0, applyChanges(folder, changes), 'en');
    return { toConfirm, untranslated };
  };
  const withParagraph = { ...text, becomes: `${String(text.was)}\n\nOne more.` };
  expect(about([withParagraph])).toEqual({ toConfirm: undefined, untranslated: [language] });
  const translationOfBoth = {
    ...translation,
    becomes: `${String(translation.was)}\n\nएक और।`,
    of: withParagraph.becomes,
  };
  expect(about([withParagraph, translationOfBoth])).toEqual({ toConfirm: undefined, untranslated: undefined });
  // The translation of before has no such link, so that it isn’t shown.
  const withLink = { ...text, becomes: `${String(text.was)} [More](/contact-us)` };
  expect(about([withLink])).toEqual({ toConfirm: undefined, untranslated: [language] });
  expect(about([{ ...translation, of: String(text.was) }])).toMatchObject({ untranslated: [language] });
  expect(about([{ ...text, becomes: '2026' }]).untranslated).toBeUndefined();
});

test('confirming a translation that nobody has to confirm alters nothing', () => {
  const folder = editedContent('examples/kagaz-ki-nav');
  const [{ was: of }, translation] = translated(folder, (was) => was);
  const { outcomes, drafts } = applyChanges(folder, [{ ...translation, of: String(of) }]);
  expect({ outcomes, files: drafts.size }).toEqual({ outcomes: [{ kind: 'done' }], files: 0 });
});

test('the translation of an earlier text is published once, although the text has changed again', () => {
  const folder = editedContent('examples/kagaz-ki-nav');
  const publish = (changes: readonly Change[]) => {
    for (const [file, text] of applyChanges(folder, changes).drafts) writeFileSync(path.join(folder, file), text);
  };
  const [{ was: of }, translation] = translated(folder, () => 'A better translation.');
  publish([changeAt(folder, mission, `${String(of)} One more sentence.`)]);
  const changes = [{ ...translation, of: String(of) }, changeAt(folder, mission, 'All read.\n\nAll write.')];
  expect(outcomesOf(folder, changes)).toEqual([{ kind: 'fits' }, { kind: 'fits' }]);
  publish(changes);
  expect(outcomesOf(folder, changes)).toEqual([{ kind: 'done' }, { kind: 'done' }]);
});

test('an entry whose name has invisible characters is found by the name that pages show', () => {
  const folder = editedSchool({ file: 'facts/classes.yaml', from: 'label: Grade 1\n', to: 'label: Gra\u00adde 1\n' });
  const change = changeAt(folder, fee, 39900);
  expect(change.place.entries).toEqual(['Grade 1']);
  editFile(path.join(folder, 'facts/classes.yaml'), (each) => moveClass(each, 3, 0));
  expect(outcomesOf(folder, [change])).toEqual([{ kind: 'fits' }]);
});
