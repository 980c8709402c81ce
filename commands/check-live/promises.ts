import { extname } from 'node:path';
import { NOT_FOUND } from '../../model/projections/pages/not-found';
import { spellingsOf } from '../../model/projections/pages/canonical-address';
import { hostFiles, notFoundFile, pageFile, redirectFile } from '../../model/projections/pages/site-rules';
import type { HostRequest } from './ask';
import type { BuiltSite } from './built-site';

/** One request, and what must be answered. Addresses are without the base path. */
export interface Ask extends HostRequest {
  address: string;
  /** It is asked a second time, with what the answer told by which a change is known; that answer counts. */
  again?: boolean;
  /** Any of these. */
  expected: readonly Expected[];
}

export interface Expected {
  statuses: readonly number[];
  /** The address to which it leads for good, also in two steps, with its query. */
  leadsTo?: string;
  /** The file of the build that is the body. */
  file?: string;
  /** The bytes of that file that are the body, both included. */
  part?: readonly [number, number];
  /** There is no body. */
  empty?: boolean;
  /** Media types, any of which is right. */
  types?: readonly string[];
  /** `kept`: without asking again, for a year; `asked again`: whether it has changed. */
  cache?: 'kept' | 'asked again';
  /** Hosts and proxies may not alter it. */
  unaltered?: boolean;
  /** Each of the headers of the rules, once. */
  headers?: boolean;
  /** `compressed`: at most a tenth more than the build has made of it. */
  travels?: 'compressed' | 'plain';
  /** `Vary` names the header by which answers differ. */
  vary?: string;
  /** Texts that must not be in the body. */
  without?: readonly string[];
  /** This answer serves visitors, but less well: how. */
  lesser?: string;
}

export interface Promised {
  id: string;
  /** What is promised, in a few words: a row of the table. */
  what: string;
  asks: (site: BuiltSite) => Ask[];
}

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };
const partOfPage = { accept: '*/*', 'accept-encoding': 'gzip, deflate, br', 'sec-fetch-dest': 'script' };
const permanent = [301, 308];

/** Ending → media types, any of which is right. */
const types: Readonly<Record<string, readonly string[]>> = {
  '.atom': ['application/atom+xml'],
  '.avif': ['image/avif'],
  '.css': ['text/css'],
  '.html': ['text/html'],
  '.ico': ['image/x-icon', 'image/vnd.microsoft.icon'],
  '.ics': ['text/calendar'],
  '.jpg': ['image/jpeg'],
  '.js': ['text/javascript', 'application/javascript'],
  '.json': ['application/json'],
  '.pdf': ['application/pdf'],
  '.png': ['image/png'],
  '.svg': ['image/svg+xml'],
  '.txt': ['text/plain'],
  '.webmanifest': ['application/manifest+json'],
  '.webp': ['image/webp'],
  '.woff2': ['font/woff2'],
  '.xml': ['text/xml', 'application/xml'],
};

