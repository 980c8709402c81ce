import type { FormField } from './form-definition';

/** An answer as it is checked and sent: numbers and dates in Latin digits, with whatever keyboard they were typed. */
export function answerToSend({ kind }: Pick<FormField, 'kind'>, typed: string): string {
  return kind === 'mobile' || kind === 'date' || kind === 'date-of-birth' ? inLatinDigits(typed) : typed;
}

/** `९८७६५` → `98765`. Marathi and Hindi are written with the digits of Devanagari (U+0966 to U+096F). */
export function inLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
