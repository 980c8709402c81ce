import { extname } from 'node:path';
import { NOT_FOUND } from '../../model/projections/pages/not-found';
import { spellingsOf } from '../../model/projections/pages/canonical-address';
import { hostFiles, notFoundFile, pageFile, redirectFile } from '../../model/projections/pages/site-rules';
import { type BuiltSite, foldersOf } from './built-site';
import { typesOf } from './media-types';
import type { Expected, ExpectedAnswer, HostPromise } from './promise';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };
const scriptOfPage = { accept: '*/*', 'accept-encoding': 'gzip, deflate, br', 'sec-fetch-dest': 'script' };
const uncompressed = { accept: '*/*' };
const permanent = [301, 308];

export const promises: readonly HostPromise[] = [
  {
    id: 'pages',
    what: 'every address shows its page',
    requests: ({ pages }) =>
      pages.map((address) => request(address, { statuses: [200], file: pageFile(address), types: typesOf('.html') })),
  },
  {
    id: 'files',
    what: 'every file has its type',
    requests: ({ files }) => files.map((file) => request(file, { statuses: [200], file, types: typesOf(file) })),
  },
  {
    id: 'spellings',
    what: '`/x/` and `/x.html` redirect to `/x`',
    requests: ({ pages, rules: { basePath } }) => [
      redirect('/index.html', '/'),
      // If Home is at `/school/`, this request is for `/school`.
      ...(basePath === '/' ? [] : [redirect(`/..${basePath.slice(0, -1)}`, '/')]),
      ...pages
        .filter((address) => address !== '/')
        .flatMap((address) => ['/', '.html', '/?a=1'].map((ending) => redirect(address + ending, address))),
    ],
  },
  {
    id: 'moved',
    what: 'moved addresses redirect',
    advice:
      'After a change of the redirects, nginx and Caddy need their rules of build/hosts again: docs/deploying.md.',
    requests: ({ rules, has }) =>
      rules.redirects.flatMap(({ from, to }) => {
        const file = redirectFile(from);
        const byPage = has(file) ? [{ statuses: [200], file, lesser: 'by a page' }] : [];
        return [...spellingsOf(from), `${from}?a=1`].map((address) =>
          request(address, { statuses: permanent, leadsTo: to }, ...byPage),
        );
      }),
  },
  {
    id: 'unknown',
    what: 'unknown addresses redirect to Home of their language',
    requests: ({ rules: { homes }, pages }) => {
      // An unknown address below a page.
      const belowPage = pagesOfFirstLanguage(pages, homes)
        .slice(0, 1)
        .map((page) => `${page}/no-such-page`);
      const unknown = ['/no-such-page', '/no-such/page/', '/no-such-page.html', ...belowPage];
      return homes.flatMap((home) =>
        unknown.map((address) =>
          request(
            home === '/' ? address : home + address,
            { statuses: [404], file: notFoundFile(home), types: typesOf('.html'), cache: 'revalidated' },
            { statuses: [302], leadsTo: `${home}#${NOT_FOUND}` },
            ...(home === '/'
              ? []
              : [{ statuses: [404], file: notFoundFile('/'), lesser: 'other languages by a script' }]),
          ),
        ),
      );
    },
  },
  {
    id: 'missing',
    what: 'missing files are 404, and not cached',
    requests: ({ rules }) =>
      [...rules.cacheControl.keptFolders.map((folder) => `${folder}gone-0a1b2c3d.js`), '/gone.svg'].map((address) => ({
        ...request(address, { statuses: [404], cache: 'revalidated' }),
        headers: scriptOfPage,
      })),
  },
  {
    id: 'folders',
    what: 'folders are not listed',
    requests: (site) =>
      foldersOf(site).flatMap(({ folder, names }) => [folder, `${folder}/`].map((address) => hidden(address, names))),
  },
  {
    id: 'hidden',
    what: '`_headers`, `_redirects` and `404.html` are hidden',
    requests: (site) => [
      ...hiddenHostFiles(site, (file) => !isDotFile(file)),
      ...site.rules.homes.map((home) => hidden(notFoundFile(home), [])),
    ],
  },
  {
    id: 'dot-files',
    what: 'dot files are hidden',
    requests: (site) => [
      ...hiddenHostFiles(site, isDotFile),
      // `npm run hosts` adds these two files to the site.
      ...['/.env', '/.git/config'].map((file) => hidden(file, ['SECRET'])),
    ],
  },
  {
    id: 'cache',
    what: 'files with a hash are cached for a year, others are revalidated',
    requests: ({ pages, files, rules }) => {
      const isKept = (address: string) => rules.cacheControl.keptFolders.some((folder) => address.startsWith(folder));
      return [...pages, ...files].map((address) =>
        request(address, { statuses: [200], cache: isKept(address) ? 'kept' : 'revalidated' }),
      );
    },
  },
  {
    id: 'unaltered',
    what: 'pages have `no-transform`',
    requests: ({ pages }) => pages.map((address) => request(address, { statuses: [200], isUnaltered: true })),
  },
  {
    id: 'headers',
    what: 'all headers, once, on 200, 301 and 404',
    requests: (site) => {
      const found = oneOfEach(site).map((address) => request(address, { statuses: [200], hasHeaders: true }));
      const redirected = [
        ...site.pages
          .filter((page) => page !== '/')
          .slice(0, 1)
          .map((page) => `${page}/`),
        ...site.rules.redirects.slice(0, 1).map(({ from }) => from),
      ];
      return [
        ...found,
        ...found.map((each) => ({ ...each, headers: uncompressed })),
        ...redirected.map((address) => request(address, { statuses: permanent, hasHeaders: true })),
        ...['/no-such-page', '/assets/gone-0a1b2c3d.js'].map((address) =>
          request(address, { statuses: [404, 302], hasHeaders: true }),
        ),
      ];
    },
  },
  {
    id: 'compressed',
    what: 'pages, scripts and drawings are compressed',
    requests: (site) => compressed(site, (file) => !isDownload(file)),
  },
  {
    id: 'compressed-documents',
    what: 'documents and calendars are compressed',
    requests: (site) => compressed(site, isDownload),
  },
  {
    id: 'vary',
    what: '`Vary` tells caches about compression',
    requests: (site) =>
      oneOfEach(site)
        .filter((address) => site.has(`${fileOf(site, address)}.gz`))
        .map((address) => request(address, { statuses: [200], vary: 'accept-encoding' }))
        .flatMap((each) => [each, { ...each, headers: uncompressed }]),
  },
  {
    id: 'unchanged',
    what: 'unchanged files are not sent again',
    requests: (site) =>
      oneOfEach(site).map((address) => ({
        ...request(address, { statuses: [304], isEmpty: true }),
        revalidates: true,
      })),
  },
  {
    id: 'parts',
    what: 'documents are sent in parts',
    requests: ({ files }) =>
      files
        .filter((file) => file.endsWith('.pdf'))
        .slice(0, 1)
        .map((file) => ({
          ...request(file, { statuses: [206], file, part: [10, 19] }),
          headers: { range: 'bytes=10-19' },
        })),
  },
  {
    id: 'head',
    what: 'HEAD has the headers of GET',
    requests: (site) =>
      oneOfEach(site).map((address) => ({
        ...request(address, {
          statuses: [200],
          isEmpty: true,
          hasHeaders: true,
          types: typesOf(fileOf(site, address)),
        }),
        method: 'HEAD',
      })),
  },
];

