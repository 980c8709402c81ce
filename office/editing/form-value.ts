import type { Language } from '../../words/languages';
import type { FieldPlace, Value } from '../../model/projections/fields/field-places';
import type { DraftContent } from './draft';
import { placeAt } from './draft-places';
import { type EditedDraft, withTranslation, withValue } from './edit-draft';
import { textToTranslate } from './field-details';
import { choicesOf } from './field-form';
import { withFactNames, withFactValues } from './filled-in';
import { translationIn } from './translation-edits';
import { languagesOf, segmentsOf } from './value-edits';
import { postedValue, textMeant, valueOf } from './value-of';

/** What a form edits: the value of a field, or its translation. */
export interface FormValue {
  place: FieldPlace;
  /** The value in the draft. */
  value: Value;
  /** The same as a form posts it, with the values of facts. */
  posted: string;
  /** The value that a person means by a text, such as 39900 by `39,900`. */
  meant: (text: string) => Value;
  /** The draft with another value. @throws UnwritableContent */
  withValue: (to: Value) => EditedDraft;
}

/** @param language of a translation @returns undefined if there is no such field, or it isn't translated */
export function formValue(
  address: string,
  language: Language | undefined,
  content: DraftContent,
): FormValue | undefined {
  const place = placeAt(address, content, 'en');
  if (!place) return undefined;
  const { files } = content;
  if (!language) {
    const choices = choicesOf(place, files, 'en');
    return {
      place,
      value: place.value,
      posted: withFactValues(postedValue(place), files),
      meant: (text) => valueOf(place, withFactNames(text, files), 'en', choices),
      withValue: (to) => withValue(content, place, to),
    };
  }
  const text = textToTranslate(place, content);
  if (text === undefined || !languagesOf(files).slice(1).includes(language)) return undefined;
  const value = translationIn(segmentsOf(files), { file: place.file, text, language });
  return {
    place,
    value,
    posted: withFactValues(postedValue({ field: place.field, value }), files, language),
    meant: (typed) => textMeant(place, withFactNames(typed, files, language), value) || null,
    withValue: (to) => withTranslation(content, place, language, text, to as string | null),
  };
}