/** The one table of what every host of the site must do. */
export const promises: readonly Promised[] = [
  {
    id: 'pages',
    what: 'every address shows its page',
    asks: ({ pages }) =>
      pages.map((address) => ({
        address,
        headers: browser,
        expected: [{ statuses: [200], file: pageFile(address), types: types['.html'] }],
      })),
  },
  {
    id: 'files',
    what: 'every file, with its type',
    asks: ({ files }) =>
      files.map((file) => ({
        address: file,
        headers: browser,
        expected: [{ statuses: [200], file, types: typesOf(file) }],
      })),
  },
  {
    id: 'spellings',
    what: '`/x/`, `/x.html` lead to `/x`',
    asks: ({ pages, rules: { basePath } }) => [
      leads('/index.html', '/'),
      // Of a site below a base path Home is `/school/`, and this asks for `/school`.
      ...(basePath === '/' ? [] : [leads(`/..${basePath.slice(0, -1)}`, '/')]),
      ...pages
        .filter((address) => address !== '/')
        .flatMap((address) => ['/', '.html', '/?a=1'].map((ending) => leads(address + ending, address))),
    ],
  },
  {
    id: 'moved',
    what: 'addresses that have moved lead on',
    asks: ({ rules, has }) =>
      rules.redirects.flatMap(({ from, to }) =>
        [...spellingsOf(from), `${from}?a=1`].map((address) => {
          const { expected, ...asked } = leads(address, to);
          const file = redirectFile(from);
          const byPage = has(file) ? [{ statuses: [200], file, lesser: 'by a page' }] : [];
          return { ...asked, expected: [...expected, ...byPage] };
        }),
      ),
  },
  {
    id: 'unknown',
    what: 'unknown addresses lead to Home of their language',
    asks: ({ rules: { homes }, pages }) =>
      homes.flatMap((home) =>
        [
          '/no-such-page',
          '/no-such/page/',
          '/no-such-page.html',
          ...ofFirstLanguage(pages, homes).slice(0, 1).map(inside),
        ].map((address) => ({
          address: home === '/' ? address : home + address,
          headers: browser,
          expected: [
            { statuses: [404], file: notFoundFile(home), types: types['.html'], cache: 'asked again' as const },
            { statuses: [302], leadsTo: `${home}#${NOT_FOUND}` },
            ...(home === '/'
              ? []
              : [{ statuses: [404], file: notFoundFile('/'), lesser: 'other languages by a script' }]),
          ],
        })),
      ),
  },
  {
    id: 'missing',
    what: 'missing parts of a page are 404, and nobody keeps that',
    asks: ({ rules }) =>
      [...rules.cacheControl.keptFolders.map((folder) => `${folder}gone-0a1b2c3d.js`), '/gone.svg'].map((address) => ({
        address,
        headers: partOfPage,
        expected: [{ statuses: [404], cache: 'asked again' }],
      })),
  },
  {
    id: 'folders',
    what: 'folders are not listed',
    asks: (site) =>
      foldersOf(site).flatMap((folder) => [
        hidden(folder, namesIn(site, folder)),
        hidden(`${folder}/`, namesIn(site, folder)),
      ]),
  },
  {
    id: 'hidden',
    what: '`_headers`, `_redirects` and `404.html` are no addresses',
    asks: ({ has, read, rules }) => [
      ...hostFiles
        .filter((file) => !isHiddenByName(file) && has(file))
        .map((file) => hidden(file, [read(file).toString().slice(0, 40)].filter(Boolean))),
      ...rules.homes.map((home) => hidden(notFoundFile(home), [])),
    ],
  },
  {
    id: 'dot-files',
    what: 'hidden files are not shown',
    asks: ({ has, read }) => [
      ...hostFiles
        .filter((file) => isHiddenByName(file) && has(file))
        .map((file) => hidden(file, [read(file).toString().slice(0, 40)])),
      // A host that is started for the check has them.
      ...['/.env', '/.git/config'].map((file) => hidden(file, ['SECRET'])),
    ],
  },
  {
    id: 'cache',
    what: 'names with a hash are kept for a year, all else is asked again',
    asks: ({ pages, files, rules }) =>
      [...pages, ...files].map((address) => ({
        address,
        headers: browser,
        expected: [
          {
            statuses: [200],
            cache: rules.cacheControl.keptFolders.some((folder) => address.startsWith(folder)) ? 'kept' : 'asked again',
          },
        ],
      })),
  },
  {
    id: 'unaltered',
    what: 'pages ask to reach visitors unaltered',
    asks: ({ pages }) =>
      pages.map((address) => ({ address, headers: browser, expected: [{ statuses: [200], unaltered: true }] })),
  },
  {
    id: 'headers',
    what: 'headers, each once, on 200, 301, 404',
    asks: (site) => [
      ...oneOfEach(site).map((address) => ({
        address,
        headers: browser,
        expected: [{ statuses: [200], headers: true }],
      })),
      ...oneOfEach(site).map((address) => ({
        address,
        headers: { accept: '*/*' },
        expected: [{ statuses: [200], headers: true }],
      })),
      ...[
        ...site.pages.slice(1, 2).map((page) => `${page}/`),
        ...site.rules.redirects.slice(0, 1).map(({ from }) => from),
      ].map((address) => ({ address, headers: browser, expected: [{ statuses: permanent, headers: true }] })),
      ...['/no-such-page', '/assets/gone-0a1b2c3d.js'].map((address) => ({
        address,
        headers: browser,
        expected: [{ statuses: [404, 302], headers: true }],
      })),
    ],
  },
  {
    id: 'compressed',
    what: 'pages, scripts and drawings travel compressed',
    asks: (site) => compressed(site, (file) => !isDocument(file)),
  },
  {
    id: 'compressed-documents',
    what: 'documents and calendars travel compressed',
    asks: (site) => compressed(site, isDocument),
  },
  {
    id: 'vary',
    what: 'caches on the way keep both kinds apart',
    asks: (site) =>
      oneOfEach(site)
        .filter((address) => site.has(`${fileOf(site, address)}.gz`))
        .flatMap((address) =>
          [browser, { accept: '*/*' }].map((headers) => ({
            address,
            headers,
            expected: [{ statuses: [200], vary: 'accept-encoding' }],
          })),
        ),
  },
  {
    id: 'unchanged',
    what: 'what has not changed is not sent again',
    asks: (site) =>
      oneOfEach(site).map((address) => ({
        address,
        again: true,
        headers: browser,
        expected: [{ statuses: [304], empty: true }],
      })),
  },
  {
    id: 'parts',
    what: 'documents are sent in parts',
    asks: ({ files }) =>
      files
        .filter((file) => file.endsWith('.pdf'))
        .slice(0, 1)
        .map((file) => ({
          address: file,
          headers: { range: 'bytes=10-19' },
          expected: [{ statuses: [206], file, part: [10, 19] }],
        })),
  },
  {
    id: 'head',
    what: 'HEAD is answered as GET',
    asks: (site) =>
      oneOfEach(site).map((address) => ({
        address,
        method: 'HEAD',
        headers: browser,
        expected: [{ statuses: [200], empty: true, headers: true, types: typesOf(fileOf(site, address)) }],
      })),
  },
];

