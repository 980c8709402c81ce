import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentOfBuild } from '../../model/reading/content-of-build';
import { hashOf } from '../fingerprint/fingerprint';
import { compressFiles } from './compress-files';
import { shortProperties } from './custom-properties';
import { newsScreen } from '../../model/derived/news';
import { filesAskedFor } from './files-asked-for';
import { finishPage, styleSheetsOf } from './finish-page';
import { headersFile } from './headers-file';
import { lateStyles } from './late-styles';
import { newsFeed } from './news-feed';
import { notFoundPage, redirectRules, redirectStub } from './redirect-files';
import { writeServiceWorker } from './service-worker';
import { manifest, robots, sitemap } from './site-files';

/**
 * Turns what React Router has built into what a static host serves: pages that are complete in themselves, `x.html`
 * for `/x`, redirects and headers in the forms that hosts read, and the files that search engines and phones ask for.
 *
 * @param clientDir what React Router has written
 */
export async function finishSite(clientDir: string): Promise<void> {
  const contents = contentOfBuild();
  const [content] = contents;
  const { school } = content;
  const redirects = contents.flatMap(({ language, settings }) =>
    (settings.redirects ?? []).map((redirect) => ({ ...redirect, language })),
  );
  flattenPages(clientDir);
  finishPages(clientDir);
  removeWhatNoPageAsksFor(clientDir);

  const write = (name: string, text: string) => writeFileSync(path.join(clientDir, name), text);
  for (const { from, to, language } of redirects) {
    mkdirSync(path.dirname(path.join(clientDir, from)), { recursive: true });
    write(`${from}.html`, redirectStub(to, school.website, language));
  }
  const homes = contents.map(({ language, screens: [home] }) => ({ language, home: home?.path ?? '/' }));
  for (const { language, home } of homes) {
    const homesBelow = homes.map((each) => each.home).filter((each) => each !== home && each.startsWith(home));
    mkdirSync(path.join(clientDir, home), { recursive: true });
    write(path.join(home, '404.html'), notFoundPage(home, homesBelow, school.website, language));
  }
  write('_redirects', redirectRules(redirects));
  write('_headers', headersFile());
  for (const each of contents) {
    const news = newsScreen(each);
    if (news) write(`${news.path}.atom`, newsFeed(each, news));
  }
  write('sitemap.xml', sitemap(school.website, contents));
  write('robots.txt', robots(school.website));
  write('site.webmanifest', manifest(content));
  await writeServiceWorker(clientDir, contents);
  await compressFiles(clientDir);
}

/** Finishes every page that React Router has rendered, and writes the style sheet that they share. */
function finishPages(clientDir: string): void {
  const pages = htmlFiles(clientDir).map((file) => ({ file, html: readFileSync(file, 'utf8') }));
  const styles = placeLateStyles(
    clientDir,
    pages.map(({ html }) => html),
  );
  const mailOrigin = process.env.VITE_MAIL_ORIGIN ?? '';
  for (const { file, html } of pages) writeFileSync(file, finishPage(html, { ...styles, mailOrigin }));
}

/** Writes the style sheet of what can wait. @returns where it is, and the text of the sheets that the pages ask for */
function placeLateStyles(clientDir: string, pages: readonly string[]) {
  const read = (address: string) => readFileSync(path.join(clientDir, address), 'utf8').trim();
  const addresses = [...new Set(pages.flatMap(styleSheetsOf))];
  const ofIslands = readdirSync(path.join(clientDir, 'assets'))
    .map((name) => `/assets/${name}`)
    .filter((address) => address.endsWith('.css') && !addresses.includes(address));
  const shorten = shortProperties(addresses.map(read), ofIslands.map(read));
  const texts = new Map(addresses.map((address) => [address, shorten(read(address))]));

  const late = lateStyles([...texts.values()].join(''));
  const lateSheet = `/assets/late-${hashOf(late).slice(0, 8)}.css`;
  writeFileSync(path.join(clientDir, lateSheet), late);
  return { styleSheet: (address: string) => texts.get(address) ?? '', lateSheet };
}

/**
 * React Router builds a client of its own, and the data for it. Here only islands run: what no page leads to is removed,
 * from one script or style sheet to the next.
 */
function removeWhatNoPageAsksFor(clientDir: string): void {
  const read = (file: string) => readFileSync(path.join(clientDir, file), 'utf8');
  const files = readdirSync(clientDir, { recursive: true, encoding: 'utf8' });
  const assets = files.filter((file) => /^assets[\\/].*\.(css|js)$/.test(file));
  const pages = files.filter((file) => file.endsWith('.html')).map(read);
  const kept = filesAskedFor(pages, assets, read);
  for (const file of [...assets, ...files.filter((name) => name.endsWith('.data'))])
    if (!kept.includes(file)) rmSync(path.join(clientDir, file));
}

function htmlFiles(clientDir: string): string[] {
  return readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
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
