import path from 'node:path';
import { expect, test } from 'vitest';
import { moveClass } from '../../model/testing/move-class';
import { smallSchool } from '../../model/testing/edited-content';
import { editFile } from '../../model/writing/edit-file';
import { editedContent, editedSchool } from '../../tests/support/temporary-folder';
import { contentWith, emptyDraft, stored } from '../editing/draft-content.fixture';
import { createWorkshop } from './workshop';
import { noPublisher, versionsForTest } from './workshop.fixture';

test('the field of an old form is found by the names of its entries, wherever they are now', async () => {
  const folder = editedContent(smallSchool);
  const workshop = createWorkshop(folder, noPublisher, versionsForTest(folder));
  const fee = (index: number) => `facts/classes.yaml:classes/${index}/fees/yearly`;
  const addressNow = (address: string, entries: string[]) => workshop.addressNow(address, entries, [], emptyDraft);
  expect(await addressNow(fee(0), ['Nursery'])).toBe(fee(0));
  editFile(path.join(folder, 'facts/classes.yaml'), (file) => moveClass(file, 0, 2));
  expect(await addressNow(fee(0), ['Nursery'])).toBe(fee(2));
  expect(await addressNow(fee(0), ['Grade of the past'])).toBeUndefined();
  expect(await addressNow('school.yaml:founded', [])).toBe('school.yaml:founded');
  editFile(path.join(folder, 'facts/classes.yaml'), (file) => file.set(['classes', 3, 'label'], 'Nursery'));
  expect(await addressNow(fee(0), ['Nursery']), 'two have the name').toBeUndefined();
  expect(await addressNow(fee(3), ['Nursery'])).toBe(fee(3));
});

test('forms in lists know their entry, too', async () => {
  const workshop = createWorkshop(smallSchool, noPublisher, versionsForTest(smallSchool));
  const { rows } = await workshop.fieldsOfJob('admission', 'en', emptyDraft);
  expect(rows[0]?.cell?.field).toMatchObject({
    form: { entries: ['Nursery'], choices: [{ value: '' }, { value: 'closed' }] },
  });
});

test('each slide has its picture', async () => {
  const workshop = createWorkshop(smallSchool, noPublisher, versionsForTest(smallSchool));
  const { rows, pictures } = await workshop.fieldsOfJob('slides', 'en', emptyDraft);
  expect(pictures?.map(({ entry }) => entry)).toEqual(rows.map(({ cell }) => cell?.entry));
  expect(pictures?.[0]?.src).toMatch(/^\/pictures\/.+-0\.svg$/);
  expect(pictures?.[0]?.alt).toBe('A drawing');
});

test('nothing is found in a file that can’t be read, which is not the same as nothing', async () => {
  const folder = editedContent(smallSchool, { file: 'facts/classes.yaml', to: 'classes: [\n' });
  const workshop = createWorkshop(folder, noPublisher, versionsForTest(folder));
  for (const found of [workshop.fieldsOfJob('fees', 'en', emptyDraft), workshop.find('qqqqqq', 'en', emptyDraft)]) {
    const { rows, unreadable } = await found;
    expect(rows).toEqual([]);
    expect(unreadable).toEqual([expect.stringContaining('facts/classes.yaml: ')]);
  }
  const whole = createWorkshop(smallSchool, noPublisher, versionsForTest(smallSchool));
  expect(await whole.find('qqqqqq', 'en', emptyDraft)).toMatchObject({ rows: [], unreadable: [] });
});

test('a typed text becomes the value that it means, and Undo takes it back', async () => {
  const workshop = createWorkshop(smallSchool, noPublisher, versionsForTest(smallSchool));
  const fee = 'facts/classes.yaml:classes/3/fees/yearly';
  expect(await workshop.isMeant(fee, undefined, '₹ 31,800/-', emptyDraft)).toBe(true);
  const published = contentWith(smallSchool);
  const edited = await workshop.withValue(fee, undefined, '३९,९००', emptyDraft);
  const { draft } = stored(published, edited!, 'Asha');
  expect(workshop.count('Asha', draft)).toEqual({ mine: 1, all: 1 });
  expect(workshop.count('Ravi', draft)).toEqual({ mine: 0, all: 1 });
  expect(await workshop.isMeant(fee, undefined, '39,900', draft)).toBe(true);
  expect(await workshop.isMeant(fee, undefined, '31800', draft)).toBe(false);
  const { changes, groups } = await workshop.changes('en', draft);
  expect(changes).toMatchObject([{ was: '₹\u00A031,800', becomes: '₹\u00A039,900', who: 'Asha', state: 'fits' }]);
  expect(groups).toEqual([['facts/classes.yaml']]);
  const [id] = workshop.idsOfChanges(draft);
  const { base, text } = (await workshop.withoutChange(id!, draft))!.get('facts/classes.yaml')!;
  expect(text).toBe(base);
  expect(await workshop.withoutChange(id!, emptyDraft)).toBeUndefined();
  expect(await workshop.settled(id!, 'mine', draft), 'there is no conflict').toBeUndefined();
});

test('what can’t be saved is not saved: no such field, no text to translate, a value that can’t be written', async () => {
  const workshop = createWorkshop(smallSchool, noPublisher, versionsForTest(smallSchool));
  const withValue = (address: string, text: string, language?: 'mr') =>
    workshop.withValue(`facts/classes.yaml:${address}`, language, text, emptyDraft);
  expect(await withValue('classes/99/label', 'Grade 99')).toBeUndefined();
  expect(await withValue('classes/3/fees/yearly', '31,800', 'mr')).toBeUndefined();
  expect(await withValue('fees/heads/0/id', '__proto__')).toBeUndefined();
});

test('a translation that is confirmed as its form shows it keeps its lines', async () => {
  const file = 'screens/our-mission.translations.yaml';
  const address = 'screens/our-mission.md:text/0';
  const text = contentWith(smallSchool).files.find((read) => read.file === 'screens/our-mission.md')!.body;
  const entry = { en: text.split('\n\n')[0], was: { mr: 'Before' }, mr: 'एक\nदोन' };
  const folder = editedSchool(
    { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [ en, mr ]' },
    { file, to: JSON.stringify({ texts: [entry] }) },
  );
  const workshop = createWorkshop(folder, noPublisher, versionsForTest(folder));
  const [form] = (await workshop.field(address, 'en', emptyDraft))!.translations;
  expect(form).toMatchObject({ value: 'एक दोन', isToConfirm: true });
  expect(await workshop.isMeant(address, 'mr', form!.value, emptyDraft)).toBe(true);
  const edited = await workshop.withValue(address, 'mr', form!.value, emptyDraft);
  const { files } = stored(contentWith(folder), edited!);
  const { was: _, ...confirmed } = entry;
  expect(files.find((read) => read.file === file)?.data).toEqual({ texts: [confirmed] });
});
