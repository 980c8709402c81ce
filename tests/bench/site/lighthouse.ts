import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addresses } from '../../browser/support/addresses';
import { runNode } from '../../support/node-program';
import { milliseconds, type Section, table } from '../../support/tables';
import type { MeasuredSite } from './bare-pages';
import { timedScreens } from './first-view';

const VERSION = '12.8.2';
const FOLDER = `.cache/lighthouse-${VERSION}`;
const PROGRAM = `${FOLDER}/node_modules/lighthouse/cli/index.js`;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface LighthouseReport {
  path: string;
  /** Lighthouse's score from 0 to 100 in each of the `categories`. */
  scores: number[];
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
}

interface LighthouseResult {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Installs Lighthouse into the cache. It isn't a dependency, because its 180 packages would make every fresh install half as large
 * again, for a tool that few will run.
 */
function fetchLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  console.log('Fetching Lighthouse. This takes a minute or two.');
  mkdirSync(FOLDER, { recursive: true });
  const npm = ['install', '--prefix', FOLDER, '--no-save', '--no-package-lock', '--ignore-scripts'];
  const { status } = spawnSync('npm', [...npm, '--loglevel=error', `lighthouse@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse could not be fetched; see the reason above.');
}

/** Measures the scores of all screens, and the times of a few, on Lighthouse's simulated phone (slow 4G, CPU 4 × slower). */
export async function measureWithLighthouse(site: MeasuredSite): Promise<Section> {
  fetchLighthouse();
  const screens: LighthouseReport[] = [];
  for (const { path } of addresses) screens.push(await lighthouse(new URL(path, site.url).href, site.program));
  const rows = screens
    .filter((screen) => timedScreens.includes(screen.path))
    .map((screen) => [screen.path, ...[screen.fcpMs, screen.lcpMs, screen.tbtMs].map(milliseconds)]);
  const below = screens.filter(({ scores }) => scores.some((score) => score < 100));
  const text =
    `${screens.length - below.length} of ${screens.length} screens have ${categories.map(() => 100).join(' · ')}. One run each; times in ms.\n\n` +
    below
      .map(({ path, scores, tbtMs }) => `- ${path}: ${scores.join(' · ')}, TBT ${milliseconds(tbtMs)} ms\n`)
      .join('');
  return {
    title: 'Lighthouse',
    text: `${text}\n${table(['screen', 'FCP', 'LCP', 'TBT'], rows)}`,
  };
}

/** Runs Lighthouse on a page, up to three times, because Lighthouse sometimes misses the start of a page load. */
async function lighthouse(url: string, browser: MeasuredSite['program'], attemptsLeft = 3): Promise<LighthouseReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-lighthouse-'));
  const output = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...browser.flags].join(' ');
  try {
    await runNode([PROGRAM, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`], {
      env: { CHROME_PATH: browser.path },
    });
    const result = JSON.parse(readFileSync(output, 'utf8')) as LighthouseResult;
    const time = (audit: string) => result.audits[audit]?.numericValue ?? NaN;
    return {
      path: new URL(url).pathname,
      scores: categories.map((category) => Math.round((result.categories[category]?.score ?? NaN) * 100)),
      fcpMs: time('first-contentful-paint'),
      lcpMs: time('largest-contentful-paint'),
      tbtMs: time('total-blocking-time'),
    };
  } catch (error) {
    if (attemptsLeft === 1 || !String(error).includes('run Lighthouse again')) throw error;
    return await lighthouse(url, browser, attemptsLeft - 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
