import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { addressOf, href } from '../../href';
import { asKeptPage, withKeptList } from '../kept-page';
import { canonicalAddress } from '../../../model/projections/pages/canonical-address';
import { markOfAnswer } from './keep';
import { keptPage, keptPaths, pageKey, stores } from './stores';
import { untilLastByte } from './until-last-byte';
import { offlineBuild, languageOf } from './worker-scope';

/** How long the network may take before the cache answers, in seconds. */
export const PATIENCE_S = 4;

const kept: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(new URL(request.url).pathname)),

  // Cache screens only: no speculative requests, no search results.
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
 * Answers requests for pages: from the network first, so that visitors see current fees. Redirects aren't cached, so each
 * cached page has its own address.
 */
export const answerScreen = new NetworkFirst({
  cacheName: stores.pages,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [untilLastByte, kept],
});

/** Redirects other spellings of an address, like the server; otherwise returns the offline page. */
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
  // Send an error status, so that no cache stores the offline page as the requested one.
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
