import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import startSite from '../browser/global-setup';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { build } from '../../pipeline/build/build';
import { terminalReport } from '../../pipeline/build/report';
import { isBuildFresh } from '../../pipeline/releases/freshness';
import { ensureChromium } from '../../setup/test-programs.mjs';
import { writeBenchmark } from './benchmarks-file';
import { measureBuilds } from './build-times';
import { measureChanges } from './changes';
import { measureDevelopment } from './development';
import { measureRudeClient } from './relay/rude-client';
import type { MeasuredSite } from './site/measured-site';
import type { Section } from '../support/tables';

const browser = {
  path: ensureChromium(),
  // Chromium's sandbox doesn't work as root, for example in containers.
  flags: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
};

const measurements: Record<string, () => Promise<Section>> = {
  bytes: () => withSite(async (site) => (await import('./site/bytes')).measureBytes(site)),
  'first-view': () => withSite(async (site) => (await import('./site/first-view')).measureFirstViews(site)),
  lighthouse: () => withSite(async (site) => (await import('./site/lighthouse')).measureWithLighthouse(site)),
  builds: measureBuilds,
  development: measureDevelopment,
  changes: measureChanges,
  'rude-client': measureRudeClient,
};
const whenNotAsked = ['bytes', 'first-view'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(
    `Can’t measure ${unknown.join(', ')}. npm run bench -- ${Object.keys(measurements).join(' | ')}\n` +
      `Without a name: ${whenNotAsked.join(' and ')}, about ten minutes. Tables go to docs/benchmarks.md.`,
  );
  process.exit(2);
}

const problem = isBuildFresh() ? undefined : await buildProblem();
if (problem === undefined) {
  for (const name of asked.length > 0 ? asked : whenNotAsked) {
    const { title, text, failure } = await measurements[name]!();
    // Record the load: if it exceeds the number of cores, times mean little.
    const section = `${new Date().toISOString().slice(0, 10)}, ${thisMachine()}, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n\n${text}`;
    console.log(`\n## ${title}\n\n${section}\n`);
    await writeBenchmark({ title, text: section });
    if (failure) {
      console.error(failure);
      process.exitCode = 1;
    }
  }
} else {
  console.error(problem);
  process.exitCode = 1;
}

async function buildProblem(): Promise<string | undefined> {
  const built = await build({ content: { folder: contentFolder() }, report: terminalReport });
  return 'problem' in built ? built.problem : undefined;
}

async function withSite(measure: (site: MeasuredSite) => Promise<Section>): Promise<Section> {
  const stopServer = await startSite();
  const running = await chromium.launch({ executablePath: browser.path, args: browser.flags });
  try {
    return await measure({ url: process.env.BROWSER_TESTS_SITE_URL ?? '', browser: running, program: browser });
  } finally {
    await running.close();
    await stopServer();
  }
}

function thisMachine(): string {
  const [cpu] = cpus();
  return `${availableParallelism()} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}
