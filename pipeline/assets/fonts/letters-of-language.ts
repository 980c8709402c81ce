import { readFileSync } from 'node:fs';
import type { SiteContent } from '../../../model/concepts/site-content';
import { formatDay, weekdayOf } from '../../../model/projections/dates/dates';
import type { DisplayFont } from '../../../look/display-fonts';
import { inDigits } from '../../../words/digits';
import { type Language, numberingOf, scriptOf } from '../../../words/languages';
import { textsIn } from '../texts-in';

/** Printable ASCII and the typographic characters that headings use. Other characters come from a font of the phone. */
export const latinLetters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}–—‘’“”…·×©`;

export function hasLettersOf(font: DisplayFont, language: Language): boolean {
  return scriptOf(language).headings?.fonts.includes(font.folder) ?? false;
}

/** Characters that get a font file for one language. Latin letters share a file for all languages. */
export function ownLetters(font: DisplayFont, language: Language) {
  return hasLettersOf(font, language) ? scriptOf(language).headings?.letters : undefined;
}

/**
 * Every word in the script of a language that its pages can show: content, interface texts and dates. It isn't limited to
 * headings, because only the style sheets decide what is a heading. Mails and the office's stages aren't on pages; `files` and
 * `untranslated` list all texts again.
 */
export function wordsInLetters(content: SiteContent, letters: RegExp): Set<string> {
  const { stages: _, mailTemplates: __, files: ___, untranslated: ____, ...onPages } = content;
  const { language, settings } = content;
  const digits = [...inDigits('0123456789', numberingOf(settings.digits, language))];
  const texts = [
    ...textsIn(onPages),
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
