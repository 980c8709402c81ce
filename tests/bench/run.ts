import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import startSite from '../browser/global-setup';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { build } from '../../pipeline/build/build';
import { terminalReport } from '../../pipeline/build/report';
import { isBuildFresh } from '../../pipeline/releases/freshness';
import { ensureChromium } from '../../setup/test-programs.mjs';
import { measureBuilds } from './build-times';
import { measureChanges } from './changes';
import { measureRudeClient } from './relay/rude-client';
import type { MeasuredSite } from './site/bare-pages';
import type { Section } from '../support/tables';

const measurements: Record<string, () => Promise<Section>> = {
  'first-view': () => withSite(async (site) => (await import('./site/first-view')).measureFirstViews(site)),
  lighthouse: () => withSite(async (site) => (await import('./site/lighthouse')).measureWithLighthouse(site)),
  builds: measureBuilds,
  changes: measureChanges,
  'rude-client': measureRudeClient,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measurements));
if (asked.length === 0 || unknown.length > 0) {
  console.error(`Say what to measure: npm run bench -- ${Object.keys(measurements).join(' | ')}`);
  process.exit(2);
}

if (!isBuildFresh()) {
  const built = await build({ content: { folder: contentFolder() }, report: terminalReport });
  if ('problem' in built) {
    console.error(built.problem);
    process.exit(1);
  }
}
for (const name of asked) {
  const { title, text } = await measurements[name]!();
  // Record the load: if it exceeds the number of cores, times mean little.
  const when = `${new Date().toISOString().slice(0, 10)}, ${thisMachine()}, load ${(loadavg()[0] ?? 0).toFixed(1)}.`;
  console.log(`\n## ${title}\n\n${when}\n\n${text}\n`);
}

async function withSite(measure: (site: MeasuredSite) => Promise<Section>): Promise<Section> {
  const stopServer = await startSite();
  // Chromium's sandbox doesn't work as root, for example in containers.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const program = { path: ensureChromium(), flags: ['--disable-gpu', '--disable-background-networking', ...sandbox] };
  const browser = await chromium.launch({ executablePath: program.path, args: program.flags });
  try {
    return await measure({ url: process.env.BROWSER_TESTS_SITE_URL ?? '', browser, program });
  } finally {
    await browser.close();
    await stopServer();
  }
}

function thisMachine(): string {
  const [cpu] = cpus();
  return `${availableParallelism()} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}
