import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import startServer from '../../e2e/global-setup';
import { buildIfStale } from '../build/build';
import { ensureBrowser } from '../setup/browser.mjs';
import { writeBenchmarks } from './benchmarks-file';
import { budgetsBrokenBy } from './budgets';
import { measureBuilds } from './build-times';
import { budgetSection, bytesSection, scriptSection } from './byte-sections';
import { fetchLighthouse } from './lighthouse';
import {
  measureAllWithLighthouse,
  measureBytes,
  measureLoads,
  measureTaps,
  scriptsOfHome,
  type Site,
} from './measure-site';
import { type BenchOptions, readOptions } from './options';
import { measureScriptShares } from './script-shares';
import type { Section } from './tables';
import { buildSection, lighthouseSection, loadSection, tapSection } from './time-sections';
import { thisMachine, today } from './where-and-when';

const browser = {
  path: ensureBrowser(),
  // Chromium refuses to sandbox what the superuser runs, as in a container.
  flags: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
};

await bench(readOptions(process.argv.slice(2)));

async function bench(options: BenchOptions): Promise<void> {
  if (!(await buildIfStale())) {
    process.exitCode = 1;
    return;
  }
  const sections: Section[] = [];
  const broken: string[] = [];
  await withSite(options.runs, async (site) => {
    const conditions = `${today()}, ${thisMachine()}, Chromium ${site.browser.version()}`;
    /** Each with the load of the machine when it was measured: above the number of its cores, times say little. */
    const keep = ({ title, text }: Section) => {
      const section = { title, text: `${conditions}, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n\n${text}` };
      sections.push(section);
      console.log(`\n## ${title}\n\n${section.text}\n`);
    };
    const screens = await measureBytes(site);
    broken.push(...screens.flatMap(budgetsBrokenBy));
    keep(budgetSection(screens));
    keep(bytesSection(screens));
    keep(scriptSection(await measureScriptShares(await scriptsOfHome(site))));
    if (options.times) {
      keep(loadSection(await measureLoads(site), options.runs));
      keep(tapSection(await measureTaps(site), options.runs));
    }
    if (options.lighthouse) {
      fetchLighthouse();
      keep(lighthouseSection(await measureAllWithLighthouse(site, browser), options.runs));
    } else console.log('Lighthouse was left out; --lighthouse runs it.');
    if (options.build) keep(buildSection(await measureBuilds()));
    else console.log('Build times were left out; --build takes them.');
  });
  if (options.write) await writeBenchmarks(sections);
  if (broken.length > 0) {
    console.error(`\nBudgets broken:\n${broken.map((line) => `  ${line}`).join('\n')}`);
    process.exitCode = 1;
  }
}

/** Starts the server as the browser tests do, and stops it and the browser whatever happens. */
async function withSite(runs: number, measure: (site: Site) => Promise<void>): Promise<void> {
  const stopServer = await startServer();
  try {
    const running = await chromium.launch({ executablePath: browser.path, args: browser.flags });
    try {
      // Read only now: it needs the built site.
      const { addresses } = await import('../../e2e/addresses');
      const paths = addresses.map(({ path }) => path);
      await measure({ url: process.env.E2E_SITE_URL ?? '', paths, browser: running, runs });
    } finally {
      await running.close();
    }
  } finally {
    await stopServer();
  }
}
