import { readFileSync } from 'node:fs';
import type { SiteContent } from '../../../model/concepts/site-content';
import { formatDay, weekdayOf } from '../../../model/projections/dates/dates';
import type { DisplayFont } from '../../../look/display-fonts';
import { inDigits } from '../../../words/digits';
import { type Language, numberingOf, scriptOf } from '../../../words/languages';

/** Printable ASCII, and the typographic signs that headings use. Other letters come from the phone’s own face. */
export const latinLetters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}–—‘’“”…·×©`;

/** Whether a face has the letters of a language. */
export function hasLettersOf(font: DisplayFont, language: Language): boolean {
  return scriptOf(language).headings?.sizes[font.folder] !== undefined;
}

/** Which letters of a face are in a file of their own, for the pages of a language; those in Latin are in one for all. */
export function ownLetters(font: DisplayFont, language: Language) {
  return hasLettersOf(font, language) ? scriptOf(language).headings?.letters : undefined;
}

/**
 * Every word in the own letters of a language that its pages can say: of its content, of the interface, and of days. Not only
 * those of headings: which words are headings is known to the styles alone.
 */
export function wordsInLetters(content: SiteContent, letters: RegExp): Set<string> {
  const { language, settings } = content;
  const digits = [...inDigits('0123456789', numberingOf(settings.digits, language))];
  const texts = [
    ...textsIn(content),
    readFileSync(`words/${language}/words.ts`, 'utf8'),
    ...namesOfDays(language),
    ...digits,
  ];
  return new Set(texts.flatMap((text) => text.match(letters) ?? []));
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
