import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldsOfFile } from '../../model/concepts/registry';
import type { SiteContent } from '../../model/concepts/site-content';
import { wordingKey } from '../../model/projections/wordings';
import { readEveryLanguage, readWordings } from '../../model/reading/read-site-content';
import { boards } from '../../words/india/boards';
import { type Language, languageCodes } from '../../words/languages';
import { newSchoolWordsIn } from '../../words/new-school';
import { schoolOf } from './written-school.fixture';

describe.each(languageCodes)('a school that writes in %s', (language: Language) => {
  const examples = Object.fromEntries(
    Object.entries(newSchoolWordsIn(language).questions).map(([name, { example }]) => [name, example]),
  );

  test.each(boards.filter(({ id }) => ['state', 'cbse'].includes(id)))(
    'has all texts in that language, for board $id',
    ({ id }) => {
      const { folder, content } = schoolOf({ ...examples, board: id, others: '' });
      expect(content.school.languages).toEqual([language]);
      const words = readWordings(folder).wordings.map(({ wording }) => wording.replace(/\{\{?\w+\}\}?|\]\(\S+\)/g, ''));
      expect(words.length).toBeGreaterThan(200);
      // Abbreviations in Latin capitals, such as CBSE, are not translated.
      const foreign = language === 'en' ? /[\u0900-\u097f]/ : /[a-z]{3,}/;
      expect(words.filter((text) => foreign.test(text))).toEqual([]);
    },
  );

  test('has its other languages at once', () => {
    const others = languageCodes.filter((code) => code !== language);
    const { folder } = schoolOf({ ...examples, others: others.join(', ') });
    const contents = readEveryLanguage(folder);
    expect(contents.map((each) => each.language)).toEqual([language, ...others]);
    for (const each of contents) {
      const name = newSchoolWordsIn(each.language).classes;
      expect(each.classes.at(-1)?.label).toContain(name.number(each.classes.length - 3));
      expect(each.menu.header[0]?.label).not.toBe(each === contents[0] ? '' : contents[0].menu.header[0]?.label);
    }
  });
});

test.each(['state', 'cbse'])('in English, schools of every language have the same texts, for board %s', (board) => {
  const typed = { classes: '1 to 12', board };
  const english = textsOf(schoolOf(typed).content);
  for (const language of languageCodes.filter((code) => code !== 'en')) {
    const [, inEnglish] = readEveryLanguage(schoolOf({ ...typed, language, others: 'en' }).folder);
    expect(textsOf(inEnglish!), language).toEqual(english);
  }
});

/** Every translated text of a school, with the links of the first language. */
function textsOf({ files }: SiteContent): string[] {
  const texts = files
    .filter(({ kind }) => kind !== 'translations')
    .flatMap((file) => [
      ...fieldsOfFile(file).flatMap(({ text, isFixed, value, at }) =>
        // Only schools of other languages have fees in a second language.
        text && !text.isInOtherLanguage && !isFixed && !at.includes('inOtherLanguage') ? [String(value)] : [],
      ),
      file.body,
    ]);
  return texts.map((text) => wordingKey(text).replaceAll('](/en/', '](/'));
}

test('a state’s law may require fees in its language', () => {
  const { content } = schoolOf();
  expect(content.fees.inOtherLanguage).toBeDefined();
  expect(content.classes.map(({ labelInOtherLanguage }) => labelInOtherLanguage).slice(2, 4)).toEqual([
    'मोठा शिशु',
    'इयत्ता पहिली',
  ]);
});

test('elsewhere nothing is in another language than was chosen', () => {
  const { folder } = schoolOf({ address: 'River Road, Kamalpur, Barabanki, Uttar Pradesh 225201' });
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(md|yaml|txt)$/.test(file) && !file.endsWith('README.md'),
  );
  const foreign = /marathi|maharashtra|[\u0900-\u097f]/i;
  expect(written.filter((file) => foreign.test(readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
});
