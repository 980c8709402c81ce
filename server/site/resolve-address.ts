import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redirects } from './redirects';

/** What an address is: a file, an address that has moved, or nothing that we have. */
export type Resolved =
  | { kind: 'file'; /** Relative to the site's folder, with a leading slash. */ file: string }
  | { kind: 'redirect'; to: string; status: number }
  | { kind: 'unknown'; /** Home of the language in which it was asked. */ home: string };

/** Files for other hosts: no screen of ours has these addresses. */
const notServed = /^\/_(redirects|headers)$|\/404\.html$/;

/**
 * Finds what a path stands for. Redirects of the table come first: for plain static hosts the build also writes a page at
 * such an address.
 *
 * @param rawPath path of the request as it arrived, percent-encoded, without the query.
 * @param folder absolute path of the built site.
 */
export async function resolveAddress(rawPath: string, folder: string, redirects: Redirects): Promise<Resolved> {
  const path = readPath(rawPath);
  if (path === undefined) return { kind: 'unknown', home: await homeAbove(rawPath, folder) };
  const canonical = path
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/$/, '');
  const rule = redirects.get(canonical);
  if (rule) return { kind: 'redirect', ...rule };
  const page = await findPage(canonical, folder);
  if (page !== undefined) {
    return canonical === path
      ? { kind: 'file', file: page }
      : { kind: 'redirect', to: encodeURI(canonical), status: 301 };
  }
  return !notServed.test(path) && (await isFile(join(folder, path)))
    ? { kind: 'file', file: path }
    : { kind: 'unknown', home: await homeAbove(rawPath, folder) };
}

/**
 * Decodes a path once. `undefined` for what no link of ours looks like: `..` and empty segments, encoded separators, NUL,
 * backslashes, hidden files, names that no file system takes. A path that passes begins with one slash only, so that a
 * redirect built from it stays on this site.
 */
function readPath(rawPath: string): string | undefined {
  if (rawPath.length > 1024 || /%(?:2f|5c|00)/i.test(rawPath)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  const isOrdinary = /^\/[^\p{Cc}\\]*$/u.test(path) && !path.includes('//');
  // `.well-known` is where certificates and apps look for their proofs (RFC 8615).
  const isVisible = path.split('/').every((segment) => !segment.startsWith('.') || segment === '.well-known');
  return isOrdinary && isVisible ? path : undefined;
}

async function findPage(path: string, folder: string): Promise<string | undefined> {
  const candidates = path === '/' ? ['/index.html'] : [`${path}.html`, `${path}/index.html`];
  for (const file of candidates) if (!notServed.test(file) && (await isFile(join(folder, file)))) return file;
  return undefined;
}

/** As on Cloudflare Pages, a `404.html` in the folder of a language tells that its Home is above a path. */
async function homeAbove(rawPath: string, folder: string): Promise<string> {
  const [, language] = /^\/([\w-]+)\//.exec(rawPath) ?? [];
  return language !== undefined && (await isFile(join(folder, language, '404.html'))) ? `/${language}` : '/';
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
