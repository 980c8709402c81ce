import { type Language, languageCodes } from '../../../words/languages';
import { Ranking } from '../../../search/ranking';
import { type FieldPlace, fieldPlaces, type Label } from './field-places';
import type { ReadFile } from '../../concepts/site-content';

/** How much a match in each part of a place counts: its value, the field, what it belongs to, and what it is for. */
const WEIGHTS = { value: 3, field: 4, around: 2, help: 1 };

/** Kinds of files that visitors never see. */
const notShown = ['search-questions', 'glossary'];

/** Makes a search for values of the content, by value, label or help, in any script and spelling. */
export function fieldFinder(files: readonly ReadFile[], language: Language): (question: string) => FieldPlace[] {
  const shown = files.filter(({ kind }) => !notShown.includes(kind));
  const places = fieldPlaces(shown, language);
  const inEach = languageCodes.map((code) => (code === language ? places : fieldPlaces(shown, code)));
  const ranking = new Ranking(WEIGHTS, language);
  for (const [index, { value, words, translations }] of places.entries()) {
    const labels = inEach.flatMap((each) => each[index]!.labels);
    const texts = (isEntry: boolean) => labels.filter((each) => Boolean(each.isEntry) === isEntry);
    ranking.add(index, {
      value: [value, ...Object.values(translations)].join(' '),
      field: joined(
        inEach.flatMap((each) =>
          each[index]!.labels.filter(({ isEntry }) => !isEntry)
            .slice(1)
            .slice(-2),
        ),
      ),
      around: joined(texts(true)),
      help: words?.help ?? '',
    });
  }
  return (question) => {
    const found = ranking.find(question);
    const most = Math.max(...found.map(({ share }) => share));
    return found.filter(({ share }) => share === most).map(({ entry }) => places[entry]!);
  };
}

function joined(labels: readonly Label[]): string {
  return labels.map(({ text }) => text).join(' ');
}
