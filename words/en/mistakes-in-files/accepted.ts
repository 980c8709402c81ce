import { counted } from '../../counted.ts';
import type { EntryForms, Format, ValueKind } from '../../mistake-values.ts';

/** What each format looks like. */
export const formats: Readonly<Record<Format, string>> = {
  phone:
    '+91, a space, and a mobile number in two halves, for example +91 98765 43210; or a landline as people dial it, with a hyphen after the code of its town, for example 02462-250001',
  pin: "a PIN code of six digits, for example '431717'",
  day: 'a day written as year-month-day, for example 2019-10-25',
  time: 'a time in quotes as on a clock of 24 hours, for example "07:10"',
  weekdays: 'a day or the first and the last one, of mon, tue, wed, thu, fri, sat, sun, for example mon-sat',
  colour:
    'a colour as # and six digits or letters a to f in quotation marks (without them, # begins a note), for example "#0f6b6b"',
  email: 'an e-mail address, for example office@school.in',
  'web-address': 'a full address that begins with https://, for example https://www.school.in',
  'site-address': 'an address of this site that begins with /, for example /contact-us',
  'old-address': 'an address that begins with / and has no %, ? or #, for example /enquiryForm or /About us.html',
  'photo-file': 'a picture file in content/photos/, for example sports-day/race.jpg',
  'pdf-file': 'a PDF file in content/documents/, for example circular-12.pdf',
  'photo-folder': 'the name of a folder in content/photos/ without a slash at its ends, for example sports-day-2026',
  slug: 'small letters, digits and hyphens, for example sports-day',
  'question-name': 'letters, digits and _ without spaces, for example full_name',
  'template-name': 'letters, digits, - and _, for example enquiry_form',
  'class-id': 'letters, digits and hyphens without spaces, for example Grade5',
  'capital-letter': 'one capital letter, for example A',
  line: 'one line',
  'sample-mark': 'true, or a list of field names, for example [name, qualification]',
};

export const kinds: Readonly<Record<ValueKind, string>> = {
  string: 'a text',
  number: 'a number in digits, without commas or a currency sign',
  int: 'a whole number in digits, without commas',
  array: 'a list: lines that begin with “- ”',
  object: 'an entry with fields: lines like “name: value”',
  record: 'an entry with fields: lines like “name: value”',
  boolean: 'true or false',
  fields: 'fields: lines like “name: value”',
};

export function entryForms({ common, forms }: EntryForms): string {
  const each = forms.map(([form, ...others]) => (others.length > 0 ? `${form} with ${others.join(' and ')}` : form));
  return `an entry with ${common.length > 0 ? `${common.join(', ')} and ` : ''}exactly one of ${each.join(', ')}`;
}

/** A value of the content as messages show it. */
export function show(value: unknown, written?: string): string {
  if (value === null || value === undefined || (typeof value === 'string' && !value.trim())) return 'nothing';
  if (Array.isArray(value)) return `a list of ${counted(value.length, 'entry', 'entries')}`;
  if (typeof value === 'object') return `an entry with ${Object.keys(value).join(', ') || 'no fields'}`;
  const text =
    typeof value === 'string' ? `“${value.trim().replace(/\s+/g, ' ')}”` : (written ?? JSON.stringify(value));
  return text.length > 80 ? `${text.slice(0, 77)}…”` : text;
}
