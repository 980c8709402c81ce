import type { SiteContent } from '../../concepts/site-content';
import { canonicalAddress, spellingsOf } from './canonical-address';
import { sitePages } from './site-pages';

/**
 * How to serve the built site. A build writes it to `rules.json` for our server, and to configuration files of other hosts
 * (`pipeline/hosts`). Addresses do not include the base path.
 */
export interface SiteRules {
  /** Folder of the site on its host: `/`, or for example `/school/`. */
  basePath: string;
  /** Address of Home in each language, `/` first. An unknown address below `/mr` leads to `/mr`. */
  homes: readonly string[];
  /** Permanent redirects from `settings.yaml`, without other spellings of the addresses: see `movedAddresses`. */
  redirects: readonly SiteRedirect[];
  /** Headers of every response. Script policies are in the pages, since each names its own scripts; `frame-ancestors` only works in a header. */
  headers: Readonly<Record<string, string>>;
  /** Headers that may be sent only over TLS: RFC 6797 §7.2. */
  headersOverTls: Readonly<Record<string, string>>;
  cacheControl: {
    /** Folders whose file names contain a hash of the content. */
    keptFolders: readonly string[];
    /** `Cache-Control` of files in `keptFolders`. */
    kept: string;
    /** `Cache-Control` of other files. `no-transform` keeps proxies from obfuscating e-mail addresses or adding scripts. */
    other: string;
  };
  /** Folders with pages. Some hosts need them, because they join the headers of two rules that match one address. */
  pageFolders: readonly string[];
  /** File extension → media type, for types that some hosts don’t know. */
  types: Readonly<Record<string, string>>;
}

export interface SiteRedirect {
  from: string;
  to: string;
}

/** The file with the `SiteRules` of a build, beside its `client/`. */
export const siteRulesFile = 'rules.json';

/** Configuration files for hosts; visitors get a 404 for them. */
export const hostFiles = ['/_headers', '/_redirects', '/.htaccess'];

/** The rules of a site in the root of its host that has no redirects. */
export const plainSiteRules: SiteRules = {
  basePath: '/',
  homes: ['/'],
  redirects: [],
  headers: {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    // The endpoint needs the origin of forms that are posted without JavaScript.
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

/** The rules of a site. @param contents one for each language, the first language first @param basePath `/`, or for example `/school/` */
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

/** The redirects of a school, except those that every host makes anyway, such as `/index.html` to `/`. */
export function redirectsOf({ settings: { redirects = [] } }: Pick<SiteContent, 'settings'>): SiteRedirect[] {
  return redirects.filter(({ from, to }) => canonicalAddress(from) !== to);
}

/** Every spelling of an old address with its target. */
export function movedAddresses({ redirects }: Pick<SiteRules, 'redirects'>): [from: string, to: string][] {
  return [
    ...new Map(redirects.flatMap(({ from, to }) => spellingsOf(from).map((spelling) => [spelling, to] as const))),
  ];
}

/** File of the page that redirects on hosts without redirects. */
export function redirectFile(from: string): string {
  return from.endsWith('.html') ? from : pageFile(canonicalAddress(from));
}

/** The address of a page with the base path: `/x` → `/school/x`. */
export function onHost({ basePath }: Pick<SiteRules, 'basePath'>, address: string): string {
  return basePath + address.slice(1);
}

export function pageFile(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** The page for unknown addresses of a language: `/mr` → `/mr/404.html`. @param home address of Home */
export function notFoundFile(home: string): string {
  return `${home === '/' ? '' : home}/404.html`;
}

/** Response headers with names in lower case. @param address without the base path */
export function headersOf({ headers, headersOverTls, cacheControl }: SiteRules, address: string, overTls: boolean) {
  const isKept = cacheControl.keptFolders.some((folder) => address.startsWith(folder));
  const all = {
    ...headers,
    ...(overTls ? headersOverTls : {}),
    'Cache-Control': isKept ? cacheControl.kept : cacheControl.other,
  };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
}
