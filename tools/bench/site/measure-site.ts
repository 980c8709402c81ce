import { type Browser, type BrowserContextOptions } from '@playwright/test';
import { pagesInLanguages } from '../../../model/derived/pages/languages';
import type { ScreenBytes } from './budgets';
import { asNewVisitor, type Conditions, networks, slow4G, slowdowns } from './conditions';
import { median } from '../tables';
import { type BrowserProgram, type LighthouseReport, measureWithLighthouse } from './lighthouse';
import { type LoadReport, measureLoad, medianLoad } from './load-times';
import type { MeasuredScreens } from './measured-screens';
import { measureMove, type MoveTimes } from './move-times';
import { parts, type PartialPages, servePartialPages } from './partial-pages';
import { measuredPhone, measureScreenBytes } from './screen-bytes';
import { measureSearch, type SearchTimes } from './search-times';
import { measureTap, tapsOn } from './tap-times';
import type { FirstViewRow, LanguageRow, LoadRow, MoveRow, TapRow } from './time-sections';

/** The built site, served, and a browser to look at it with. */
export interface MeasuredSite extends MeasuredScreens {
  url: string;
  browser: Browser;
  /** How often each time is taken. */
  runs: number;
}

const visitor = ({ browser }: MeasuredSite, more: BrowserContextOptions = {}) => {
  return () => browser.newContext({ ...measuredPhone, ...more });
};

export async function measureBytes(site: MeasuredSite): Promise<ScreenBytes[]> {
  const screens: ScreenBytes[] = [];
  for (const path of [...site.paths, ...site.pathsInOthers]) {
    say(`Bytes of ${path}`);
    screens.push(await asNewVisitor(visitor(site), (page) => measureScreenBytes(page, site.url, path)));
  }
  return screens;
}

/** Every timed screen on every phone and network, and the bare page of its words beside it. */
export async function measureLoads(site: MeasuredSite): Promise<LoadRow[]> {
  return withPartialPages(site, async (partial) => {
    const rows: LoadRow[] = [];
    for (const path of site.timed) {
      for (const network of networks) {
        for (const slowdown of slowdowns) {
          say(`Loading ${path}, ${network.name}, CPU ${slowdown} ×`);
          const urls = [new URL(path, site.url).href, partial.urlOf(path, 'words')];
          const [ours, bare] = await loadInTurns(site, urls, { network, slowdown });
          if (ours && bare) rows.push({ path, network: network.name, slowdown, ours, bare });
        }
      }
    }
    return rows;
  });
}

/** What each part of a screen adds to the time of its first view, on the phone and network that Lighthouse takes. */
export async function measureFirstViews(site: MeasuredSite): Promise<FirstViewRow[]> {
  const conditions = { network: slow4G, slowdown: slowdowns[0] };
  return withPartialPages(site, async (partial) => {
    const rows: FirstViewRow[] = [];
    for (const path of site.timed) {
      say(`First view of ${path}`);
      const reports = await loadInTurns(
        site,
        parts.map((part) => partial.urlOf(path, part)),
        conditions,
      );
      rows.push({ path, upTo: reports });
    }
    return rows;
  });
}

/** Every timed screen in each language of the school. */
export async function measureLanguages(site: MeasuredSite): Promise<LanguageRow[]> {
  const rows: LanguageRow[] = [];
  for (const path of site.timed) {
    say(`Languages of ${path}`);
    const pages = pagesInLanguages(site.languages, path);
    const loads = await loadInTurns(
      site,
      pages.map((page) => new URL(page.path, site.url).href),
      { network: slow4G, slowdown: slowdowns[0] },
    );
    rows.push({ path, loads });
  }
  return rows;
}

async function withPartialPages<T>(site: MeasuredSite, measure: (partial: PartialPages) => Promise<T>): Promise<T> {
  const partial = await asNewVisitor(visitor(site, { javaScriptEnabled: false }), (page) =>
    servePartialPages(page, site.url, site.timed),
  );
  try {
    return await measure(partial);
  } finally {
    await partial.close();
  }
}

/** The median of each address; in turns, so that what else the machine does meets all of them. */
async function loadInTurns(site: MeasuredSite, urls: readonly string[], conditions: Conditions): Promise<LoadReport[]> {
  const reports: LoadReport[][] = urls.map(() => []);
  for (let run = 0; run < site.runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      reports[index]?.push(await asNewVisitor(visitor(site), (page) => measureLoad(page, url, conditions)));
    }
  }
  return reports.map(medianLoad);
}

export async function measureTaps(site: MeasuredSite): Promise<TapRow[]> {
  const rows: TapRow[] = [];
  for (const tap of tapsOn(site)) {
    say(`Tap: ${tap.what}, ${tap.state}`);
    const ms: number[] = [];
    for (const slowdown of slowdowns) ms.push(await measureTap(visitor(site), site.url, tap, slowdown, site.runs));
    rows.push({ what: tap.what, state: tap.state, ms });
  }
  return rows;
}

export async function measureSearches(site: MeasuredSite): Promise<SearchTimes[]> {
  const rows: SearchTimes[] = [];
  for (const search of site.searches) {
    say(`Search from ${search.path}`);
    rows.push(await measureSearch(visitor(site), site.url, search, slowdowns[0], site.runs));
  }
  return rows;
}

export async function measureMoves(site: MeasuredSite): Promise<MoveRow[]> {
  const rows: MoveRow[] = [];
  const { move: screens } = site;
  if (!screens) return rows;
  for (const network of networks) {
    say(`Moving, ${network.name}`);
    const move = () => measureMove(visitor(site), site.url, screens, { network, slowdown: slowdowns[0] });
    const moves: MoveTimes[] = [];
    for (let run = 0; run < site.runs; run += 1) moves.push(await move());
    for (const visit of ['first', 'second'] as const)
      rows.push({ network: network.name, visit, ms: median(moves.map((each) => each[visit])) });
  }
  return rows;
}

export async function measureAllWithLighthouse(
  site: MeasuredSite,
  browser: BrowserProgram,
): Promise<LighthouseReport[]> {
  const reports: LighthouseReport[] = [];
  for (const path of site.paths) {
    say(`Lighthouse of ${path}`);
    reports.push(await measureWithLighthouse(new URL(path, site.url).href, { browser, runs: site.runs }));
  }
  return reports;
}

/** Where we are, on one line of a terminal that the next replaces. */
function say(what: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${what}`.padEnd(79));
}
