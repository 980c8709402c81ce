import { type Language, languageCodes } from '../../words/languages';
import { type NewSchoolWords, newSchoolWordsIn, newSchoolWordsOfAll } from '../../words/new-school';
import { BadAnswer } from './bad-answer';
import type { OfferedClasses } from './offered-classes';

/** So many years are there before class 1. */
export const BEFORE_FIRST = 3;
const HIGHEST = 12;

/** The classes that a school has, one after the other. */
export interface SchoolClasses extends OfferedClasses {
  /** The place of the first in the starter, from 0. */
  first: number;
  /** What each is called, in every language of the project. */
  labels: Readonly<Record<Language, readonly string[]>>;
}

/** A class that was typed: its place in the starter, and in which words. */
interface Typed {
  place: number;
  /** Which of the rows of names before class 1. */
  row?: number;
  /** What stood before its number. */
  word?: string;
}

/**
 * `Nursery to Std 8`, `नर्सरी से कक्षा 12`: in any of the languages, whatever that of the school.
 *
 * @param language of the school: it has a word before the number that no language knows; another stays in its own
 * @throws BadAnswer
 */
export function readClasses(typed: string, language: Language): SchoolClasses {
  const say = newSchoolWordsIn(language);
  const all = newSchoolWordsOfAll(language);
  const between = new RegExp(`\\s+(?:${all.map(({ classes }) => classes.to).join('|')})\\s+`, 'iu');
  const ends = typed.trim().split(between);
  const [first, last] = ends.map((end) => readEnd(withoutUntil(end, all), all));
  const isKnown = first?.word && isClassWord(first.word, all);
  const isMixed = first?.word && !isKnown && squeezed(first.word) !== squeezed(last?.word ?? '');
  if (!first || !last || ends.length > 2 || first.place > last.place || isMixed)
    throw new BadAnswer(say.wrong.classes(labelsIn(say, 0, BEFORE_FIRST + HIGHEST - 1, {}).join(', ')));
  const typedWords = [last.word, first.word].filter((word) => word !== undefined);
  const row = last.row ?? first.row;
  const labels = languageCodes.map((code) => {
    const own = newSchoolWordsIn(code);
    const word =
      typedWords.find((each) => isClassWord(each, [own])) ??
      (code === language ? typedWords.find((each) => !isClassWord(each, all)) : undefined);
    return [code, labelsIn(own, first.place, last.place, { word, row })];
  });
  return {
    first: first.place,
    labels: Object.fromEntries(labels) as Record<Language, string[]>,
    lowest: Math.max(first.place - BEFORE_FIRST + 1, last.place < BEFORE_FIRST ? 0 : 1),
    highest: Math.max(last.place - BEFORE_FIRST + 1, 0),
    hasBeforeFirst: first.place < BEFORE_FIRST,
  };
}

function labelsIn({ classes }: NewSchoolWords, from: number, to: number, { word, row = 0 }: Omit<Typed, 'place'>) {
  const { beforeFirst, before, number } = classes;
  const names = beforeFirst[row] ?? beforeFirst[0] ?? [];
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const place = from + index;
    if (place < BEFORE_FIRST) return names[place]!;
    const which = place - BEFORE_FIRST + 1;
    return word && !before.includes(word) ? `${word} ${which}` : `${word ?? before[0]} ${number(which)}`;
  });
}

function readEnd(end: string, all: readonly NewSchoolWords[]): Typed | undefined {
  const said = end.toLowerCase();
  for (const { classes } of all) {
    for (const [row, names] of classes.beforeFirst.entries()) {
      const place = names.findIndex((name) => squeezed(name) === squeezed(end));
      if (place >= 0) return { place, row };
    }
    for (let which = 1; which <= HIGHEST; which += 1) {
      const number = classes.number(which);
      const word = classes.before.find((each) => `${each} ${number}`.toLowerCase() === said);
      if (word ?? number === said) return { place: which + BEFORE_FIRST - 1, ...(word && { word }) };
    }
  }
  const [, word = '', number] = /^(\D*?)\s*(\d+)$/.exec(end) ?? [];
  const which = Number(number);
  if (!number || which < 1 || which > HIGHEST || isBeforeFirst(word, all)) return undefined;
  return { place: which + BEFORE_FIRST - 1, ...(word && { word }) };
}

function withoutUntil(end: string, all: readonly NewSchoolWords[]): string {
  const until = all.flatMap(({ classes }) => (classes.until ? [classes.until] : []));
  return end.replace(new RegExp(`\\s*(?:${until.join('|')})$`, 'u'), '').trim();
}

/** A name however its parts are joined: `KG-1`, `KG1` and `K.G. 1` are one. */
function squeezed(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.-]/g, '');
}

function isClassWord(word: string, languages: readonly NewSchoolWords[]): boolean {
  return languages.some(({ classes }) => classes.before.some((each) => squeezed(each) === squeezed(word)));
}

/** Whether it is the name of a year before class 1, without its number. */
function isBeforeFirst(word: string, languages: readonly NewSchoolWords[]): boolean {
  const names = languages.flatMap(({ classes }) => classes.beforeFirst.flat());
  return names.some((name) => squeezed(name).replace(/\d$/, '') === squeezed(word));
}
