import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import startServer from '../../e2e/global-setup';
import { build } from '../build/build';
import { isBuildFresh } from '../build/freshness';
import { ensureChromium } from '../setup/browsers.mjs';
import { writeBenchmark } from './benchmarks-file';
import { budgetsBrokenBy } from './site/budgets';
import { measureBuilds } from './build-times';
import { budgetSection, bytesSection } from './site/byte-sections';
import { fetchLighthouse } from './site/lighthouse';
import {
  measureAllWithLighthouse,
  measureBytes,
  measureFirstViews,
  measureLanguages,
  measureLoads,
  measureMoves,
  measureSearches,
  measureTaps,
  type MeasuredSite,
} from './site/measure-site';
import { type BenchOptions, readOptions } from './options';
import { searchSection } from './site/search-times';
import { slowdowns } from './site/conditions';
import type { Section } from './tables';
import {
  buildSection,
  firstViewSection,
  languageSection,
  lighthouseSection,
  loadSection,
  moveSection,
  tapSection,
} from './site/time-sections';
import { thisMachine, today } from './where-and-when';

const browser = {
  path: ensureChromium(),
  // Chromium refuses to sandbox what the superuser runs, as in a container.
  flags: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
};

await bench(readOptions(process.argv.slice(2)));

async function bench(options: BenchOptions): Promise<void> {
  if (!isBuildFresh() && !(await build())) {
    process.exitCode = 1;
    return;
  }
  const broken: string[] = [];
  await withSite(options.runs, async (site) => {
    const conditions = `${today()}, ${thisMachine()}, Chromium ${site.browser.version()}`;
    /** Each with the load of the machine when it was measured: above the number of its cores, times say little. */
    const keep = async ({ title, text }: Section) => {
      const section = { title, text: `${conditions}, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n\n${text}` };
      console.log(`\n## ${title}\n\n${section.text}\n`);
      // At once: a run of everything takes an hour, and who ends it keeps what is measured.
      if (options.write) await writeBenchmark(section);
    };
    const { runs, measure } = options;
    if (measure.has('bytes')) {
      const screens = await measureBytes(site);
      broken.push(...screens.flatMap(budgetsBrokenBy));
      await keep(budgetSection(screens));
      await keep(bytesSection(screens));
    }
    if (measure.has('first-view')) await keep(firstViewSection(await measureFirstViews(site), runs));
    if (measure.has('loading')) await keep(loadSection(await measureLoads(site), runs));
    if (measure.has('languages') && site.languages.length > 1)
      await keep(languageSection(await measureLanguages(site), site.languages, runs));
    if (measure.has('taps')) await keep(tapSection(await measureTaps(site), runs));
    if (measure.has('search') && site.searches.length > 0)
      await keep(searchSection(await measureSearches(site), slowdowns[0], runs));
    if (measure.has('moves')) await keep(moveSection(await measureMoves(site), runs));
    if (measure.has('lighthouse')) {
      fetchLighthouse();
      await keep(lighthouseSection(await measureAllWithLighthouse(site, browser), runs));
    }
    if (measure.has('builds')) await keep(buildSection(await measureBuilds()));
  });
  if (broken.length > 0) {
    console.error(`\nBudgets broken:\n${broken.map((line) => `  ${line}`).join('\n')}`);
    process.exitCode = 1;
  }
}

/** Starts the server as the browser tests do, and stops it and the browser whatever happens. */
async function withSite(runs: number, measure: (site: MeasuredSite) => Promise<void>): Promise<void> {
  const stopServer = await startServer();
  try {
    const running = await chromium.launch({ executablePath: browser.path, args: browser.flags });
    try {
      // Read only now: it needs the built site.
      const { measuredScreens } = await import('./site/measured-screens');
      await measure({ ...measuredScreens(), url: process.env.E2E_SITE_URL ?? '', browser: running, runs });
    } finally {
      await running.close();
    }
  } finally {
    await stopServer();
  }
}
