import type { Words } from '../words/words';
import { askedFields } from './asked-fields';
import { parseCalendarDate } from './calendar-date';
import { anyAge, type FormDefinition, type FormField, type FormValues } from './form-definition';
import { withoutInvisible } from './invisible-characters';
import { isMobileNumber } from './phone-number';

export interface FieldError {
  name: string;
  /** One line without a full stop that tells the visitor what to do. */
  message: string;
}

/**
 * Validates a form, in the browser before sending and in the endpoint for pages without JavaScript. Answers to questions that
 * aren't asked are never errors.
 *
 * @param words in the language of the form
 * @param today ISO 8601 `yyyy-mm-dd`; a date of birth must be before it
 * @returns errors in field order; empty if the form can be sent
 */
export function validate(form: FormDefinition, values: FormValues, today: string, words: Words['form']): FieldError[] {
  return askedFields(form, values).flatMap((field) => {
    // For `maxlength` browsers count a line break as one character, but send two (HTML § 4.10.22.4).
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
      // A stricter pattern would reject valid addresses: only a mail that arrives proves one.
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

/** An ISO 8601 day for comparisons only: it may be 29 February in a year without that day. */
function yearsBefore(day: string, years: number): string {
  return String(Number(day.slice(0, 4)) - years) + day.slice(4);
}
