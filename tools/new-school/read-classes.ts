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
 * @param language of the school: a word of its own before the number stays, one of another language is put into it
 * @throws BadAnswer
 */
export function readClasses(typed: string, language: Language): SchoolClasses {
  const say = newSchoolWordsIn(language);
  const all = newSchoolWordsOfAll(language);
  const between = new RegExp(`\\s+(?:${all.map(({ classes }) => classes.to).join('|')})\\s+`, 'iu');
  const ends = typed.trim().split(between);
  const [first, last] = ends.map((end) => readEnd(withoutUntil(end, all), all));
  if (!first || !last || ends.length > 2 || first.place > last.place)
    throw new BadAnswer(say.wrong.classes(labelsIn(say, 0, BEFORE_FIRST + HIGHEST - 1, {}).join(', ')));
  const word = last.word ?? first.word;
  const row = last.row ?? first.row;
  const own = word && !isOfAnother(word, say, all) ? { word, row } : { row };
  return {
    first: first.place,
    labels: Object.fromEntries(
      languageCodes.map((code) => [
        code,
        labelsIn(newSchoolWordsIn(code), first.place, last.place, code === language ? own : { row }),
      ]),
    ) as Record<Language, string[]>,
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
      const place = names.findIndex((name) => name.toLowerCase() === said);
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
  if (!number || which < 1 || which > HIGHEST) return undefined;
  return { place: which + BEFORE_FIRST - 1, ...(word && { word }) };
}

function withoutUntil(end: string, all: readonly NewSchoolWords[]): string {
  const until = all.flatMap(({ classes }) => (classes.until ? [classes.until] : []));
  return end.replace(new RegExp(`\\s*(?:${until.join('|')})$`, 'u'), '').trim();
}

/** Whether it is the word for a class in another language alone. */
function isOfAnother(word: string, say: NewSchoolWords, all: readonly NewSchoolWords[]): boolean {
  const has = ({ classes }: NewSchoolWords) => classes.before.some((each) => each.toLowerCase() === word.toLowerCase());
  return !has(say) && all.some(has);
}
