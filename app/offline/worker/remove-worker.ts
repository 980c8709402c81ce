import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { CACHE_PREFIX } from '../offline-build';

/*
 * Replaces the worker if the settings switch it off: deletes all caches and unregisters itself. It handles no requests,
 * so open pages continue unaffected.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  await worker.registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(
    names.map(async (name) => {
      await caches.delete(name);
      // All sites of the host share this database, so delete only our entries.
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
    }),
  );
}
