import { forgetThisBuild, keptFile, pageKey, stores } from './stores';
import { savesData } from '../../connection';
import { fingerprint } from '../offline-build';
import { build } from './worker-scope';

/**
 * What the worker fetches when it is installed. All of it or nothing: a worker whose screens and scripts are not all of
 * one build does not get to work, and the one before goes on.
 *
 * @throws if anything cannot be fetched or is of another build
 */
export async function keepBuild(): Promise<void> {
  if (savesData()) return;
  const kept = [...build.files.map(keepFile), ...Object.entries(build.keptScreens).map(keepKnownScreen)];
  // All have to end before anything is forgotten: one that is late would put its file into a new store of that name.
  const failures = (await Promise.allSettled(kept)).filter((result) => result.status === 'rejected');
  if (failures.length === 0) return;
  await forgetThisBuild();
  // A full phone is no broken build: the offline page is in the worker, and what is visited may still find room.
  const isFull = ({ reason }: PromiseRejectedResult) =>
    reason instanceof DOMException && reason.name === 'QuotaExceededError';
  if (!failures.every(isFull)) throw failures[0]?.reason;
}

/** Fetches the build after all, where Save-Data or a full phone was in the way when the worker was installed. */
export async function completeBuild(): Promise<void> {
  const [known] = Object.keys(build.keptScreens);
  const pages = await caches.open(stores.pages);
  if (known === undefined || savesData() || (await pages.match(pageKey(known)))) return;
  await keepBuild();
}

/** Keeps a screen that was shown. The page itself came before the worker, or was rendered ahead. */
export async function keepShownScreen(path: string): Promise<void> {
  const pages = await caches.open(stores.pages);
  if (!(path in build.screens) || (await pages.match(pageKey(path)))) return;
  // Most often the browser still has the page, and asks only whether it changed. Under Save-Data that copy or none.
  const answer = await fetch(path, { mode: 'same-origin', cache: savesData() ? 'only-if-cached' : 'no-cache' });
  if (!isPage(answer)) return;
  await pages.put(pageKey(path), answer);
}

/** Whether an answer is a page of ours: not a redirect that was followed, an error, or a host’s own idea. */
export function isPage(answer: Response): boolean {
  return answer.status === 200 && !answer.redirected && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
}

async function keepKnownScreen([path, expected]: [path: string, fingerprint: string]): Promise<void> {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!isPage(answer)) throw new Error(`${path} is not a page: ${answer.status}`);
  if ((await fingerprint(await answer.clone().text())) !== expected) throw new Error(`${path} is of another build`);
  await (await caches.open(stores.pages)).put(pageKey(path), answer);
}

async function keepFile(address: string): Promise<void> {
  const isNamedByContent = address.startsWith('/assets/');
  const answer = (isNamedByContent && (await keptFile(address))) || (await fetch(address));
  if (!answer.ok || answer.redirected) throw new Error(`${address} cannot be had: ${answer.status}`);
  await (await caches.open(stores.files)).put(address, answer);
}
