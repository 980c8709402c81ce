import type { SiteContent } from '../../concepts/site-content';
import { canonicalAddress, spellingsOf } from './canonical-address';
import { sitePages } from './site-pages';

/**
 * How the built site is to be answered, whatever serves it. It is data: a build writes it into `rules.json` for our server, and in
 * the language of each other host into a file of that host (`pipeline/hosts`). Addresses stand without the base path.
 */
export interface SiteRules {
  /** Where the site stands on its host: `/`, or a folder with slashes on both sides, for example `/school/`. */
  basePath: string;
  /** Home of each language, of the first one `/`. Unknown addresses below the others lead there. */
  homes: readonly string[];
  /** Addresses that have moved for good, as the school wrote them. `movedAddresses` adds their other spellings. */
  redirects: readonly SiteRedirect[];
  /** Of every answer. The policy for scripts is in each page, since it names that page’s scripts; `frame-ancestors` works in a header only. */
  headers: Readonly<Record<string, string>>;
  /** Of every answer over TLS; a server must not give them without it (RFC 6797 §7.2). */
  headersOverTls: Readonly<Record<string, string>>;
  cacheControl: {
    /** Folders whose files have a hash of their content in their name. */
    keptFolders: readonly string[];
    /** Of files in these folders. */
    kept: string;
    /** Of all else: browsers revalidate it, and no host or proxy may hide e-mail addresses or add scripts. */
    other: string;
  };
  /** Folders with pages, for hosts that would join the values of two rules that match an address. */
  pageFolders: readonly string[];
  /** Ending → media type, where not every host knows it. */
  types: Readonly<Record<string, string>>;
}

export interface SiteRedirect {
  from: string;
  to: string;
}

/** The file of a built site, beside its folder `client/`, in which its `SiteRules` stand. */
export const siteRulesFile = 'rules.json';

/** Files in the site that only its host reads: visitors are told that there is no such address. */
export const hostFiles = ['/_headers', '/_redirects', '/.htaccess'];

/** Of a site of which nothing else is known. */
export const plainSiteRules: SiteRules = {
  basePath: '/',
  homes: ['/'],
  redirects: [],
  headers: {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    // Not stricter: a form that is posted without scripts must tell the endpoint where it comes from.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  },
  headersOverTls: { 'Strict-Transport-Security': 'max-age=31536000' },
  cacheControl: {
    keptFolders: ['/assets/', '/pictures/'],
    kept: 'public, max-age=31536000, immutable',
    other: 'no-cache, no-transform',
  },
  pageFolders: [],
  types: {
    '.atom': 'application/atom+xml',
    '.ics': 'text/calendar; charset=utf-8',
    '.webmanifest': 'application/manifest+json',
  },
};

/**
 * @param contents in each language of the school, the first one first
 * @param basePath `/`, or for example `/school/`
 */
export function siteRules(contents: readonly SiteContent[], basePath: string): SiteRules {
  const folders = contents.flatMap(sitePages).flatMap(({ path }) => /^\/[^/]+\/(?=.)/.exec(path) ?? []);
  return {
    ...plainSiteRules,
    basePath,
    homes: contents.map(({ screens: [home] }) => home?.path ?? '/'),
    redirects: contents.flatMap(redirectsOf),
    pageFolders: [...new Set(folders)],
  };
}

/** The redirects of a language, except those that every host makes anyway: `/index.html` to `/`. */
export function redirectsOf({ settings: { redirects = [] } }: Pick<SiteContent, 'settings'>): SiteRedirect[] {
  return redirects.filter(({ from, to }) => canonicalAddress(from) !== to);
}

/** The redirect table of every host: each spelling of an old address → its target. */
export function movedAddresses({ redirects }: Pick<SiteRules, 'redirects'>): [from: string, to: string][] {
  return [
    ...new Map(redirects.flatMap(({ from, to }) => spellingsOf(from).map((spelling) => [spelling, to] as const))),
  ];
}

/** File of the redirecting page for hosts without redirects, which find it at the address as the school wrote it. */
export function redirectFile(from: string): string {
  return from.endsWith('.html') ? from : pageFile(canonicalAddress(from));
}

/** The address on its host of an address of the site: `/x` → `/school/x`. */
export function onHost({ basePath }: Pick<SiteRules, 'basePath'>, address: string): string {
  return basePath + address.slice(1);
}

/** The file of the HTML of a page. */
export function pageFile(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** The page for unknown addresses below a Home: `/mr` → `/mr/404.html`. */
export function notFoundFile(home: string): string {
  return `${home === '/' ? '' : home}/404.html`;
}

/** The headers of a file of the site, names in lower case. @param address without the base path */
export function headersOf({ headers, headersOverTls, cacheControl }: SiteRules, address: string, overTls: boolean) {
  const isKept = cacheControl.keptFolders.some((folder) => address.startsWith(folder));
  const all = {
    ...headers,
    ...(overTls ? headersOverTls : {}),
    'Cache-Control': isKept ? cacheControl.kept : cacheControl.other,
  };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
}
