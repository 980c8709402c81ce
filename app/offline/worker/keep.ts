import { forgetThisBuild, keptFile, keptPaths, pageKey, stores } from './stores';
import { savesData } from '../../connection';
import { href } from '../../href';
import type { OfflineLanguage } from '../offline-build';
import { markOf } from '../page-mark';
import { isWhole, isWholeFile } from './whole-file';
import { languageOf, offlineBuild, worker } from './worker-scope';

/**
 * What the worker fetches when it is installed, in the languages that are read on this phone. All of it or nothing: a worker
 * whose screens and scripts are not all of one build does not get to work, and the one before goes on.
 *
 * @throws if anything cannot be fetched or is of another build
 */
export async function keepBuild(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.map(({ url }) => new URL(url).pathname);
  const read = [...shown, ...(await keptPaths())].map(languageOf);
  try {
    await keepLanguages([...new Set(read)]);
  } catch (failure) {
    await forgetThisBuild();
    // A full phone is no broken build: the offline page is in the worker, and what is visited may still find room.
    if (!isFull(failure)) throw failure;
  }
}

/**
 * Keeps what is missing of some languages: of one that was just chosen, or where Save-Data or a full phone was in the way.
 *
 * @throws if anything cannot be fetched or is of another build, or else if the phone is full; by then all is settled
 */
export async function keepLanguages(languages: readonly OfflineLanguage[]): Promise<void> {
  if (savesData()) return;
  const files = new Set(languages.flatMap((language) => language.files));
  const screens = languages.flatMap(({ keptScreens }) => Object.entries(keptScreens));
  const kept = await Promise.allSettled([...[...files].map(keepFile), ...screens.map(keepKnownScreen)]);
  const failures = kept.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (failures.length > 0) throw failures.find((failure) => !isFull(failure)) ?? failures[0];
}

/** Keeps a screen that was shown. The page itself came before the worker, or was rendered ahead. */
export async function keepShownScreen(path: string): Promise<void> {
  const pages = await caches.open(stores.pages);
  if (!(path in languageOf(path).screens) || (await pages.match(pageKey(path)))) return;
  // Most often the browser still has the page, and asks only whether it changed. Under Save-Data that copy or none.
  const answer = await fetch(path, { mode: 'same-origin', cache: savesData() ? 'only-if-cached' : 'no-cache' });
  if (!(await markOfAnswer(answer, path))) return;
  await pages.put(pageKey(path), answer);
}

/** The mark of the page at a path; `undefined` for a followed redirect, an error or a foreign page. */
export async function markOfAnswer(answer: Response, path: string): Promise<string | undefined> {
  const isPage = isWhole(answer) && /^text\/html\b/i.test(answer.headers.get('content-type') ?? '');
  return isPage ? markOf(await answer.clone().text(), new URL(path, offlineBuild.website).href) : undefined;
}

function isFull(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'QuotaExceededError';
}

async function keepKnownScreen([path, mark]: [path: string, mark: string]): Promise<void> {
  const pages = await caches.open(stores.pages);
  if (await pages.match(pageKey(path))) return;
  const answer = await fetch(path, { cache: 'no-cache' });
  if ((await markOfAnswer(answer, path)) !== mark)
    throw new Error(`${path} is no page of this build: ${answer.status}`);
  await pages.put(pageKey(path), answer);
}

async function keepFile(address: string): Promise<void> {
  const files = await caches.open(stores.files);
  if (await files.match(address)) return;
  const isNamedByContent = address.startsWith(href('/assets/'));
  const answer = (isNamedByContent && (await keptFile(address))) || (await fetch(address));
  if (!isWholeFile(answer, address)) throw new Error(`${address} cannot be had: ${answer.status}`);
  await files.put(address, answer);
}
