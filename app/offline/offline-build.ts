import { storageName } from '../href';

/** What the build tells the worker about itself. */
export interface OfflineBuild {
  /** Changes with every byte that a visitor can be served. */
  id: string;
  /** The website's address, as in the canonical links of its pages. */
  website: string;
  first: OfflineLanguage;
  /** The other languages by the address of their Home. Addresses are, here and below, as `href` gives them. */
  others: Readonly<Record<string, OfflineLanguage>>;
  /** Address → where it leads for good. */
  redirects: Readonly<Record<string, string>>;
}

/** The site in one language. A phone keeps those that are read on it. */
export interface OfflineLanguage {
  /** Every screen’s title by its address. */
  screens: Readonly<Record<string, string>>;
  /** Screens that are kept before anybody has visited them → their `markOf` in this build. */
  keptScreens: Readonly<Record<string, string>>;
  /** Addresses of fonts, of what the offline page shows, and of what the islands load. */
  files: readonly string[];
  /** HTML of the page for a screen that is not kept, with a place for the list of those that are: `KEPT_LIST`. */
  offlinePage: string;
}

/** Address of the worker. It never changes: browsers look there for the next version, and for the switch-off. */
export const WORKER_ADDRESS = '/service-worker.js';

/** Begins the name of every cache of ours. */
export const CACHE_PREFIX = storageName('site-');

/** What a page tells the worker. */
export interface ScreenShown {
  /** Address of the screen that it shows. */
  shows: string;
  /** Whether the visitor has touched it. Whoever touches nothing is not made to fetch anything. */
  isTouched: boolean;
}
