import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withUrls } from './preview';
import type { SiteVersion } from './site-versions';

const PUBLISHED = 'build/client';

/** Media types of the files that pages load without scripts. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * A file that a page of the preview loads, from one of the versions, or from the published site: while a release is made, there may be
 * no version.
 *
 * @returns undefined if there is no such file, or a page has no need of it
 */
export async function previewFile(
  address: string,
  versions: readonly SiteVersion[],
): Promise<{ type: string; body: Uint8Array } | undefined> {
  const type = TYPES[path.extname(address)];
  // In the preview, the files are in a folder.
  const withRelativeUrls = (css: string) =>
    Buffer.from(withUrls(css, (file) => path.posix.relative(path.posix.dirname(address), file)));
  if (!type || address.split(/[/\\]/).includes('..')) return undefined;
  for (const { files, renderer, school } of versions) {
    const shared = (await renderer.sharedFiles(school))[address];
    if (shared !== undefined) return { type, body: withRelativeUrls(shared) };
    const file = files[address];
    if (file !== undefined) return { type, body: await readFile(file) };
  }
  const published = path.join(PUBLISHED, address);
  if (!existsSync(published)) return undefined;
  const body = await readFile(published);
  return { type, body: address.endsWith('.css') ? withRelativeUrls(String(body)) : body };
}
