import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { addressOf, href } from '../../href';
import { asKeptPage, withKeptList } from '../kept-page';
import { canonicalAddress } from '../../../model/projections/pages/canonical-address';
import { markOfAnswer } from './keep';
import { keptPage, keptPaths, pageKey, stores } from './stores';
import { untilLastByte } from './until-last-byte';
import { offlineBuild, languageOf } from './worker-scope';

/** How long what is on the network may take to answer before what is kept does, in seconds. */
export const PATIENCE_S = 4;

const kept: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(new URL(request.url).pathname)),

  // Only screens, as they are at their own address; not what the browser fetched on a guess, nor what answers a question.
  cacheWillUpdate: async ({ request, response }) => {
    const { pathname, searchParams } = new URL(request.url);
    const isScreen = pathname in languageOf(pathname).screens && !searchParams.has('q');
    const isAskedFor = isScreen && !request.headers.has('Sec-Purpose');
    return isAskedFor && (await markOfAnswer(response, pathname)) ? response : null;
  },

  handlerWillStart: ({ state }) => {
    if (state) state.startedAt = performance.now();
    return Promise.resolve();
  },

  cachedResponseWillBeUsed: async ({ request, cachedResponse, state }) => {
    const found = cachedResponse ?? (await keptPage(new URL(request.url).pathname));
    if (!found) return undefined;
    const waitedS = (performance.now() - Number(state?.startedAt)) / 1000;
    const because = navigator.onLine && waitedS >= PATIENCE_S ? 'slow' : 'offline';
    const date = found.headers.get('date');
    const html = asKeptPage(await found.text(), because, date ? new Date(date) : undefined);
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },

  handlerDidError: ({ request }) => fallbackResponse(new URL(request.url)),
};

/**
 * Screens come from the network, so that nobody reads an old fee who can have the new one. A redirect goes through as
 * it is, and a kept page is always one that stood at its own address.
 */
export const answerScreen = new NetworkFirst({
  cacheName: stores.pages,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [untilLastByte, kept],
});

/** Other spellings of an address lead on as on the server; all else gets the page that says what can be read. */
export async function fallbackResponse({ pathname, search }: URL): Promise<Response> {
  const path = href(canonicalAddress(addressOf(pathname)));
  const canonical = offlineBuild.redirects[path] ?? path;
  if (canonical !== pathname) return Response.redirect(canonical + search, 302);

  const paths = await keptPaths();
  const { screens: titles, offlinePage } = languageOf(path);
  const screens = Object.entries(titles).map(([screen, title]) => ({ path: screen, title }));
  const html = withKeptList(
    offlinePage,
    screens.filter(({ path: screen }) => paths.has(screen)),
  );
  // Not a success: nothing between here and the visitor may take it for the screen.
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
