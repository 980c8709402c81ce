import type { Page } from '@playwright/test';
import { escapeRegExp } from '../../../words/escape-regexp';
import { type Language, languages } from '../../../words/languages';

/** Texts that are Latin in every language: e-mail and web addresses, file names, letters of sections. */
const ANYWHERE = [/[\w.+-]+@[\w.-]+\w/, /https?:\/\/\S+/, /[\w-]+\.(pdf|jpg|png|svg)\b/, /\b[A-Z]\. /];

/**
 * Finds words whose script isn't that of their `lang`, in texts and in attributes for screen readers and search engines.
 *
 * @param names names that are the same in every language, such as the school's
 */
export async function foreignWordsOf(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await readableTexts(page);
  const known = new RegExp([...ANYWHERE.map(({ source }) => source), ...names.map(escapeRegExp)].join('|'), 'g');
  const found = texts.flatMap(({ language, text }) => {
    const { script } = new Intl.Locale(language).maximize();
    const foreign = new RegExp(`(?:(?!\\p{Script=${script}})\\p{L}\\p{M}*)+`, 'gu');
    return text.replace(known, '').match(foreign) ?? [];
  });
  return [...new Set(found)];
}

/** The texts that people read or hear, with their `lang`. */
function readableTexts(page: Page): Promise<{ language: string; text: string }[]> {
  return page.evaluate(textsByLanguage);
}

/** Does the work of `readableTexts` inside the page. */
function textsByLanguage(): { language: string; text: string }[] {
  const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? '';
  const found = [];
  for (const element of document.querySelectorAll(':not(script, style, noscript)')) {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    found.push({ language: languageOf(element), text: texts.map(({ textContent }) => textContent).join('') });
  }
  const selector =
    ':is([alt], [aria-label], [title], [placeholder], td[data-label]), meta[name="description"], meta[property="og:title"]';
  for (const element of document.querySelectorAll(selector)) {
    const names = element.matches('meta') ? ['content'] : ['alt', 'aria-label', 'title', 'placeholder'];
    if (element.matches('td')) names.push('data-label');
    for (const name of names) found.push({ language: languageOf(element), text: element.getAttribute(name) ?? '' });
  }
  return found;
}

/** Texts that keep their Latin digits. */
const LATIN_ANYWHERE = [
  // E-mail addresses, web addresses and file names keep Latin digits, because people type them.
  /[\w.+-]+@[\w.-]+\w/,
  /(?:https?:\/\/|www\.)\S+/,
  /[\w-]+\.(?:pdf|jpg|png|svg)\b/,
  // Codes with Latin letters, such as registration numbers, keep Latin digits, because people compare them with documents.
  /[A-Z]+-?\d+/,
];

/** Devanagari texts of a page that have Latin digits where none are allowed. */
export async function latinDigitsOf(page: Page): Promise<string[]> {
  const known = new RegExp(LATIN_ANYWHERE.map(({ source }) => source).join('|'), 'g');
  return (await readableTexts(page))
    .filter(({ language }) => languages[language.slice(0, 2) as Language]?.script.name === 'devanagari')
    .map(({ text }) => text)
    .filter((text) => /[0-9]/.test(text.replace(known, '')));
}
