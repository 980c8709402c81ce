import { escapeMarkup } from '../../words/escape-markup';
import { momentInWords } from './moment-in-words';

/** Stands in the HTML of every page where the worker writes from when a kept page is. Empty in a page from the network. */
export const KEPT_AT = '<span data-kept-at=""></span>';

/** Stands in the offline page where the worker writes which screens are kept. */
export const KEPT_LIST = '<ul data-kept-list=""></ul>';

/**
 * Why a kept page is shown: there is no connection, or the network gave no answer in time. `again`: the connection is
 * back, and the kept page still stands there.
 */
export type KeptBecause = 'offline' | 'slow' | 'again';

/**
 * A kept page as it is shown: it says so, in its HTML, so that no script has to run for it.
 *
 * @param fetchedAt when the server gave it; `undefined` where the server does not say
 */
export function asKeptPage(html: string, because: KeptBecause, fetchedAt: Date | undefined): string {
  const marked = html.replace('<html ', `<html data-kept="" data-offline="${because}" `);
  if (!fetchedAt) return marked;
  const [, locale = 'en-IN'] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
  const time = `<time data-kept-at="" dateTime="${fetchedAt.toISOString()}">${momentInWords(fetchedAt, locale)}</time>`;
  return marked.replace(KEPT_AT, time);
}

/** The offline page with links to what is kept. Titles come from the build, not from the network. */
export function withKeptList(offlinePage: string, screens: readonly { path: string; title: string }[]): string {
  const items = screens.map(({ path, title }) => `<li><a href="${path}">${escapeMarkup(title)}</a></li>`);
  return offlinePage.replace(KEPT_LIST, () => `<ul>${items.join('')}</ul>`);
}
