import type { Language } from '../../words/languages';
import { once } from '../../app/once';
import { isTranslationsFile } from '../../model/concepts/translations';
import { addressOf, type FieldPlace, placesInFile } from '../../model/projections/fields/field-places';
import { paragraphsOf } from '../../model/projections/segments';
import type { DraftContent } from './draft';
import { placeOf } from './locate';

/** @param address in the draft @returns undefined if there is no such value */
export function placeAt(address: string, content: DraftContent, language: Language): FieldPlace | undefined {
  const { file, paragraph, paragraphs = 1 } = placeOf(address);
  const places = placesIn(file, content, language);
  if (paragraph === undefined || paragraphs === 1) return places.find((place) => addressOf(place) === address);
  const first = places.find((place) => place.paragraph === paragraph);
  const texts = paragraphsOf(content.files.find((read) => read.file === file)?.body ?? '');
  const value = texts.slice(paragraph, paragraph + paragraphs).join('\n\n');
  return first && { ...first, paragraphs: Math.min(paragraphs, texts.length - paragraph), value, translations: {} };
}

const cache = new WeakMap<DraftContent, Map<string, readonly FieldPlace[]>>();

/** Every value of a file with the draft, and every optional one that it doesn't have. */
export function placesIn(file: string, content: DraftContent, language: Language): readonly FieldPlace[] {
  const known = once(cache, content, () => new Map<string, readonly FieldPlace[]>());
  return once(known, `${language} ${file}`, () => {
    const read = content.files.find((each) => each.file === file);
    return read && !isTranslationsFile(file) ? placesInFile(read, content.files, language, true) : [];
  });
}
