import { CACHE_PREFIX } from '../offline-build';
import { offlineBuild } from './worker-scope';

const PAGES = `${CACHE_PREFIX}pages-`;
const FILES = `${CACHE_PREFIX}files-`;

/** Names of the caches. Each build has its own caches of pages and files; pictures and documents are shared. */
export const stores = {
  pages: PAGES + offlineBuild.id,
  files: FILES + offlineBuild.id,
  pictures: `${CACHE_PREFIX}pictures`,
  documents: `${CACHE_PREFIX}documents`,
};

/** Cache key of a page. It has no query. */
export function pageKey(path: string): string {
  return new URL(path, location.origin).href;
}

/** A cached page of this build, or else of an earlier one. */
export async function keptPage(path: string): Promise<Response | undefined> {
  return matchNewest(PAGES, pageKey(path));
}

/** A cached file of this build, or else of an earlier one, since most names contain a content hash. */
export async function keptFile(address: string): Promise<Response | undefined> {
  return matchNewest(FILES, address);
}

/** Paths of all cached screens. */
export async function keptPaths(): Promise<Set<string>> {
  const names = await storesNamed(PAGES);
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(keys.flat().map(({ url }) => new URL(url).pathname));
}

/** Deletes all builds except this and the previous one, whose pages may still be open and load scripts. */
export async function forgetOldBuilds(): Promise<void> {
  for (const kind of [PAGES, FILES]) {
    // `caches.keys()` returns the oldest cache first.
    const others = (await storesNamed(kind)).filter((name) => !name.endsWith(offlineBuild.id));
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  }
}

export async function forgetThisBuild(): Promise<void> {
  await Promise.all([caches.delete(stores.pages), caches.delete(stores.files)]);
}

async function matchNewest(kind: string, key: string): Promise<Response | undefined> {
  for (const name of (await storesNamed(kind)).reverse()) {
    const found = await (await caches.open(name)).match(key);
    if (found) return found;
  }
  return undefined;
}

async function storesNamed(kind: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(kind));
}
