import { inLatinDigits } from '../words/digits';
import { plainlyTyped } from './invisible-characters';

/**
 * Whether a typed number can be called. Generous on purpose: a number that is refused is an enquiry that is lost.
 * Invisible characters, spaces, hyphens, dots and brackets do not count; digits may be those of any keyboard. Ten digits,
 * the first from 6 to 9, with or without +91, 0091, 91 or 0 in front (https://www.trai.gov.in, National Numbering Plan: mobile
 * numbers begin with 6, 7, 8 or 9), or 8 to 15 digits after another country's + or 00 (ITU-T E.164).
 */
export function isMobileNumber(typed: string): boolean {
  return toInternationalNumber(typed) !== undefined;
}

/** The number as links dial it, for example `+919876543210`; `undefined` for what cannot be called. */
export function toInternationalNumber(typed: string): string | undefined {
  const digits = typedDigits(typed);
  const indian = /^(?:[+0]?91)?0?([6-9]\d{9})$/.exec(digits);
  if (indian) return `+91${indian[1]}`;
  return /^\+(?!91)\d{8,15}$/.test(digits) ? digits : undefined;
}

/** The last ten digits, which every spelling of a number shares. Empty if it is no number. */
export function phoneKey(typed: string): string {
  return /^\+?(\d{8,15})$/.exec(typedDigits(typed))?.[1]?.slice(-10) ?? '';
}

/** Digits, and a + before a country code. Other characters stay in place, so that the result is no number. */
function typedDigits(typed: string): string {
  return inLatinDigits(plainlyTyped(typed))
    .replace(/[\s\-\p{Cf}\p{Ps}\p{Pe}./]/gu, '')
    .replace(/^00/, '+');
}

/** Digits and + alone of a number that is written with spaces or hyphens, in whatever digits, or with the 0 of India. */
export function dialled(number: string): string {
  // The scripts of a school with Latin digits meet no others.
  const written = process.env.DIGITS === 'latn' ? number : inLatinDigits(number);
  return written.replace(/[^\d+]/g, '').replace(/^0(?=\d{10}$)/, '+91');
}

/** The link that calls a number: RFC 3966. */
export function telephoneLink(number: string): string {
  return `tel:${dialled(number)}`;
}

/**
 * The chat with a number, https://faq.whatsapp.com/5913398998672934.
 *
 * @param text with which it begins. Letters of any script stay as they are, which takes a ninth of the bytes in a page.
 */
export function whatsappLink(number: string, text?: string): string {
  const query = text ? `?text=${text.replace(/[\s%&#+?]/g, encodeURIComponent)}` : '';
  return `https://wa.me/${dialled(number).replace('+', '')}${query}`;
}
