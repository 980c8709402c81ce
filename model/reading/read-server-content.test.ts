import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { FormDefinition } from '../../forms/form-definition';
import { palettes } from '../../look/palettes';
import { smallSchool } from '../testing/edited-content';
import { noServerContent } from '../derived/server-content';
import { readServerContent } from './read-server-content';
import { readEveryLanguage } from './read-site-content';

function schoolWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(smallSchool, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test('the endpoint reads the forms though something else in the content is wrong', () => {
  const folder = schoolWith({ 'screens/home.yaml': 'title: [' });
  expect(readServerContent(folder).forms.map(({ id }) => id)).toEqual(['career', 'enquiry']);
});

const inTwoLanguages = {
  'school.yaml': readFileSync(path.join(smallSchool, 'school.yaml'), 'utf8').replace('[en]', '[en, mr]'),
  'school.translations.yaml': 'texts: [{ en: Example School, mr: उदाहरण शाळा }]',
  'forms/enquiry.translations.yaml': 'texts: [{ en: Admission enquiry, mr: प्रवेश चौकशी }, { en: Nursery, mr: नर्सरी }]',
  'screens/home.translations.yaml': 'texts: [{ en: Mobile number, mr: मोबाइल क्रमांक }]',
};

test('the endpoint reads the forms in every language: they say something else and send the same', () => {
  const { languages, names, forms, formsIn } = readServerContent(schoolWith(inTwoLanguages));
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

test('a form says which of its texts stand in the first language, to pages and endpoint alike', () => {
  const folder = schoolWith(inTwoLanguages);
  const [english, marathi] = readEveryLanguage(folder).map(({ forms }) => forms);
  const marksOf = (forms: FormDefinition[] = []) =>
    forms.flatMap(({ fields, sent }) => [...fields, sent].flatMap(({ untranslated }) => untranslated ?? []));
  expect(marksOf(english)).toEqual([]);
  const marks = marksOf(marathi);
  expect(new Set(marks.map(({ lang }) => lang))).toEqual(new Set(['en-IN']));
  const texts = marks.flatMap((mark) => mark.texts);
  for (const text of ['Student’s full name', 'Select Class', 'Grade 5', 'We have your enquiry.'])
    expect(texts).toContain(text);
  for (const text of ['Admission enquiry', 'Mobile number', 'Nursery']) expect(texts).not.toContain(text);
  expect(readServerContent(folder).formsIn.mr).toEqual(marathi);
});

test('the endpoint knows the digits of the school, where they can be read', () => {
  const settings = readFileSync(path.join(smallSchool, 'settings.yaml'), 'utf8');
  const digits = (text: string) => readServerContent(schoolWith({ 'settings.yaml': text })).digits;
  expect(digits(`${settings}digits: devanagari\n`)).toBe('devanagari');
  expect(digits(settings)).toBeUndefined();
  expect(digits('digits: devanagari\nspeed: 5\n')).toBeUndefined();
});

test('the endpoint reads the forms though translations cannot be read', () => {
  const broken = { 'screens/home.translations.yaml': 'texts: [', 'menu.translations.yaml': 'words: []' };
  const { formsIn } = readServerContent(schoolWith({ ...inTwoLanguages, ...broken }));
  expect(formsIn.mr?.map(({ title }) => title)).toContain('प्रवेश चौकशी');
});

const look =
  'palette: teal-and-coral\ncolours: { action: "#ffb39e" }\ndisplayFont: system\nworld: geometry\npictures: photos\n';

test.each([
  [look, { ...palettes['teal-and-coral'], action: '#ffb39e' }],
  ['', palettes['earth-and-indigo']],
  ['palette: no-such-one\n', palettes['earth-and-indigo']],
  ['colours: 7\n', palettes['earth-and-indigo']],
  ['palette: [', palettes['earth-and-indigo']],
])('the endpoint has the colours of the school, or those of a look that can be used: %j', (text, colours) => {
  expect(readServerContent(schoolWith({ 'look.yaml': text })).colours).toEqual(colours);
});

test('the endpoint needs no content, but keeps no other promise than the notices give', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readServerContent(folder)).toEqual(noServerContent);
  expect(() => readServerContent(schoolWith({ 'facts/privacy.yaml': 'keepDays: one year\n' }))).toThrow(
    'content/facts/privacy.yaml, line 1 · keepDays',
  );
});
