import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { fallbackResponse, PATIENCE_S } from './screens';
import { keptFile, stores } from './stores';
import { untilLastByte } from './until-last-byte';
import { isWholeFile } from './whole-file';

const DAY_S = 24 * 60 * 60;

const wholeFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(isWholeFile(response, new URL(request.url).pathname) ? response : null),
};

/** Removes the query from the key under which a response is cached. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*$/, '')),
};

const orFromAnyBuild: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? keptFile(request.url),
};

/** Answers requests for scripts, styles and fonts, whose names contain a content hash. */
export const answerBuiltFile = new CacheFirst({
  cacheName: stores.files,
  plugins: [untilLastByte, wholeFilesOnly, orFromAnyBuild],
});

const picturesBounded = new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true });

/** Answers requests for pictures, whose names contain a content hash. */
export const answerPicture = new CacheFirst({
  cacheName: stores.pictures,
  plugins: [untilLastByte, withoutQuery, wholeFilesOnly, picturesBounded],
});

/** Answers requests for icons and decorations, whose content may change under the same name. */
export const answerOrnament = new StaleWhileRevalidate({
  cacheName: stores.pictures,
  plugins: [untilLastByte, withoutQuery, wholeFilesOnly, orFromAnyBuild, picturesBounded],
});

/** Answers requests for the search index, from the network if possible, since its content changes under the same name. */
export const answerSearch = new NetworkFirst({
  cacheName: stores.files,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [untilLastByte, wholeFilesOnly, orFromAnyBuild],
});

/** Answers requests for documents, from the network if possible, since their content changes under the same name. */
export const answerDocument = new NetworkFirst({
  cacheName: stores.documents,
  plugins: [
    untilLastByte,
    withoutQuery,
    wholeFilesOnly,
    new ExpirationPlugin({ maxEntries: 10, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
    { handlerDidError: ({ request }) => fallbackResponse(new URL(request.url)) },
  ],
});
