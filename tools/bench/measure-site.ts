import { type Browser, type BrowserContextOptions } from '@playwright/test';
import { serveBarePages } from './bare-pages';
import type { ScreenBytes } from './budgets';
import { asNewVisitor, networks, slowdowns } from './conditions';
import { type BrowserProgram, type LighthouseReport, measureWithLighthouse } from './lighthouse';
import { type LoadReport, measureLoad, medianLoad } from './load-times';
import { measuredPhone, measureScreenBytes } from './screen-bytes';
import { measureTap, taps } from './tap-times';
import type { LoadRow, TapRow } from './time-sections';

/** The built site, served, and a browser to look at it with. */
export interface Site {
  url: string;
  paths: readonly string[];
  browser: Browser;
  /** How often each time is taken. */
  runs: number;
}

/** One screen of each kind that differs in what it has to load. */
const TIMED = ['/', '/classes', '/enquiry-form', '/gallery', '/committee'];

const visitor = ({ browser }: Site, more: BrowserContextOptions = {}) => {
  return () => browser.newContext({ ...measuredPhone, ...more });
};

export async function measureBytes(site: Site): Promise<ScreenBytes[]> {
  const screens: ScreenBytes[] = [];
  for (const path of site.paths) {
    say(`Bytes of ${path}`);
    screens.push(await asNewVisitor(visitor(site), (page) => measureScreenBytes(page, site.url, path)));
  }
  return screens;
}

/** The addresses of all scripts that Home runs once it is awake. */
export async function scriptsOfHome(site: Site): Promise<string[]> {
  return asNewVisitor(visitor(site), async (page) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
    });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await page.locator('html[data-awake]').waitFor({ state: 'attached' });
    return scripts;
  });
}

/** Every timed screen on every phone and network, and the bare page of its words beside it. */
export async function measureLoads(site: Site): Promise<LoadRow[]> {
  const bare = await asNewVisitor(visitor(site, { javaScriptEnabled: false }), (page) =>
    serveBarePages(page, site.url, TIMED),
  );
  const rows: LoadRow[] = [];
  try {
    for (const path of TIMED) {
      for (const network of networks) {
        for (const slowdown of slowdowns) {
          say(`Loading ${path}, ${network.name}, CPU ${slowdown} ×`);
          const load = (url: string) =>
            asNewVisitor(visitor(site), (page) => measureLoad(page, url, { network, slowdown }));
          const ours: LoadReport[] = [];
          const bares: LoadReport[] = [];
          // In turns, so that what else the machine does meets both.
          for (let run = 0; run < site.runs; run += 1) {
            ours.push(await load(new URL(path, site.url).href));
            bares.push(await load(bare.urlOf(path)));
          }
          rows.push({ path, network: network.name, slowdown, ours: medianLoad(ours), bare: medianLoad(bares) });
        }
      }
    }
  } finally {
    await bare.close();
  }
  return rows;
}

export async function measureTaps(site: Site): Promise<TapRow[]> {
  const rows: TapRow[] = [];
  for (const tap of taps) {
    say(`Tap: ${tap.what}, ${tap.state}`);
    const ms: number[] = [];
    for (const slowdown of slowdowns) ms.push(await measureTap(visitor(site), site.url, tap, slowdown, site.runs));
    rows.push({ what: tap.what, state: tap.state, ms });
  }
  return rows;
}

export async function measureAllWithLighthouse(site: Site, browser: BrowserProgram): Promise<LighthouseReport[]> {
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
