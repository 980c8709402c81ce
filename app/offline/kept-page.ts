import { escapeMarkup } from '../../words/escape-markup';
import { momentInWords } from './moment-in-words';

/** Placeholder in every page for the time at which a cached page was fetched. */
export const KEPT_AT = '<span data-kept-at=""></span>';

/** Placeholder in the offline page for the list of cached screens. */
export const KEPT_LIST = '<ul data-kept-list=""></ul>';

/**
 * Reason for showing a cached page: no connection, a slow network, or `again`: the connection is back, but the cached
 * page is still open.
 */
export type KeptBecause = 'offline' | 'slow' | 'again';

/**
 * Marks a cached page as such in its HTML, so that no script has to.
 *
 * @param fetchedAt `undefined` if the server sent no date
 */
export function asKeptPage(html: string, because: KeptBecause, fetchedAt: Date | undefined): string {
  const marked = html.replace('<html ', `<html data-kept="" data-offline="${because}" `);
  if (!fetchedAt) return marked;
  const [, locale = 'en-IN'] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
  const time = `<time data-kept-at="" dateTime="${fetchedAt.toISOString()}">${momentInWords(fetchedAt, locale)}</time>`;
  return marked.replace(KEPT_AT, time);
}

/** Lists the cached screens in the offline page. The titles come from the build, not from the network. */
export function withKeptList(offlinePage: string, screens: readonly { path: string; title: string }[]): string {
  const items = screens.map(({ path, title }) => `<li><a href="${path}">${escapeMarkup(title)}</a></li>`);
  return offlinePage.replace(KEPT_LIST, () => `<ul>${items.join('')}</ul>`);
}
