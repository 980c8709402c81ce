import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalAddress } from '../../model/projections/pages/canonical-address';
import { hostFiles, onHost, type SiteRules } from '../../model/projections/pages/site-rules';

/** Result for an address: a file, a redirect, or unknown. */
export type Resolved =
  | { kind: 'file'; /** Relative to the site's folder, with a leading slash. */ file: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown'; /** Home page in the language of the address. */ home: string };

/**
 * Resolves a path. Redirects come first, because for static hosts the build also writes pages at those addresses.
 *
 * @param rawPath path of the request, percent-encoded, without the query
 * @param folder absolute path of the built site
 * @returns addresses include the base path
 */
export async function resolveAddress(rawPath: string, folder: string, rules: SiteRules): Promise<Resolved> {
  const { basePath } = rules;
  if (rawPath === basePath.slice(0, -1)) return { kind: 'redirect', to: basePath };
  if (!rawPath.startsWith(basePath)) return { kind: 'unknown', home: basePath };
  const rawAddress = rawPath.slice(basePath.length - 1);
  const unknown: Resolved = { kind: 'unknown', home: onHost(rules, homeAbove(rawAddress, rules)) };
  const path = readPath(rawAddress);
  if (path === undefined) return unknown;
  const canonical = canonicalAddress(path);
  const moved = rules.redirects.find(({ from }) => canonicalAddress(from) === canonical);
  if (moved) return { kind: 'redirect', to: onHost(rules, moved.to) };
  const page = await findPage(canonical, folder);
  if (page !== undefined) {
    return canonical === path
      ? { kind: 'file', file: page }
      : { kind: 'redirect', to: onHost(rules, encodeURI(canonical)) };
  }
  return !isForOtherHosts(path) && (await isFile(join(folder, path))) ? { kind: 'file', file: path } : unknown;
}

/**
 * Decodes a path once. `undefined` for suspicious paths: `..` and empty segments, encoded separators, NUL, backslashes, hidden
 * files, names that are too long. The result starts with exactly one slash, so that redirects built from it stay on this site.
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
  // `.well-known` is allowed (RFC 8615).
  const isVisible = path.split('/').every((segment) => !segment.startsWith('.') || segment === '.well-known');
  return isOrdinary && isVisible ? path : undefined;
}

/** Escapes the % of a malformed path, which Fastify would reject before routing, so that we treat it as an unknown address. */
export function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

async function findPage(path: string, folder: string): Promise<string | undefined> {
  const candidates = path === '/' ? ['/index.html'] : [`${path}.html`, `${path}/index.html`];
  for (const file of candidates) if (!isForOtherHosts(file) && (await isFile(join(folder, file)))) return file;
  return undefined;
}

function homeAbove(rawPath: string, { homes }: SiteRules): string {
  return homes.find((home) => home !== '/' && rawPath.startsWith(`${home}/`)) ?? '/';
}

function isForOtherHosts(path: string): boolean {
  return hostFiles.includes(path) || path.endsWith('/404.html');
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
