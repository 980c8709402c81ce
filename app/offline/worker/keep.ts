import { forgetThisBuild, keptFile, keptPaths, pageKey, stores } from './stores';
import { savesData } from '../../connection';
import { href } from '../../href';
import type { OfflineLanguage } from '../offline-build';
import { markOf } from '../page-mark';
import { isWhole, isWholeFile } from './whole-file';
import { languageOf, offlineBuild, worker } from './worker-scope';

/**
 * Caches the languages that are read on this phone, when the worker is installed. If any page or script is missing or
 * from another build, the installation fails and the previous worker continues.
 *
 * @throws if a file can't be fetched or is from another build
 */
export async function keepBuild(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.map(({ url }) => new URL(url).pathname);
  const read = [...shown, ...(await keptPaths())].map(languageOf);
  try {
    await keepLanguages([...new Set(read)]);
  } catch (failure) {
    await forgetThisBuild();
    // Install the worker even on a full phone, which may still have space for visited pages.
    if (!isFull(failure)) throw failure;
  }
}

/**
 * Caches missing pages and files of some languages, for example of a newly chosen one, or after Save-Data was switched off.
 *
 * @throws once all requests have ended: if a file can't be fetched or is from another build, or else if the phone is full
 */
export async function keepLanguages(languages: readonly OfflineLanguage[]): Promise<void> {
  if (savesData()) return;
  const files = new Set(languages.flatMap((language) => language.files));
  const screens = languages.flatMap(({ keptScreens }) => Object.entries(keptScreens));
  const kept = await Promise.allSettled([...[...files].map(keepFile), ...screens.map(keepKnownScreen)]);
  const failures = kept.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (failures.length > 0) throw failures.find((failure) => !isFull(failure)) ?? failures[0];
}

/** Caches the open page if it isn't cached yet, because it loaded without the worker or was prerendered. */
export async function keepShownScreen(path: string): Promise<void> {
  const pages = await caches.open(stores.pages);
  if (!(path in languageOf(path).screens) || (await pages.match(pageKey(path)))) return;
  // Usually this request only revalidates the browser's copy. Under Save-Data, it uses that copy or fails.
  const answer = await fetch(path, { mode: 'same-origin', cache: savesData() ? 'only-if-cached' : 'no-cache' });
  if (!(await markOfAnswer(answer, path))) return;
  await pages.put(pageKey(path), answer);
}

/** Reads the mark of a page from a response. @returns `undefined` for a redirect, an error or a foreign page */
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
