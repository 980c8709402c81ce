import { expect, test } from 'vitest';
import { editedSchool } from '../../../tests/support/temporary-folder';
import { checkContent } from '../../../commands/content/check-content';

function errorAfter(file: string, from: string, to: string): string | undefined {
  return checkContent(editedSchool({ file, from, to })).error;
}

test('an emoji in the text of a PDF', () => {
  const text = 'The new session is about to begin.';
  expect(errorAfter('facts/documents.yaml', text, `${text} 🎉`)).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/facts/documents.yaml:14 · documents › 3 › text
        🎉 can’t be printed in the PDF. Delete it, or use words."
  `);
});

test.each([
  ['facts/calendar.yaml', 'Independence Day'],
  ['facts/committees.yaml', 'Mr. Suresh Jadhav'],
  ['facts/classes.yaml', 'label: Grade 2'],
  ['school.yaml', 'street: Station Road'],
])('%s: %s with a star', (file, text) => {
  expect(errorAfter(file, text, `${text} ⭐`)).toContain('⭐ can’t be printed in the PDF.');
});

test('an emoji in a translation is reported at the translation', () => {
  const error = (translation: string) => {
    const folder = editedSchool(
      { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [en, mr]' },
      {
        file: 'facts/documents.translations.yaml',
        to: `texts:\n  - { en: The new session is about to begin., mr: नवे सत्र. }\n  - en: 'Questions: {{phone1}}, {{email1}}.'\n    mr: ${translation}\n`,
      },
    );
    return checkContent(folder).error;
  };
  expect(error("'प्रश्न: {{phone1}}, {{email1}} 🎉'")).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/facts/documents.translations.yaml:4 · texts › 2 › mr · 'प्रश्न: {{phone1}}, {{email1}} 🎉'
        🎉 can’t be printed in the PDF. Delete it, or use words."
  `);
  expect(error("'प्रश्न: {{phone1}}, {{email1}}'")).toBeUndefined();
});

test('an emoji that is only on screens is no mistake', () => {
  expect(errorAfter('facts/classes.yaml', 'description: Maps.', 'description: Maps 🗺️')).toBeUndefined();
});

test('an emoji on a screen doesn’t hide one in a PDF', () => {
  expect(
    errorAfter('facts/classes.yaml', 'description: Maps.', 'description: Maps of the whole village and the river 🗺️'),
  ).toBeUndefined();
  expect(errorAfter('facts/classes.yaml', 'label: Grade 6', 'label: Grade 6 ⭐')).toContain(
    '⭐ can’t be printed in the PDF.',
  );
});

test('every school’s PDFs can be printed', () => {
  expect(
    errorAfter('facts/documents.yaml', 'The new session', 'इयत्ता पहिली, ₹ 31,800 × 2 – “fees” … D’Souza • ½ é'),
  ).toBeUndefined();
});
