import type { Words } from '../words/words';
import { askedFields } from './asked-fields';
import { parseCalendarDate } from './calendar-date';
import { anyAge, type FormDefinition, type FormField, type FormValues } from './form-definition';
import { withoutInvisible } from './invisible-characters';
import { isMobileNumber } from './phone-number';

export interface FieldError {
  /** Name of the field. */
  name: string;
  /** What to do, as one line without a full stop. */
  message: string;
}

/**
 * The one set of rules, for the browser before it sends and for the endpoint when a page without scripts has sent. What is
 * answered to a question that is not asked is no mistake, whatever it is.
 *
 * @param words in the language of the form
 * @param today ISO 8601 `yyyy-mm-dd`; a date of birth must lie before it.
 * @returns the errors in the order of the fields; empty when the form may be sent.
 */
export function validate(form: FormDefinition, values: FormValues, today: string, words: Words['form']): FieldError[] {
  return askedFields(form, values).flatMap((field) => {
    // A browser counts a line break once for `maxlength`, and sends it as two characters (HTML, § 4.10.22.4).
    const value = withoutInvisible(values[field.name] ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
    const message = complaint(field, value, today, words);
    return message ? [{ name: field.name, message }] : [];
  });
}

function complaint(field: FormField, value: string, today: string, words: Words['form']): string | undefined {
  if (value === '') return field.required ? (field.whenEmpty ?? words.answerMissing(field.label)) : undefined;
  if ('maxLength' in field && value.length > field.maxLength) return words.tooLong(field.label, field.maxLength);
  switch (field.kind) {
    case 'date': {
      const date = parseCalendarDate(value);
      return date && date >= '1900' && date < '2100' ? undefined : words.notADate;
    }
    case 'date-of-birth': {
      const date = parseCalendarDate(value);
      if (!date) return words.notADate;
      if (date >= today) return words.dateNotPast;
      const { from, to } = field.ages ?? anyAge;
      const isOfAge = date <= yearsBefore(today, from) && date > yearsBefore(today, to + 1);
      return isOfAge ? undefined : words.ageOutside(from, to);
    }
    case 'mobile':
      return isMobileNumber(value) ? undefined : words.notAMobileNumber;
    case 'email':
      // No stricter: the only real proof of an address is a letter that arrives.
      return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)
        ? undefined
        : words.notAnEmailAddress(field.required ?? false);
    case 'select':
      return field.options.some((option) => option.value === value) ? undefined : words.notAnOption(field.label);
    case 'text':
    case 'multiline':
      return undefined;
  }
}

/** ISO 8601, for comparison only: 29 February has no such day in most years. */
function yearsBefore(day: string, years: number): string {
  return String(Number(day.slice(0, 4)) - years) + day.slice(4);
}
