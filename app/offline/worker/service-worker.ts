import { registerRoute } from 'workbox-routing/registerRoute.js';
import { addressOf, href } from '../../href';
import type { ScreenShown } from '../offline-build';
import { isSearchAddress } from '../../search/search-address';
import { answerBuiltFile, answerDocument, answerOrnament, answerPicture, answerSearch } from './files';
import { keepBuild, keepLanguages, keepShownScreen } from './keep';
import { answerScreen } from './screens';
import { forgetOldBuilds } from './stores';
import { languageOf, worker } from './worker-scope';

worker.addEventListener('install', (event) => event.waitUntil(keepBuild().then(() => worker.skipWaiting())));

/* Takes control at once, although pages of the previous build may be open: their scripts stay in that build's cache. */
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldBuilds(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  const { shows, isTouched } = event.data as ScreenShown;
  // Ignore failures: without network or space, the next page retries.
  event.waitUntil(
    keepShownScreen(shows)
      .then(() => (isTouched ? keepLanguages([languageOf(shows)]) : undefined))
      .catch(() => undefined),
  );
});

/* The routes match GET requests of this origin only. All other requests, such as form submissions, bypass the worker. */
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(href('/documents/')), answerDocument);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(href('/pictures/')), answerPicture);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', answerScreen);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(href('/assets/')), answerBuiltFile);
registerRoute(({ url, sameOrigin }) => sameOrigin && isSearchAddress(addressOf(url.pathname)), answerSearch);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(decorations\/|icon\b)/.test(addressOf(url.pathname)),
  answerOrnament,
);
