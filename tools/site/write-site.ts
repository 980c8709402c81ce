import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledSchool } from '../../model/derived/compiled-school';
import { newsScreen } from '../../model/derived/news';
import { sitePages } from '../../model/derived/site-pages';
import type { Renderer } from '../build/bundles';
import type { BuiltIslands } from '../vite/islands';
import { compressFiles } from './compress-files';
import { headersFile } from './headers-file';
import { newsFeed } from './news-feed';
import { notFoundPage, redirectRules, redirectStub } from './redirect-files';
import { writeServiceWorker } from './service-worker';
import { pageFile } from './service-worker-files';
import { manifest, robots, sitemap } from './site-files';

interface SiteAssets {
  /** Address → file. */
  fontFiles: Readonly<Record<string, string>>;
  islandFiles: BuiltIslands['files'];
}

/**
 * Writes what a static host serves: pages that are complete in themselves, `x.html` for `/x`, redirects and headers in the
 * forms that hosts read, and the files that search engines and phones ask for.
 *
 * @param siteDir a new folder
 * @returns how many pages there are
 */
export async function writeSite(
  siteDir: string,
  school: CompiledSchool,
  renderer: Renderer,
  { fontFiles, islandFiles }: SiteAssets,
): Promise<number> {
  const { contents } = school;
  const [content] = contents;
  const { website } = content.school;
  const write = (address: string, data: string | Uint8Array) => {
    const file = path.join(siteDir, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data);
  };
  cpSync('public', siteDir, { recursive: true });
  for (const [address, file] of Object.entries(islandFiles))
    write(address, 'text' in file ? file.text : Buffer.from(file.base64, 'base64'));
  for (const [address, text] of Object.entries(renderer.sharedFiles(school))) write(address, text);
  for (const [address, file] of Object.entries(fontFiles)) copyFileSync(file, path.join(siteDir, address));

  const addresses = contents.flatMap(sitePages).map((page) => page.path);
  for (const address of addresses) write(pageFile(address), await renderer.render(address, school));

  const redirects = contents.flatMap(({ language, settings }) =>
    (settings.redirects ?? []).map((redirect) => ({ ...redirect, language })),
  );
  for (const { from, to, language } of redirects) write(`${from}.html`, redirectStub(to, website, language));
  const homes = contents.map(({ language, screens: [home] }) => ({ language, home: home?.path ?? '/' }));
  for (const { language, home } of homes) {
    const homesBelow = homes.map((each) => each.home).filter((each) => each !== home && each.startsWith(home));
    write(path.posix.join(home, '404.html'), notFoundPage(home, homesBelow, website, language));
  }
  write('_redirects', redirectRules(redirects));
  write('_headers', headersFile());
  for (const each of contents) {
    const news = newsScreen(each);
    if (news) write(`${news.path}.atom`, newsFeed(each, news));
  }
  write('sitemap.xml', sitemap(website, contents));
  write('robots.txt', robots(website));
  write('site.webmanifest', manifest(content));
  await writeServiceWorker(siteDir, contents);
  await compressFiles(siteDir);
  return addresses.length;
}
