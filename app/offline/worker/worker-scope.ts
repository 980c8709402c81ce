import { addressOf, href } from '../../href';
import type { OfflineBuild, OfflineLanguage } from '../offline-build';

/** The service worker itself, whose type TypeScript doesn't know here. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Data of the build, which the bundler inserts (pipeline/pages/service-worker.ts). */
declare const OFFLINE_BUILD: OfflineBuild;
export const offlineBuild = OFFLINE_BUILD;

export function languageOf(path: string): OfflineLanguage {
  const [, folder = ''] = addressOf(path).split('/');
  return offlineBuild.others[href(`/${folder}`)] ?? offlineBuild.first;
}
