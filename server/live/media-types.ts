import { extname } from 'node:path';

/** The right media types of each file name extension. */
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

/** @param file its name, or an extension alone @throws Error for an extension that the table of types lacks */
export function typesOf(file: string): readonly string[] {
  const found = types[extname(file) || file];
  if (!found) throw new Error(`${file}: server/live/media-types.ts has no media type for this extension.`);
  return found;
}
