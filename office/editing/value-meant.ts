import type { FieldPlace } from '../../model/projections/fields/field-places';
import type { Value } from './change';
import type { DraftContent } from './draft';
import { choicesOf } from './field-form';
import { withFactNames } from './filled-in';
import { type TranslationOf, translationIn } from './translation-edits';
import { segmentsOf } from './value-edits';
import { textMeant, valueOf } from './value-of';

/** The value that a text in the form of a field means. */
export function valueMeant(place: FieldPlace, text: string, { files }: Pick<DraftContent, 'files'>): Value {
  return valueOf(place, withFactNames(text, files), 'en', choicesOf(place, files, 'en'));
}

/** The translation that a text in its form means, and the one that the content has; `null` for none. */
export function translationMeant(
  place: FieldPlace,
  text: string,
  { files }: Pick<DraftContent, 'files'>,
  of: TranslationOf,
): { translation: string | null; becomes: string | null } {
  const translation = translationIn(segmentsOf(files), of);
  return { translation, becomes: textMeant(place, withFactNames(text, files, of.language), translation) || null };
}