function request(address: string, ...expected: Expected[]): ExpectedAnswer {
  return { address, headers: browser, expected };
}

function redirect(address: string, to: string): ExpectedAnswer {
  return request(address, { statuses: permanent, leadsTo: to });
}

/** For a hidden file, a host may answer 404 or 403, or redirect to Home or to the page of that name. */
function hidden(address: string, without: readonly string[]): ExpectedAnswer {
  return request(address, { statuses: [404, 403, 302, ...permanent], without });
}

function hiddenHostFiles({ has, read }: BuiltSite, isMeant: (file: string) => boolean): ExpectedAnswer[] {
  return hostFiles
    .filter((file) => isMeant(file) && has(file))
    .map((file) => hidden(file, [read(file).toString().slice(0, 40)].filter(Boolean)));
}

function isDotFile(file: string): boolean {
  return file.startsWith('/.');
}

/** Whether visitors save this file: it is a document or a calendar. */
function isDownload(file: string): boolean {
  return /\.(?:ics|pdf)$/.test(file);
}

function compressed(site: BuiltSite, isMeant: (file: string) => boolean): ExpectedAnswer[] {
  const all = [...site.pages, ...site.files]
    .map((address) => ({ address, file: fileOf(site, address) }))
    .filter(({ file }) => isMeant(file) && site.has(`${file}.gz`));
  const as = (encoding: Expected['encoding'], headers: ExpectedAnswer['headers'], some = all) =>
    some.map(({ address, file }) => ({ ...request(address, { statuses: [200], file, encoding }), headers }));
  const few = all.slice(0, 2);
  return [
    ...as('compressed', browser),
    ...as('compressed', { accept: '*/*', 'accept-encoding': 'gzip' }, few),
    ...as('plain', uncompressed, few),
  ];
}

/** Two pages, and the first file of each type in each folder of the root. */
function oneOfEach({ pages, files }: BuiltSite): string[] {
  const kindOf = (file: string) => `${file.split('/').length > 2 ? file.split('/')[1] : ''} ${extname(file)}`;
  return [...pages.slice(0, 2), ...new Map(files.toReversed().map((file) => [kindOf(file), file])).values()];
}

function fileOf({ pages }: BuiltSite, address: string): string {
  return pages.includes(address) ? pageFile(address) : address;
}

function pagesOfFirstLanguage(pages: readonly string[], homes: readonly string[]): string[] {
  return pages.filter((page) => !homes.some((home) => page === home || (home !== '/' && page.startsWith(`${home}/`))));
}
