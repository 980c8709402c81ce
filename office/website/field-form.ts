import type { Place, Value } from '../editing/change';
import { withoutInvisible } from '../../forms/invisible-characters';
import type { FieldForm } from '../pages/website-views';
import type { Language } from '../../words/languages';
import type { DraftChange } from './drafts';
import type { EditableField } from '../editing/field-details';
import type { ChangeDetails } from './workshop';

/** A form, and what the draft needs to save its value. */
export interface EditableValue {
  form: FieldForm;
  place: Place;
  /** The value in the published content. */
  base: Value;
  /** The value in the draft. */
  value: Value;
  /** For a translation: the text that it is a translation of. */
  of?: string;
}

/**
 * The value of a field, or of a translation.
 *
 * @param changes of the draft, in words
 * @returns undefined if it isn't translated to the language
 */
export function editableValue(
  address: string,
  details: EditableField,
  language: Language | undefined,
  draft: readonly DraftChange[],
  changes: readonly ChangeDetails[],
): EditableValue | undefined {
  const translation = details.translations.find((each) => each.language === language);
  if (language !== undefined && !translation) return undefined;
  const {
    input,
    choices,
    isOptional,
    maxLetters,
    mistakes,
    isToConfirm,
    isUntranslated,
    value: posted,
  } = translation ?? details.form;
  const inWords = changes.find(
    (each) => each.address === address && draft.some(({ id, place }) => id === each.id && place.language === language),
  );
  const change = draft.find(({ id }) => id === inWords?.id);
  // Changes that conflict with the published value, or whose file can't be read, aren't laid over it, but the draft has them.
  const isHeld = inWords?.outcome.kind === 'conflict' || inWords?.outcome.kind === 'unreadable';
  const text = change && isHeld ? String(change.becomes ?? '') : posted;
  const base = translation ? translation.published || null : details.published;
  const form: FieldForm = {
    address,
    entries: details.place.entries,
    ...(language && { language }),
    input,
    ...(choices && { choices }),
    value: text,
    was: text,
    published: change && change.becomes !== change.was ? (inWords?.theirs ?? inWords?.was) : undefined,
    isOptional,
    maxLetters,
    mistakes,
    saved: change && { id: change.id, at: change.at, who: change.who },
    conflict: undefined,
    ...(isToConfirm && { isToConfirm }),
    ...(isUntranslated && { isUntranslated }),
  };
  return {
    form,
    place: language ? { ...details.place, language } : details.place,
    base,
    value: change ? change.becomes : base,
    ...(translation && { of: translation.of }),
  };
}

/** The form after somebody else has changed its value: what was typed, to be saved over theirs if its user chooses so. */
export function conflictingForm(form: FieldForm, typed: string): FieldForm {
  const shown = (text: string) => form.choices?.find(({ value }) => value === text)?.label ?? text;
  const conflict = { by: form.saved?.who ?? '', theirs: shown(form.value), mine: shown(typed) };
  return { ...form, value: typed, conflict };
}

/**
 * Whether two texts are the same for people. Browsers write CRLF in long texts, the workshop drops the space around values, and content
 * files may have invisible characters.
 */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return withoutInvisible(text.replaceAll('\r\n', '\n').normalize('NFC')).trim();
}
