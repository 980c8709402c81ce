import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { CACHE_PREFIX } from '../offline-build';

/*
 * Stands at the worker’s address when the switch in the settings is off: browsers that have a worker find this one in
 * its place. It forgets all that was kept and takes itself away. It answers nothing, so open pages go on as they are.
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
      // Ages of cached files are in one database for all sites of the host, so only our entries may go.
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
    }),
  );
}
