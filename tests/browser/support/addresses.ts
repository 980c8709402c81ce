import { readFileSync, statSync } from 'node:fs';
import { addressOf } from '../../../app/href';
import { pathOfForm } from '../../../model/projections/pages/form-screens';
import { addressIn } from '../../../model/projections/pages/languages';
import { pageFile } from '../../../model/projections/pages/site-rules';
import { content, contentAt, contents, contentsOfOthers } from './content';

const galleries = contents
  .flatMap(({ screens }) => screens)
  .filter(({ kind }) => kind === 'albums')
  .map(({ path }) => path);

/** All pages of the sitemap: full address, and path within the site. */
export const addressesInEveryLanguage = readSitemap().map((canonical) => ({
  canonical,
  path: addressOf(new URL(canonical).pathname),
}));

/** In the first language of the school. */
export const addresses = addressesInEveryLanguage.filter(({ path }) => contentAt(path) === content);
export const addressesInOthers = addressesInEveryLanguage.filter(({ path }) => contentAt(path) !== content);

/** The first page of each kind of screen, and an album. */
export const addressesOfKinds = addresses.filter(
  ({ path }, index) => index === addresses.findIndex((other) => kindOf(other.path) === kindOf(path)),
);

/** Home and the largest page of each other language, which differs from the first one only in its texts. */
export function heaviestInOthers(): string[] {
  return contentsOfOthers.flatMap((site) => {
    const own = addressesInOthers.map(({ path }) => path).filter((path) => contentAt(path) === site);
    const longest = own.reduce((one, other) => (compressedBytes(other) > compressedBytes(one) ? other : one));
    return [...new Set([addressIn(site.language, '/'), longest])];
  });
}

export function kindOf(path: string): string {
  return content.screens.find((screen) => screen.path === path)?.kind ?? 'album';
}

/** An album's page arrives with its dialog open. */
export function isAlbum(path: string): boolean {
  return galleries.some((gallery) => path.startsWith(`${gallery}/`));
}

/** Whether the enquiry dialog opens on arrival at an address. It doesn't on the screen of its form. */
export function opensEnquiryDialog(address: string): boolean {
  const { pathname } = new URL(address, 'http://localhost');
  const site = contentAt(pathname);
  const { form, opens = 'never' } = site.settings.enquiryDialog ?? {};
  return form !== undefined && opens !== 'never' && !isAlbum(pathname) && pathname !== pathOfForm(site, form);
}

export function builtPage(path: string): string {
  return readFileSync(`build/client${pageFile(path)}`, 'utf8');
}

/** Size of a page's HTML in Brotli. */
export function compressedBytes(path: string): number {
  return statSync(`build/client${pageFile(path)}.br`).size;
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
