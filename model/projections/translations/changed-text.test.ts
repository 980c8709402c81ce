import { expect, test } from 'vitest';
import { changedTo, keepTranslations, withChangedText, type Segments } from './changed-text';

const text = { en: 'Fees are told first.', mr: 'मराठी', hi: 'हिंदी' };
const changed = 'Fees are told in writing first.';
const was = { mr: text.en, hi: text.en };

function school(uses: readonly string[], translations: Segments['translations']): Segments {
  return { first: 'en', translations, segments: uses.map((file) => ({ file, at: ['title'], segment: text.en })) };
}

test('a changed text keeps its translations', () => {
  const edits = keepTranslations(
    school(['a.md'], [{ file: 'a.translations.yaml', texts: [text] }]),
    'a.md',
    text.en,
    changed,
  );
  expect(edits).toEqual([{ file: 'a.translations.yaml', at: ['texts', 0], value: { ...text, en: changed, was } }]);
});

test('the entry may be in the file of another one', () => {
  const [edit] = keepTranslations(
    school(['a.md'], [{ file: 'b.translations.yaml', texts: [text] }]),
    'a.md',
    text.en,
    changed,
  );
  expect(edit).toMatchObject({ file: 'b.translations.yaml', at: ['texts', 0] });
});

test('if other places have the text, its entry stays for them', () => {
  const [edit] = keepTranslations(
    school(['a.md', 'b.md'], [{ file: 'a.translations.yaml', texts: [text] }]),
    'a.md',
    text.en,
    changed,
  );
  expect(edit).toEqual({ file: 'a.translations.yaml', at: ['texts', 1], value: { ...text, en: changed, was } });
});

test('only the changed paragraphs of a running text are changed', () => {
  const { length } = keepTranslations(
    school(['a.md'], [{ file: 'a.translations.yaml', texts: [text, { en: 'Welcome.', mr: 'स्वागत' }] }]),
    'a.md',
    `Welcome.\n\n${text.en}`,
    `Welcome.\n\nA new one.\n\n${changed}`,
  );
  expect(length).toBe(1);
});

test('the text that a translation is of outlives further changes of the text, until it is changed back', () => {
  const twice = withChangedText(withChangedText(text, 'en', changed), 'en', 'Fees are told last.');
  expect(twice.was).toEqual(was);
  expect(withChangedText({ ...twice, was: { mr: text.en } }, 'en', text.en)).toEqual({
    ...text,
    was: { hi: 'Fees are told last.' },
  });
});

test('an unlike text is not taken for a changed one', () => {
  const now = (segment: string) => ({
    first: 'en' as const,
    translations: [],
    segments: [{ file: 'a.md', at: undefined, segment }],
  });
  expect(changedTo(text, 'a.translations.yaml', now(changed))).toBe(changed);
  expect(changedTo(text, 'a.translations.yaml', now('The bus leaves at eight.'))).toBeUndefined();
});
