import { CACHE_PREFIX } from '../offline-build';
import { offlineBuild } from './worker-scope';

const PAGES = `${CACHE_PREFIX}pages-`;
const FILES = `${CACHE_PREFIX}files-`;

/** Pages and files of each build stand apart from those of the next; pictures and documents belong to no build. */
export const stores = {
  pages: PAGES + offlineBuild.id,
  files: FILES + offlineBuild.id,
  pictures: `${CACHE_PREFIX}pictures`,
  documents: `${CACHE_PREFIX}documents`,
};

/** Pages are kept by their path: nothing of a query is ever stored. */
export function pageKey(path: string): string {
  return new URL(path, location.origin).href;
}

/** A kept page, from this build’s store or from the one before. */
export async function keptPage(path: string): Promise<Response | undefined> {
  return matchNewest(PAGES, pageKey(path));
}

/** The newest kept file of an address, from this build’s store or an earlier one. Mostly its name holds a hash of its content. */
export async function keptFile(address: string): Promise<Response | undefined> {
  return matchNewest(FILES, address);
}

/** The screens that can be read now. */
export async function keptPaths(): Promise<Set<string>> {
  const names = await storesNamed(PAGES);
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(keys.flat().map(({ url }) => new URL(url).pathname));
}

/**
 * Forgets all builds but this one and the one before. That one’s pages may still be open and ask for their scripts,
 * and what was visited in it can still be read.
 */
export async function forgetOldBuilds(): Promise<void> {
  for (const kind of [PAGES, FILES]) {
    // In the order in which they were made.
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
