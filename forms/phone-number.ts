import { inLatinDigits } from '../words/digits';
import { plainlyTyped } from './invisible-characters';

/**
 * Whether a typed number can be called. Lenient on purpose: a rejected number can cost us an enquiry. Ignores invisible characters, spaces,
 * hyphens, dots and brackets; accepts digits of any script. Valid are ten digits starting with 6 to 9, optionally after +91, 0091,
 * 91 or 0 (National Numbering Plan, https://www.trai.gov.in), and 8 to 15 digits after another country's + or 00 (ITU-T E.164).
 */
export function isMobileNumber(typed: string): boolean {
  return toInternationalNumber(typed) !== undefined;
}

/** The number in international format, such as `+919876543210`; `undefined` if it can't be called. */
export function toInternationalNumber(typed: string): string | undefined {
  const digits = typedDigits(typed);
  const indian = /^(?:[+0]?91)?0?([6-9]\d{9})$/.exec(digits);
  if (indian) return `+91${indian[1]}`;
  return /^\+(?!91)\d{8,15}$/.test(digits) ? digits : undefined;
}

/** Dates as forms send them and as people write them, which have eight digits as well. */
const writtenDate = /^(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2\d{4})$/;

/** The last ten digits of a telephone number, which all its spellings share. Empty if the text is no number. */
export function phoneKey(typed: string): string {
  if (writtenDate.test(inLatinDigits(plainlyTyped(typed)))) return '';
  return /^\+?(\d{8,15})$/.exec(typedDigits(typed))?.[1]?.slice(-10) ?? '';
}

/** Digits of a part of a telephone number, such as its last four. Empty if the text is something else, or shorter. */
export function phonePart(typed: string): string {
  return /^\d{4,9}$/.exec(typedDigits(typed))?.[0] ?? '';
}

/** Whether digits are fewer than a search for a part of a telephone number needs. */
export function isTooShortPart(typed: string): boolean {
  return /^\d{1,3}$/.test(typedDigits(typed));
}

/** Strips separators from a typed number. Other characters stay, so that a text with letters isn't taken for a number. */
function typedDigits(typed: string): string {
  return inLatinDigits(plainlyTyped(typed))
    .replace(/[\s\-\p{Cf}\p{Ps}\p{Pe}./]/gu, '')
    .replace(/^00/, '+');
}

/** Digits and + of a number written with separators, in any digits, or with India's trunk prefix 0. */
export function dialled(number: string): string {
  // In page scripts of a site with Latin digits, numbers are already in Latin digits; the bundler then drops `inLatinDigits`.
  const written = process.env.DIGITS === 'latn' ? number : inLatinDigits(number);
  return written.replace(/[^\d+]/g, '').replace(/^0(?=\d{10}$)/, '+91');
}

/** `tel:` link (RFC 3966). */
export function telephoneLink(number: string): string {
  return `tel:${dialled(number)}`;
}

/**
 * WhatsApp link: https://faq.whatsapp.com/5913398998672934.
 *
 * @param text prefilled message. Letters aren't percent-encoded, which saves eight ninths of the bytes in Devanagari.
 */
export function whatsappLink(number: string, text?: string): string {
  const query = text ? `?text=${text.replace(/[\s%&#+?]/g, encodeURIComponent)}` : '';
  return `https://wa.me/${dialled(number).replace('+', '')}${query}`;
}
