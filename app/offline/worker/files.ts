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

/** Queries are never stored. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*$/, '')),
};

const orFromAnyBuild: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? keptFile(request.url),
};

/** Scripts, styles and fonts, named by content hash. */
export const answerBuiltFile = new CacheFirst({
  cacheName: stores.files,
  plugins: [untilLastByte, wholeFilesOnly, orFromAnyBuild],
});

const picturesBounded = new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true });

/** Pictures, named by content hash. */
export const answerPicture = new CacheFirst({
  cacheName: stores.pictures,
  plugins: [untilLastByte, withoutQuery, wholeFilesOnly, picturesBounded],
});

/** Icons and decorations, whose names stay the same. */
export const answerOrnament = new StaleWhileRevalidate({
  cacheName: stores.pictures,
  plugins: [untilLastByte, withoutQuery, wholeFilesOnly, orFromAnyBuild, picturesBounded],
});

/** The search index has a fixed name: network first, then cache. */
export const answerSearch = new NetworkFirst({
  cacheName: stores.files,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [untilLastByte, wholeFilesOnly, orFromAnyBuild],
});

/** Documents are replaced under the same name: network first, then cache. */
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
