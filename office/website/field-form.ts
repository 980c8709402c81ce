import { withoutInvisible } from '../../forms/invisible-characters';
import type { Language } from '../../words/languages';
import type { FieldForm } from '../editing/field-details';

/** A form that wasn't saved, because somebody else has changed its value. */
export interface RefusedForm {
  address: string;
  language: Language | undefined;
  typed: string;
}

/** The form with both values: what was typed is saved over theirs if its user chooses so. */
export function conflictingForm<Form extends FieldForm>(form: Form, typed: string): Form {
  const shown = (text: string) => form.choices?.find(({ value }) => value === text)?.label ?? text;
  const conflict = { by: form.saved?.who ?? '', theirs: shown(form.value), mine: shown(typed) };
  return { ...form, value: typed, conflict };
}

/**
 * Whether two texts are the same for people. Browsers write CRLF in long texts, the office drops the space around values, and content
 * files may have invisible characters.
 */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return withoutInvisible(text.replaceAll('\r\n', '\n').normalize('NFC')).trim();
}

/** The texts in a hidden field, as JSON; none if it isn't a list of them. */
export function parseTexts(json: string): string[] {
  try {
    const texts: unknown = JSON.parse(json);
    return Array.isArray(texts) ? texts.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
