import { storageName } from '../href';

/** Data about a build that the service worker contains. */
export interface OfflineBuild {
  /** Id of the build, which changes if any byte of the site changes. */
  id: string;
  /** Origin of the canonical links in all pages. */
  website: string;
  first: OfflineLanguage;
  /** The other languages, by the address of their Home. All addresses here are as `href` returns them. */
  others: Readonly<Record<string, OfflineLanguage>>;
  /** Permanent redirects: old address → new address. */
  redirects: Readonly<Record<string, string>>;
}

/** The site in one language. A phone caches the languages that its visitor reads. */
export interface OfflineLanguage {
  /** Titles of all screens, by address. */
  screens: Readonly<Record<string, string>>;
  /** Address → `markOf` in this build, for screens that are cached before anyone visits them. */
  keptScreens: Readonly<Record<string, string>>;
  /** Fonts, files of the offline page, and files that islands load. */
  files: readonly string[];
  /** HTML of the offline page, with the placeholder `KEPT_LIST`. */
  offlinePage: string;
}

/** The worker's address must never change: browsers look there for updates and for its removal. */
export const WORKER_ADDRESS = '/service-worker.js';

/** Prefix of our caches. */
export const CACHE_PREFIX = storageName('site-');

/** Message from a page to the worker. */
export interface ScreenShown {
  /** Address of the page. */
  shows: string;
  /** Whether the visitor has touched the page. Until then, the worker fetches nothing more. */
  isTouched: boolean;
}
