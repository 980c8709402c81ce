import { type Language, languageCodes } from '../../words/languages';
import { type NewSchoolWords, newSchoolWordsIn, newSchoolWordsOfAll } from '../../words/new-school';
import { BadAnswer } from './bad-answer';
import type { OfferedClasses } from './offered-classes';

/** Number of years before class 1. */
export const BEFORE_FIRST = 3;
const HIGHEST = 12;

/** The classes of a school, without gaps. */
export interface SchoolClasses extends OfferedClasses {
  /** Index of the school's lowest class among the starter's classes. */
  first: number;
  /** Names of the school's classes in every language of the project. */
  labels: Readonly<Record<Language, readonly string[]>>;
}

/** A class that a person typed. `place` is its index among the starter's classes. */
interface Typed {
  place: number;
  /** For a class before class 1: index of its row in `beforeFirst`, the names of such classes. */
  row?: number;
  /** The word before the number of the class, for example `Std`. */
  word?: string;
}

/**
 * Reads `Nursery to Std 8` or `नर्सरी से कक्षा 12`, in any of our languages.
 *
 * @param language of the school: a word before the number that we don’t know counts as a word of this language
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

/** Removes differences in punctuation: `KG-1`, `KG1` and `K.G. 1` are the same class. */
function squeezed(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.-]/g, '');
}

function isClassWord(word: string, languages: readonly NewSchoolWords[]): boolean {
  return languages.some(({ classes }) => classes.before.some((each) => squeezed(each) === squeezed(word)));
}

/** Whether this is the name of a class before class 1, without its number. */
function isBeforeFirst(word: string, languages: readonly NewSchoolWords[]): boolean {
  const names = languages.flatMap(({ classes }) => classes.beforeFirst.flat());
  return names.some((name) => squeezed(name).replace(/\d$/, '') === squeezed(word));
}
