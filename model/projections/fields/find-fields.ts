import { foldLetters, wordsOf } from '../../../search/letters';
import { Ranking } from '../../../search/ranking';
import { type Language, languageCodes } from '../../../words/languages';
import { fieldsOfDrawings } from '../../concepts/picture';
import type { ReadFile } from '../../concepts/site-content';
import { type FieldPlace, fieldPlaces, type Label } from './field-places';

/** How much a match in each part of a place counts: its value, the field, what it belongs to, and what it is for. */
const WEIGHTS = { value: 3, field: 4, around: 2, help: 1 };

/** Kinds of files that visitors never see. */
const notShown = ['search-questions', 'glossary', 'mail'];

/** All values of the content that have a word of the question, in any script and spelling, with the share of its words that they have. */
export type FieldFinder = (question: string) => { place: FieldPlace; share: number }[];

interface Searched {
  /** Also the optional values that entries don't have; they are found after the others. */
  withAbsent?: boolean;
  isSearched?: (place: FieldPlace) => boolean;
}

export function fieldFinder(
  files: readonly ReadFile[],
  language: Language,
  { withAbsent, isSearched = () => true }: Searched = {},
): FieldFinder {
  const shown = files.filter(({ kind }) => !notShown.includes(kind));
  const placesIn = (code: Language) => fieldPlaces(shown, code, withAbsent).filter(isSearched);
  const places = placesIn(language);
  const inEach = languageCodes.map((code) => (code === language ? places : placesIn(code)));
  const all = new Ranking(WEIGHTS, language);
  for (const [index, { at, value, words, labels: own, translations }] of places.entries()) {
    const labels = inEach.map((each) => each[index]!.labels.slice(1));
    const field = joined(labels.flatMap((each) => each.filter(({ isEntry }) => !isEntry).slice(-2)));
    const entries = joined(labels.flatMap((each) => each.filter(({ isEntry }) => isEntry)));
    const translated = own.flatMap((each) => languageCodes.map((code) => each.translations?.[code] ?? '')).join(' ');
    const around = `${inEach.map((each) => each[index]!.labels[0]?.text).join(' ')} ${entries} ${translated}`;
    const texts = [value ?? '', ...Object.values(translations)].join(' ');
    // Visitors never see search words.
    const isShown = !at?.includes('searchWords');
    all.add(index, {
      value: isShown ? texts : '',
      field,
      around,
      help: `${words?.help ?? ''} ${isShown ? '' : texts}`,
    });
  }
  return (question) => {
    const asked = foldedWords(question);
    const isAsked = ({ value, translations }: FieldPlace) =>
      [value, ...Object.values(translations)].some((text) => typeof text === 'string' && foldedWords(text) === asked);
    return (
      all
        .find(question)
        .map(({ entry, share }) => ({ place: places[entry]!, share }))
        // A title that says just what was asked for comes before the texts that have its words.
        .toSorted((one, other) => Number(isAsked(other.place)) - Number(isAsked(one.place)))
    );
  };
}

function foldedWords(text: string): string {
  return wordsOf(foldLetters(text)).join(' ');
}

/** The values that have most words of a question: what visitors read, before what chooses a drawing, before what an entry doesn't have. */
export function bestOf(ranked: ReturnType<FieldFinder>): FieldPlace[] {
  const maxShare = Math.max(...ranked.map(({ share }) => share));
  const best = ranked.filter(({ share }) => share === maxShare).map(({ place }) => place);
  const isAbsent = ({ value }: FieldPlace) => value === null;
  const isOfDrawing = ({ at }: FieldPlace) => fieldsOfDrawings.includes(at?.at(-1));
  return best.toSorted(
    (one, other) =>
      Number(isAbsent(one)) - Number(isAbsent(other)) || Number(isOfDrawing(one)) - Number(isOfDrawing(other)),
  );
}

function joined(labels: readonly Label[]): string {
  return labels.map(({ text }) => text).join(' ');
}
