import { expect, test } from 'vitest';
import type { SignsNotKept } from '../../words/kept-signs';
import type { Language } from '../../words/languages';
import { filledIn, sentenceAtField, withFactNames, withFactValues } from './filled-in';
import { editedSchool } from '../../tests/support/temporary-folder';
import { contentWith } from './draft-content.fixture';

const { files } = contentWith('tests/school');

test.each<[stored: string, shown: string, language?: Language]>([
  ['{{schoolName}} since {{founded}}', '{{SPLS}} since {{2018}}'],
  ['{{ schoolName }}', '{{SPLS}}'],
  ['{{town}}', '{{Degloor}}'],
  // The same number is that of WhatsApp.
  ['{{phone1}} {{whatsapp}}', '{{+91 00000 00001}} {{whatsapp}}'],
  ['{{constructor}} {{}} {{schoolNam}}', '{{constructor}} {{}} {{schoolNam}}'],
])('%s is shown in a field as %s, and stored again as a fact', (stored, shown, language) => {
  expect(withFactValues(stored, files, language)).toBe(shown);
  expect(filledIn(withFactNames(shown, files, language), files, language)).toBe(filledIn(stored, files, language));
  expect(withFactNames(stored, files, language)).toBe(stored);
});

test('a fact has its value of the language', () => {
  const shown = withFactValues('{{town}}', files, 'mr');
  expect(shown).not.toBe('{{Degloor}}');
  expect(withFactNames(shown, files, 'mr')).toBe('{{town}}');
});

test('a value that is the name of another fact, or has brackets, is shown by its name', () => {
  const folder = editedSchool({ file: 'school.yaml', from: 'name: ', to: 'name: town #' });
  const odd = contentWith(folder).files;
  expect(withFactValues('{{schoolName}} {{town}}', odd)).toMatch(/^\{\{schoolName\}\} \{\{(?!town)/);
});

test('a mistake names facts as the field has them', () => {
  const values = { kind: 'facts', missing: ['{{town}}'], added: [] } satisfies SignsNotKept;
  const mistake = { rule: 'signs-not-kept', values } as const;
  expect(sentenceAtField(mistake, files, 'en', 'mr')).toContain(`Missing: ${withFactValues('{{town}}', files, 'mr')}.`);
  const unknown = { name: '9 acres', known: ['town', 'schoolName'], near: undefined };
  const sentence = sentenceAtField({ rule: 'unknown-placeholder', values: unknown }, files, 'en');
  expect(sentence).toContain(withFactValues('{{town}}', files).slice(2, -2));
  expect(sentence).not.toContain('schoolName');
});
