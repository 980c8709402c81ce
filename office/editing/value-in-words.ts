import { ownValue } from '../../forms/own-value';
import { parseCalendarDate } from '../../forms/calendar-date';
import type { Language } from '../../words/languages';
import { officeWordsIn, wordsIn } from '../../words/words';
import { inputOf } from '../../model/concepts/input-of';
import { formatDay } from '../../model/projections/dates/dates';
import type { FieldPlace } from '../../model/projections/fields/field-places';

/** A value as people read it: choices and yes/no in words, `₹ 38,400`, `15 August 2026`. Long texts are cut. */
export function valueInWords(
  { value, words, field }: Pick<FieldPlace, 'value' | 'words' | 'field'>,
  language: Language,
): string {
  const input = field && inputOf(field.schema);
  if (value === null) return words?.absent ?? '—';
  if (typeof value === 'boolean') return officeWordsIn[language][value ? 'yes' : 'no'];
  if (typeof value === 'number') return input === 'rupees' ? wordsIn[language].classes.rupees(value) : String(value);
  if (input === 'date' && parseCalendarDate(value) === value) return formatDay(value, language);
  return ownValue(words?.choices, value) ?? excerptOf(value);
}

/** Amounts of rupees on a page: on phones, lines would break after the ₹. */
export function withUnbrokenAmounts(text: string): string {
  return text.replace(/₹ (?=\d)/g, '₹\u00A0');
}

const MAX_LETTERS = 140;
/** Letters before the first difference of two texts that are shown. */
const LETTERS_BEFORE = 40;

/** A text in one line. @param from place of the first letter that matters */
export function excerptOf(text: string, from = 0, maxLetters = MAX_LETTERS): string {
  const start = text.length > maxLetters && from > LETTERS_BEFORE ? beginOfWord(text, from - LETTERS_BEFORE) : 0;
  const line = text.slice(start).trim().replace(/\s+/g, ' ');
  const begin = start > 0 ? '…' : '';
  return line.length > maxLetters ? `${begin}${line.slice(0, maxLetters)}…` : begin + line;
}

/** Where two texts begin to differ. */
export function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

function beginOfWord(text: string, from: number): number {
  const space = text.slice(0, from).search(/\S+$/);
  return space < 0 ? from : space;
}
