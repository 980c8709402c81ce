import { type Digits, hasDevanagariDigits, type Language } from './languages.ts';

/**
 * `इयत्ता 5` → `इयत्ता ५`. A word with Latin letters keeps its digits: an address, a file name, a reference, a code. What is in
 * these digits already stays.
 */
export function inDevanagariDigits(text: string): string {
  return text.replace(/\S+/g, (word) =>
    /[a-z]/i.test(word) ? word : word.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))),
  );
}

/** What shows the texts of a language in the digits of a school. */
export function inDigitsOf(digits: Digits | undefined, language: Language): (text: string) => string {
  return hasDevanagariDigits(digits, language) ? inDevanagariDigits : (text) => text;
}

/** As `inDevanagariDigits`, for every text inside, also for those that functions give: for all the words of a language, for example. */
export function allInDevanagariDigits<Said>(said: Said): Said {
  const shown = (each: unknown): unknown => {
    if (typeof each === 'string') return inDevanagariDigits(each);
    if (typeof each === 'function')
      return (...values: unknown[]) => shown((each as (...of: unknown[]) => unknown)(...values));
    if (Array.isArray(each)) return each.map(shown);
    if (each && typeof each === 'object')
      return Object.fromEntries(Object.entries(each).map(([key, value]) => [key, shown(value)]));
    return each;
  };
  return shown(said) as Said;
}
