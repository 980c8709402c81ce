import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { displayFontOf } from '../../look/display-fonts';
import { href } from '../../app/href';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { calendarAddress } from '../../model/projections/dates/calendar-days';
import { disclosureAddress, disclosureScreen } from '../../model/projections/pages/disclosure';
import { fileAddresses } from '../../model/projections/pages/file-addresses';
import { newsScreen } from '../../model/projections/news';
import { sitePages } from '../../model/projections/pages/site-pages';
import { pageFile, notFoundFile, redirectFile, redirectsOf } from '../../model/projections/pages/site-rules';
import { FileCache } from '../assets/file-cache';
import type { SiteFiles } from '../assets/site-files';
import type { PreparedSite } from '../build/prepare-site';
import { linkOrCopy } from '../releases/link-tree';
import { calendarFile } from './calendar-file';
import { type Compression, compressFiles } from './compress-files';
import { disclosureFile } from './disclosure-file';
import { filesInSite } from '../hosts/host-files';
import { licencesFile } from './licences';
import { newsFeed } from './news-feed';
import { notFoundPage, redirectStub } from '../hosts/redirect-files';
import { writeServiceWorker } from './service-worker';
import { manifest, robots, securityText, sitemap } from './site-files';

interface SiteParts extends PreparedSite {
  compression: Compression;
}

/**
 * Writes the static site: pages (`x.html` for `/x`), configuration for hosts, and files for search engines and phones.
 *
 * @param siteDir a new folder
 * @returns number of pages
 */
export async function writeSite(
  siteDir: string,
  { school, renderer, rules, files, packages, compression }: SiteParts,
): Promise<number> {
  const { contents } = school;
  const write = (address: string, data: string | Uint8Array) => {
    const file = path.join(siteDir, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data);
  };
  linkFiles(files, siteDir);
  for (const [address, text] of Object.entries(await renderer.sharedFiles(school))) write(address, text);

  const addresses = contents.flatMap(sitePages).map((page) => page.path);
  for (const address of addresses) write(pageFile(address), await renderer.render(address, school));
  for (const [address, text] of Object.entries(await renderer.searchFiles(school))) write(address, text);

  for (const [address, text] of Object.entries({ ...textFiles(school), ...filesInSite(rules) })) write(address, text);
  const ofWorker = await writeServiceWorker(siteDir, contents);
  const font = displayFontOf(contents[0].look.displayFont);
  const ofFont = font ? [`node_modules/@fontsource/${font.folder}`] : [];
  write(fileAddresses.licences, licencesFile([...new Set([...packages, ...ofWorker, ...ofFont])]));
  await compressFiles(siteDir, compression, new FileCache());
  return addresses.length;
}

/** Puts files at their addresses, as hard links. */
export function linkFiles(files: SiteFiles, siteDir: string): void {
  for (const [address, file] of Object.entries(files)) {
    const place = path.join(siteDir, address);
    mkdirSync(path.dirname(place), { recursive: true });
    linkOrCopy(file, place);
  }
}

/** The files other than pages, by address: redirects, feeds, calendars, and files for search engines and phones. */
export function textFiles({
  contents,
  changedOn,
  calendarChangedAt,
}: Pick<CompiledSchool, 'contents' | 'changedOn' | 'calendarChangedAt'>): Record<string, string> {
  const [content] = contents;
  const { website } = content.school;
  const { securityContactUntil: until } = content.settings;
  const redirects = contents.flatMap((each) => redirectsOf(each).map((one) => ({ ...one, language: each.language })));
  const homes = contents.map(({ language, screens: [home] }) => ({ language, home: home?.path ?? '/' }));
  const notFoundPages = homes.map(({ language, home }) => {
    const homesBelow = homes.map((each) => each.home).filter((each) => each !== home && each.startsWith(home));
    return [notFoundFile(home), notFoundPage(home, homesBelow, website, language)];
  });
  const feeds = contents.flatMap((each) => {
    const news = newsScreen(each);
    return news ? [[`${news.path}.atom`, newsFeed(each, news)]] : [];
  });
  const calendars = contents.flatMap((each) => {
    const address = calendarAddress(each);
    return address ? [[address, calendarFile(each, content, calendarChangedAt)]] : [];
  });
  const disclosures = contents.flatMap((each) => {
    const screen = disclosureScreen(each);
    return screen ? [[disclosureAddress(each), disclosureFile(each, screen, changedOn)]] : [];
  });
  return {
    ...(Object.fromEntries([
      ...redirects.map(({ from, to, language }) => [redirectFile(from), redirectStub(to, website, language)]),
      ...notFoundPages,
      ...feeds,
      ...calendars,
      ...disclosures,
    ]) as Record<string, string>),
    [fileAddresses.sitemap]: sitemap(website, contents),
    [fileAddresses.robots]: robots(website),
    ...(until !== undefined && href('/') === '/'
      ? {
          [fileAddresses.securityText]: securityText(
            until,
            content.school,
            contents.map(({ language }) => language),
          ),
        }
      : {}),
    [fileAddresses.manifest]: manifest(content),
  };
}
