import {
  type Choice,
  differenceOf,
  forFormats,
  type Format,
  type ValueKind,
  isMisread,
  type WrongKind,
  type WrongSize,
} from '../../mistake-values.ts';
import { counted } from '../../counted.ts';
import type { UnknownName } from '../../unknown-name.ts';
import { meantName } from './meant-name.ts';

const formats: Record<Format, string> = {
  phone: 'Write a mobile number like +91 98765 43210, or a landline like 02462-250001.',
  pin: 'Write the six digits of the PIN code, like 431717.',
  day: 'Write the day like 2019-10-25: year, month, day.',
  time: 'Write the time like 07:10, or 14:30 for the afternoon.',
  weekdays: 'Write the first and the last day, like mon-sat for Monday to Saturday; or one day, like sun.',
  colour: 'Write the colour as # and six digits or letters from a to f, like #0f6b6b.',
  email: 'Write an e-mail address like office@school.in.',
  'web-address': 'Write the full address, beginning with https://, like https://www.school.in.',
  'site-address': 'Write the address of a page of this site, like /contact-us.',
  'old-address': 'Write the old address from its first / on, like /About us.html. Leave out any %, ? or #.',
  'photo-file': 'Choose a picture, like sports-day/race.jpg.',
  'pdf-file': 'Choose a PDF, like circular-12.pdf.',
  'photo-folder': 'Write the name of a folder of photos, like sports-day-2026, without a / or a dot.',
  slug: 'Write it with small English letters, digits and hyphens, like sports-day.',
  'question-name': 'Write it with English letters, digits and _, without spaces, like full_name.',
  'template-name': 'Write it with English letters, digits, - and _, like enquiry_form.',
  'class-id': 'Write it with letters, digits and hyphens, without spaces, like Grade5.',
  'capital-letter': 'Write one capital letter, like A.',
  line: 'Write it all on one line.',
  'sample-mark': 'Mark all of it as a sample, or choose which parts of it are one.',
};

const kinds: Record<ValueKind, string> = {
  string: 'Write a few words.',
  number: 'Write a number in digits, like 38400.',
  int: 'Write a whole number in digits, like 38400.',
  boolean: 'Choose yes (true) or no (false).',
  array: 'Write these as a list, one below the other.',
  object: 'Fill in the parts of this entry one by one.',
  record: 'Fill in the parts of this entry one by one.',
  fields: 'Fill in this page part by part.',
};

/** YAML reads a text with a colon as an entry, and one of digits as a number. */
const quoteIt = 'Put the whole text in quotation marks.';

/** Values that a field doesn’t accept. */
export const valueMistakes = {
  /** Pages and PDFs have a place for it, which would stay empty. */
  'missing-field': () => 'Fill this in.',
  /** Sums, tables and dates are made of numbers, and lists of entries. */
  'wrong-kind': ({ kind, found, meant }: WrongKind) =>
    meant ? `Write ${meant}.` : kind === 'string' && isMisread(found) ? quoteIt : kinds[kind],
  /** A misspelt field would silently be missing on the site. */
  'unknown-field': ({ name, near }: UnknownName) =>
    near ? `“${name}” is not known here. Did you mean “${near}”?` : `“${name}” is not known here. Take it out.`,
  /** A misspelt choice would show something else, or nothing. */
  'unknown-choice': ({ name, near, known }: UnknownName) =>
    `“${name}” can’t be chosen here. ${meantName({ near, known })}`,
  /** A mark says one thing; its opposite is to leave it out. */
  'only-value': ({ only }: { only: Choice }) =>
    only === true ? 'Choose yes (true), or leave it empty.' : `Write ${only}.`,
  /** An entry that is two things at once, or neither, can’t be shown. */
  'entry-form': ({ filled }: { filled: readonly string[] }): string =>
    filled.length > 1
      ? 'This entry says two things at once. Keep one of them and clear the other.'
      : 'Something is missing in this entry. Fill in one of the choices that it offers.',
  /** Search engines cut long texts and ignore short ones; a list without entries shows nothing. */
  'too-small': (size: WrongSize) =>
    size.unit === 'letters'
      ? `This text is too short. Write at least ${counted(differenceOf(size), 'more letter')}.`
      : size.unit === 'entries'
        ? `Add ${differenceOf(size)} more.`
        : size.bound === 'included'
          ? `Write ${size.limit} or a larger number.`
          : `Write a number larger than ${size.limit}.`,
  /** Longer texts don’t fit into their place, and larger numbers are typing errors. */
  'too-big': (size: WrongSize) =>
    size.unit === 'letters'
      ? `This text is too long. Shorten it by ${counted(differenceOf(size), 'letter')}.`
      : size.unit === 'entries'
        ? `Delete ${differenceOf(size)} of them.`
        : size.bound === 'included'
          ? `Write ${size.limit} or a smaller number.`
          : `Write a number smaller than ${size.limit}.`,
  /** A day such as 31 November would become another one in a calendar. */
  'no-such-day': () => 'There is no such day in the calendar. Check the day and the month.',
  /** Browsers, phones and portals read these notations, and one notation looks tidy. */
  ...forFormats(
    formats,
    (sentence) =>
      ({ meant }) =>
        meant ? `Write ${meant}.` : sentence,
  ),
};
