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

/* At once, although pages of the build before may be open: they find their scripts in that build’s store. */
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldBuilds(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  const { shows, isTouched } = event.data as ScreenShown;
  // Without network or room it is left for the next time.
  event.waitUntil(
    keepShownScreen(shows)
      .then(() => (isTouched ? keepLanguages([languageOf(shows)]) : undefined))
      .catch(() => undefined),
  );
});

/*
 * Only GET, only this origin, only what is named here. Everything else, every send of a form above all, passes the
 * worker by.
 */
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(href('/documents/')), answerDocument);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(href('/pictures/')), answerPicture);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', answerScreen);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(href('/assets/')), answerBuiltFile);
registerRoute(({ url, sameOrigin }) => sameOrigin && isSearchAddress(addressOf(url.pathname)), answerSearch);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(decorations\/|icon\b)/.test(addressOf(url.pathname)),
  answerOrnament,
);
