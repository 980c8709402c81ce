/** What the build tells the worker about itself. */
export interface OfflineBuild {
  /** Changes with every byte that a visitor can be served. */
  id: string;
  /** Address of the router’s manifest: two pages that name the same one run the same modules. */
  modules: string;
  /** Every screen by its address. */
  screens: Readonly<Record<string, KnownScreen>>;
  /** Screens that are kept before anybody has visited them → address of the wake module of this build. */
  keptScreens: Readonly<Record<string, string>>;
  /** Addresses of the scripts that any screen of this build can ask for, and of what the offline page shows. */
  files: readonly string[];
  /** Address → where it leads for good. */
  redirects: Readonly<Record<string, string>>;
  /** HTML of the page for a screen that is not kept, with a place for the list of those that are: `KEPT_LIST`. */
  offlinePage: string;
}

interface KnownScreen {
  title: string;
  /** `fingerprint` of the screen’s `.data` file. */
  data: string;
}

/** Address of the worker. It never changes: browsers look there for the next version, and for the switch-off. */
export const WORKER_ADDRESS = '/service-worker.js';

/** Screens that a parent may need without a connection: the fees, how to reach the school, the forms. */
export const ALWAYS_KEPT = ['/classes', '/contact-us', '/enquiry-form', '/career'] as const;

/** Begins the name of every cache of ours. */
export const CACHE_PREFIX = 'site-';

/** What a page tells the worker: the screen that it shows now. */
export interface ScreenShown {
  shows: string;
}

/** The beginning of the SHA-256 of some bytes, as hexadecimal. The build and the worker compute it alike. */
export async function fingerprint(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
