import { readFileSync } from 'node:fs';

/** The pages of the built site, from its sitemap: full address, and path on the server under test. */
export const addresses = readSitemap().map((canonical) => ({ canonical, path: new URL(canonical).pathname }));

/** Whether the page at a path is an album of the gallery. Its dialog is open from the beginning. */
export function isAlbum(path: string): boolean {
  return path.startsWith('/gallery/');
}

function readSitemap(): string[] {
  let sitemap: string;
  try {
    sitemap = readFileSync('build/client/sitemap.xml', 'utf8');
  } catch {
    throw new Error('There is no built site to test. Run: npm run build');
  }
  return [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
}
