import { withoutInvisible } from '../../forms/invisible-characters';
import type { FieldForm } from '../pages/website-views';
import type { Language } from '../../words/languages';
import type { EditableField } from '../editing/field-details';

/** The form of a field, or of a translation. @returns undefined if it isn't translated to the language */
export function fieldForm(
  address: string,
  { form, translations }: EditableField,
  language?: Language,
): FieldForm | undefined {
  const details = language === undefined ? form : translations.find((each) => each.language === language);
  if (!details) return undefined;
  return { ...details, address, ...(language && { language }), was: details.value, conflict: undefined };
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
