import { addressOf, href } from '../../href';
import type { OfflineBuild, OfflineLanguage } from '../offline-build';

/** The worker itself, with its right name; TypeScript only knows that it is some kind of worker. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** The bundler puts the description of the build here: pipeline/pages/service-worker.ts. */
declare const OFFLINE_BUILD: OfflineBuild;
export const offlineBuild = OFFLINE_BUILD;

/** The language of an address. */
export function languageOf(path: string): OfflineLanguage {
  const [, folder = ''] = addressOf(path).split('/');
  return offlineBuild.others[href(`/${folder}`)] ?? offlineBuild.first;
}
