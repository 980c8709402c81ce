import { fieldFinder } from '../../model/projections/fields/find-fields';
import { addressOf, type FieldPlace, wayTo } from '../../model/projections/fields/field-places';
import { placeInContent } from '../../model/mistakes/places/content-place';
import { usesOf } from '../../model/projections/fields/references';
import type { ReadFile } from '../../model/concepts/site-content';
import { wordingKey } from '../../model/projections/wordings';
import { readWrittenFiles } from '../../model/reading/written-files';
import { excerptOf, valueInWords } from '../../model/editing/value-in-words';
import { type Language, languages } from '../../words/languages';
import { contentWordsIn } from '../../words/words';

const MOST_SHOWN = 10;

/** `npm run content -- --find`: shows where a value is, and what the field means. */
export function find(folder: string, question: string, language: Language, json: boolean): string {
  const files = readWrittenFiles(folder);
  const places = fieldFinder(files, language).find(question);
  if (json) return JSON.stringify(places.map((place) => asData(place, folder)));
  const words = contentWordsIn[language];
  if (places.length === 0) return words.nothingFound(question);
  const shown = places.slice(0, MOST_SHOWN).map((place) => describePlace(place, files, folder, language));
  const rest = places.length - shown.length;
  return [...shown, ...(rest > 0 ? [words.more(rest)] : [])].join('\n\n');
}

function asData(place: FieldPlace, folder: string) {
  const { file, at, value, words, translations } = place;
  const { line } = placeInContent(folder, file, at ?? []);
  return {
    address: addressOf(place),
    file,
    at,
    line,
    way: wayTo(place),
    value,
    ...words,
    shown: place.shown,
    translations,
  };
}

export function describePlace(
  place: FieldPlace,
  files: readonly ReadFile[],
  folder: string,
  language: Language,
): string {
  const { words: field, value, translations } = place;
  const { names } = place.field ?? {};
  const words = contentWordsIn[language];
  const uses = names ? usesOf(files, { kind: names, name: String(value) }).length : 0;
  const others = Object.entries(translations).filter(([, text]) => wordingKey(text) !== wordingKey(String(value)));
  return [
    wayTo(place),
    `  ${valueInWords(place, language)}`,
    ...others.map(([code, text]) => `  ${languages[code as Language].name}: ${excerptOf(text)}`),
    ...(field?.help ? [`  ${field.help}`] : []),
    ...(field?.example ? [`  ${words.example}: ${field.example}`] : []),
    ...(uses > 0 ? [`  ${words.used(uses)}`] : []),
    ...(place.shown ? [`  ${words.shown}: ${place.shown}`] : []),
    `  ${addressOf(place)}${lineIn(place, folder)}`,
  ].join('\n');
}

function lineIn({ file, at }: FieldPlace, folder: string): string {
  const { line } = placeInContent(folder, file, at ?? []);
  return at && line ? ` (${line})` : '';
}
