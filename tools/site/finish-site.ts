import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '../../app/redirects';
import { readSiteContent } from '../../model/site-content';
import { sitePages } from '../../model/site-pages';
import { compressFiles } from './compress-files';
import { finishPage } from './finish-page';
import { headersFile } from './headers-file';
import { redirectRules, redirectStub } from './redirect-files';
import { writeServiceWorker } from './service-worker';
import { manifest, robots, sitemap } from './site-files';

/**
 * Turns what React Router has built into what a static host serves: pages that are complete in themselves, `x.html`
 * for `/x`, redirects and headers in the forms that hosts read, and the files that search engines and phones ask for.
 *
 * @param clientDir `build/client`
 */
export async function finishSite(clientDir: string): Promise<void> {
  const content = readSiteContent();
  const { school } = content;
  // The router's fallback for hosts without 404 pages: our 404.html does that work.
  rmSync(path.join(clientDir, '__spa-fallback.html'), { force: true });
  flattenPages(clientDir);
  finishPages(clientDir);

  const write = (name: string, text: string) => writeFileSync(path.join(clientDir, name), text);
  for (const { from, to } of redirects) {
    mkdirSync(path.dirname(path.join(clientDir, from)), { recursive: true });
    write(`${from}.html`, redirectStub(to, school.website));
  }
  write('404.html', redirectStub('/', school.website));
  write('_redirects', redirectRules(redirects));
  write('_headers', headersFile());
  const paths = sitePages(content).map((page) => page.path);
  write('sitemap.xml', sitemap(school.website, paths));
  write('robots.txt', robots(school.website));
  write('site.webmanifest', manifest(school));
  await writeServiceWorker(clientDir, content);
  await compressFiles(clientDir);
}

/** Finishes every page that React Router has rendered. */
function finishPages(clientDir: string): void {
  const styleSheets = new Map<string, string>();
  const styleSheet = (address: string) => {
    const known = styleSheets.get(address) ?? readFileSync(path.join(clientDir, address), 'utf8').trim();
    styleSheets.set(address, known);
    return known;
  };
  const mailOrigin = process.env.VITE_MAIL_ORIGIN ?? '';
  for (const file of htmlFiles(clientDir)) {
    writeFileSync(file, finishPage(readFileSync(file, 'utf8'), { clientDir, styleSheet, mailOrigin }));
  }
}

function htmlFiles(clientDir: string): string[] {
  return readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(clientDir, file));
}

/**
 * React Router writes `/x` as `x/index.html`, which many hosts serve at `/x/` only. `x.html` is served at `/x` by all
 * of them, and `/x` is the address that the specification names.
 */
function flattenPages(clientDir: string): void {
  for (const page of htmlFiles(clientDir)) {
    const folder = path.dirname(page);
    if (path.basename(page) !== 'index.html' || folder === path.resolve(clientDir)) continue;
    renameSync(page, `${folder}.html`);
    if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }
}