function ofFirstLanguage(pages: readonly string[], homes: readonly string[]): string[] {
  return pages.filter((page) => !homes.some((home) => page === home || (home !== '/' && page.startsWith(`${home}/`))));
}

/** A folder that stands beside a page of its name, or an address below a page that has none: neither is a page. */
function inside(page: string): string {
  return `${page}/no-such-page`;
}

/** What a visitor keeps, and no page is made of. */
function isDocument(file: string): boolean {
  return /\.(?:ics|pdf)$/.test(file);
}

function isHiddenByName(file: string): boolean {
  return file.startsWith('/.');
}

function leads(address: string, to: string): Ask {
  return { address, headers: browser, expected: [{ statuses: permanent, leadsTo: to }] };
}

/** A server may say that there is nothing, that it is forbidden, or lead elsewhere: to Home, or to the page that has the name. */
function hidden(address: string, without: readonly string[]): Ask {
  return { address, headers: browser, expected: [{ statuses: [404, 403, 302, ...permanent], without }] };
}

function compressed(site: BuiltSite, isMeant: (file: string) => boolean): Ask[] {
  const addresses = [...site.pages, ...site.files].filter((address) => {
    const file = fileOf(site, address);
    return isMeant(file) && site.has(`${file}.gz`);
  });
  return [
    ...addresses.map((address): Ask => askFor(site, address, browser, 'compressed')),
    ...addresses
      .slice(0, 2)
      .flatMap((address): Ask[] => [
        askFor(site, address, { accept: '*/*', 'accept-encoding': 'gzip' }, 'compressed'),
        askFor(site, address, { accept: '*/*' }, 'plain'),
      ]),
  ];
}

function askFor(site: BuiltSite, address: string, headers: Record<string, string>, travels: Expected['travels']): Ask {
  return { address, headers, expected: [{ statuses: [200], file: fileOf(site, address), travels }] };
}

/** The first page, and the first file of each ending in each folder of the root. */
function oneOfEach({ pages, files }: BuiltSite): string[] {
  const kinds = new Map(files.toReversed().map((file) => [`${file.split('/')[1]} ${extname(file)}`, file]));
  const ofRoot = new Map(
    files.filter((file) => file.split('/').length === 2).map((file) => [extname(file), file] as const),
  );
  const inFolders = [...kinds.values()].filter((file) => file.split('/').length > 2);
  return [...pages.slice(0, 2), ...ofRoot.values(), ...inFolders];
}

function fileOf({ pages }: BuiltSite, address: string): string {
  return pages.includes(address) ? pageFile(address) : address;
}

/** Folders of files that are no addresses of pages. */
function foldersOf({ pages, files }: BuiltSite): string[] {
  const folders = new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))));
  return [...folders].filter((folder) => folder !== '' && !pages.includes(folder));
}

function namesIn({ files }: BuiltSite, folder: string): string[] {
  return files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
}

/** @throws for an ending that this table does not have */
function typesOf(file: string): readonly string[] {
  const known = types[extname(file)];
  if (!known)
    throw new Error(`${file}: commands/check-live/promises.ts does not say which media type ${extname(file)} has.`);
  return known;
}
