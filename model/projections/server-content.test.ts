import { expect, test } from 'vitest';
import type { FormDefinition } from '../../forms/form-definition';
import { palettes } from '../../look/palettes';
import { type Edit, serverContentIn } from '../testing/edited-content';
import type { ServerContent } from './server-content';
import { editedSchool } from '../../tests/support/temporary-folder';

function contentAfter(...edits: Edit[]): ServerContent {
  return serverContentIn(editedSchool(...edits));
}

const inTwoLanguages: Edit[] = [
  { file: 'school.yaml', from: '[ en ]', to: '[en, mr]' },
  { file: 'school.translations.yaml', to: 'texts: [{ en: Example School, mr: उदाहरण शाळा }]' },
  {
    file: 'forms/enquiry.translations.yaml',
    to: 'texts: [{ en: Admission enquiry, mr: प्रवेश चौकशी }, { en: Nursery, mr: नर्सरी }]',
  },
  { file: 'screens/home.translations.yaml', to: 'texts: [{ en: Mobile number, mr: मोबाइल क्रमांक }]' },
];

test('forms have the texts of each language, and send the same values in all', () => {
  const { languages, names, forms, formsIn } = contentAfter(...inTwoLanguages);
  expect([languages, names]).toEqual([['en', 'mr'], { en: 'Example School', mr: 'उदाहरण शाळा' }]);
  expect(formsIn.en).toBe(forms);
  const [english, marathi] = [forms, formsIn.mr].map((each) => each?.find(({ id }) => id === 'enquiry'));
  expect([english?.title, marathi?.title]).toEqual(['Admission enquiry', 'प्रवेश चौकशी']);
  expect(marathi?.fields.find(({ kind }) => kind === 'mobile')?.label).toBe('मोबाइल क्रमांक');
  const [inEnglish, inMarathi] = [english, marathi].map((form) =>
    form?.fields.flatMap((field) => (field.kind === 'select' ? field.options : [])),
  );
  expect(inMarathi?.[0]).toEqual({ value: 'Nursery', label: 'नर्सरी' });
  expect(inMarathi?.map(({ value }) => value)).toEqual(inEnglish?.map(({ value }) => value));
});

test('a form lists its texts that are still in the first language', () => {
  const { forms, formsIn } = contentAfter(...inTwoLanguages);
  const marksOf = (each: readonly FormDefinition[] = []) =>
    each.flatMap(({ fields, sent }) => [...fields, sent].flatMap(({ untranslated }) => untranslated ?? []));
  expect(marksOf(forms)).toEqual([]);
  const marks = marksOf(formsIn.mr);
  expect(new Set(marks.map(({ lang }) => lang))).toEqual(new Set(['en-IN']));
  const texts = marks.flatMap((mark) => mark.texts);
  for (const text of ['Student’s full name', 'Select Class', 'Grade 5', 'We have your enquiry.'])
    expect(texts).toContain(text);
  for (const text of ['Admission enquiry', 'Mobile number', 'Nursery']) expect(texts).not.toContain(text);
});

test('closed days are the vacations and holidays', () => {
  const { closedDays } = contentAfter({
    file: 'facts/calendar.yaml',
    to: `commonHolidays:
  session: 2026-27
  rows: [{ vacation: Diwali, from: 2026-11-05, reopensForStudents: 2026-11-23 }]
gazettedHolidays:
  session: 2026-27
  rows: [{ date: 2027-01-26, event: Republic Day }]
examinationCycle:
  session: 2026-27
  groups: [All]
  rows: [{ tests: [Test], from: 2026-07-20, to: 2026-07-24 }]
`,
  });
  expect(closedDays).toEqual([
    { from: '2026-11-05', to: '2026-11-22' },
    { from: '2027-01-26', to: '2027-01-26' },
  ]);
});

test('digits, colours and the retention period are those of the content', () => {
  const content = contentAfter(
    { file: 'settings.yaml', from: 'carousel', to: 'digits: devanagari\ncarousel' },
    { file: 'look.yaml', from: 'palette: earth-and-indigo', to: 'palette: teal-and-coral' },
    { file: 'facts/privacy.yaml', from: 'keepDays: 365', to: 'keepDays: 400' },
  );
  expect(content).toMatchObject({ digits: 'devanagari', colours: palettes['teal-and-coral'], keepDays: 400 });
  expect(JSON.stringify(content.noticesIn)).toContain('400 days');
});
