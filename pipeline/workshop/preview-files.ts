import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteVersion } from './site-versions';

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

/** A file that a page of the preview loads. @returns undefined if there is no such file, or a page has no need of it */
export async function previewFile(
  address: string,
  { files, renderer, school }: SiteVersion,
): Promise<{ type: string; body: Uint8Array } | undefined> {
  const type = TYPES[path.extname(address)];
  if (!type || address.split('/').includes('..')) return undefined;
  const shared = (await renderer.sharedFiles(school))[address];
  if (shared !== undefined) return { type, body: Buffer.from(withRelativeUrls(shared, address)) };
  const file = files[address];
  return file === undefined ? undefined : { type, body: await readFile(file) };
}

/** In the preview, the files are in a folder. */
function withRelativeUrls(css: string, address: string): string {
  return css.replace(
    /(url\(["']?)(\/[^"')]*)/g,
    (_, before: string, file: string) => before + path.posix.relative(path.posix.dirname(address), file),
  );
}
