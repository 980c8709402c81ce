import type { Page } from '@playwright/test';
import { escapeRegExp } from '../../../words/escape-regexp';

/** What stands in Latin letters in any language: addresses of mail and of the web, names of files, letters of sections. */
const ANYWHERE = [/[\w.+-]+@[\w.-]+\w/, /https?:\/\/\S+/, /[\w-]+\.(pdf|jpg|png|svg)\b/, /\b[A-Z]\. /];

/**
 * What stands on a page in letters of another script than its language has, outside what says its own language: in texts, and
 * in what screen readers and search engines say.
 *
 * @param names what the school writes so in every language, its own name above all
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

/** What people read of a page or hear of it, and in which language it says that it stands. */
export function readableTexts(page: Page): Promise<{ language: string; text: string }[]> {
  return page.evaluate(textsByLanguage);
}

/** Runs in the page and stands on its own. */
function textsByLanguage(): { language: string; text: string }[] {
  const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? '';
  const found = [];
  for (const element of document.querySelectorAll(':not(script, style)')) {
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
