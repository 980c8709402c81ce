import { addressOf, href } from '../../href';
import type { OfflineBuild, OfflineLanguage } from '../offline-build';

/** TypeScript types it as a generic worker. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Inserted by the bundler: pipeline/pages/service-worker.ts. */
declare const OFFLINE_BUILD: OfflineBuild;
export const offlineBuild = OFFLINE_BUILD;

export function languageOf(path: string): OfflineLanguage {
  const [, folder = ''] = addressOf(path).split('/');
  return offlineBuild.others[href(`/${folder}`)] ?? offlineBuild.first;
}
