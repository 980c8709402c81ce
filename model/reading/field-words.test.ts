import { expect, test } from 'vitest';
import { boards } from '../../words/india/boards';
import { languageCodes } from '../../words/languages';
import { fieldWordsIn } from '../../words/words';
import type { WordsOfField } from '../concepts/fields';
import { readEveryLanguage } from './read-site-content';

const contents = readEveryLanguage();
const [{ school }] = contents;

/** Facts by which one recognises the school of the content, or a board. */
const facts = [
  ...contents.flatMap(({ school: { name, principal, address } }) => [
    ...[name, principal.name, address.town, address.district.split(' ').at(-1)!, address.state, address.pin],
  ]),
  ...[...school.phones, ...school.registrations].map(({ number }) => number),
  ...school.emails.map(({ address }) => address),
  ...boards.flatMap(({ names = {} }) => Object.values(names).map((name) => name.split(' ')[0]!)),
];

test.each(languageCodes)('fields are explained for every school, not for one: %s', (language) => {
  const found = Object.entries(fieldWordsIn[language]).flatMap(([entry, words]) =>
    Object.entries(words as Record<string, WordsOfField>).flatMap(([field, { label, help, example, shown }]) => {
      const texts = [label, help, example, shown].filter((text) => text !== undefined);
      const named = facts.filter((fact) => texts.some((text) => text.includes(fact)));
      const isOwn = example !== undefined && ownValues[entry]?.[field] === example;
      return [...named, ...(isOwn ? [example] : [])].map((fact) => `${entry}.${field}: ${fact}`);
    }),
  );
  expect(found).toEqual([]);
});

/** The school's own values of these fields, which are no words of a text. */
const ownValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  school: asTexts(school),
  location: asTexts(school.location ?? {}),
};

function asTexts(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
