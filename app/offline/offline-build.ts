import { storageName } from '../href';

/** What the worker knows about its build. */
export interface OfflineBuild {
  /** Changes with every byte of the site. */
  id: string;
  /** Origin of the canonical links. */
  website: string;
  first: OfflineLanguage;
  /** The other languages, by the address of their Home. All addresses here are as `href` returns them. */
  others: Readonly<Record<string, OfflineLanguage>>;
  /** Address → permanent redirect. */
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
