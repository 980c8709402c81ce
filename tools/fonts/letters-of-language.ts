import { readFileSync } from 'node:fs';
import type { SiteContent } from '../../model/concepts/site-content';
import { formatDay, weekdayOf } from '../../model/derived/dates';
import { hasDevanagariDigits, type Language } from '../../words/languages';

/** Printable ASCII, and the typographic signs that headings use. Other letters come from the phone’s own face. */
export const latinLetters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}–—‘’“”…·×©`;

/** With the joiners that stand inside words, and the rupee sign, which the faces have among these letters. */
const devanagari = /(?:[\u0900-\u097F\u20B9]|\u200C|\u200D)+/g;

/** What `devanagari` matches, as CSS writes it. */
export const devanagariRange = 'U+900-97F,U+200C-200D,U+20B9';

/**
 * Every word in Devanagari that the pages of a language can say: of its content, of the interface, and of days. Not only
 * those of headings: which words are headings is known to the styles alone.
 */
export function devanagariWords(content: SiteContent): Set<string> {
  const { language, settings } = content;
  const digits = hasDevanagariDigits(settings.digits, language) ? [...'०१२३४५६७८९'] : [];
  const texts = [
    ...textsIn(content),
    readFileSync(`words/${language}/words.ts`, 'utf8'),
    ...namesOfDays(language),
    ...digits,
  ];
  return new Set(texts.flatMap((text) => text.match(devanagari) ?? []));
}

function namesOfDays(language: Language): string[] {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
  const days = Array.from({ length: 7 }, (_, index) => `2026-01-0${index + 1}`);
  return [...months.map((day) => formatDay(day, language)), ...days.map((day) => weekdayOf(day, language))];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
