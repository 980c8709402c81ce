import { Ranking } from '../../../search/ranking';
import { type Language, languageCodes } from '../../../words/languages';
import type { ReadFile } from '../../concepts/site-content';
import { addressOf, type FieldPlace, fieldPlaces, type Label } from './field-places';

/** How much a match in each part of a place counts: its value, the field, what it belongs to, and what it is for. */
const WEIGHTS = { value: 3, field: 4, around: 2, help: 1 };

/** Kinds of files that visitors never see. */
const notShown = ['search-questions', 'glossary', 'mail'];

/** Searches for values of the content, in any script and spelling. */
export interface FieldFinder {
  /** Finds values by what they say, are called or are for, the best first. */
  find: (question: string) => FieldPlace[];
  /** Finds the values that a phrase such as “fees of Grade 5” can mean: those that are called so, or have this address. */
  named: (phrase: string) => FieldPlace[];
}

/** @param withAbsent also finds the optional values that entries don't have, after those that they have */
export function fieldFinder(files: readonly ReadFile[], language: Language, withAbsent = false): FieldFinder {
  const shown = files.filter(({ kind }) => !notShown.includes(kind));
  const places = fieldPlaces(shown, language, withAbsent);
  const inEach = languageCodes.map((code) => (code === language ? places : fieldPlaces(shown, code, withAbsent)));
  const all = new Ranking(WEIGHTS, language);
  const names = new Ranking({ field: 2, around: 1 }, language);
  for (const [index, { at, value, words, translations }] of places.entries()) {
    const labels = inEach.map((each) => each[index]!.labels.slice(1));
    const field = joined(labels.flatMap((each) => each.filter(({ isEntry }) => !isEntry).slice(-2)));
    const entries = joined(labels.flatMap((each) => each.filter(({ isEntry }) => isEntry)));
    const around = `${inEach.map((each) => each[index]!.labels[0]?.text).join(' ')} ${entries}`;
    const texts = [value ?? '', ...Object.values(translations)].join(' ');
    // Visitors never see search words.
    const isShown = !at?.includes('searchWords');
    all.add(index, {
      value: isShown ? texts : '',
      field,
      around,
      help: `${words?.help ?? ''} ${isShown ? '' : texts}`,
    });
    names.add(index, { field, around: entries });
  }
  return {
    find(question) {
      const found = all.find(question);
      const most = Math.max(...found.map(({ share }) => share));
      const best = found.filter(({ share }) => share === most).map(({ entry }) => places[entry]!);
      return [...best.filter(({ value }) => value !== null), ...best.filter(({ value }) => value === null)];
    },
    named(phrase) {
      const exact = places.filter((place) => addressOf(place) === phrase);
      if (exact.length > 0) return exact;
      return names.find(phrase).flatMap(({ entry, share }) => (share === 1 ? [places[entry]!] : []));
    },
  };
}

function joined(labels: readonly Label[]): string {
  return labels.map(({ text }) => text).join(' ');
}
