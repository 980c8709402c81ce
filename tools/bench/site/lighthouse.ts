import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from '../tables';
import { runNode } from '../node-program';

const VERSION = '12.8.2';
const FOLDER = `.cache/lighthouse-${VERSION}`;
const PROGRAM = `${FOLDER}/node_modules/lighthouse/cli/index.js`;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseReport {
  path: string;
  /** 0 to 100, by category. */
  scores: Record<(typeof categories)[number], number>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Titles of the audits that cost points. */
  findings: string[];
}

export interface BrowserProgram {
  path: string;
  flags: readonly string[];
}

interface LighthouseResult {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/**
 * Fetches Lighthouse into the cache. It is not among the project's packages: its 180 would make every fresh clone
 * install half as much again, for a tool that few will run.
 */
export function fetchLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  console.log('Fetching Lighthouse. This takes a minute or two.');
  mkdirSync(FOLDER, { recursive: true });
  const npm = ['install', '--prefix', FOLDER, '--no-save', '--no-package-lock', '--ignore-scripts'];
  const { status } = spawnSync('npm', [...npm, '--loglevel=error', `lighthouse@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse could not be fetched; the reason stands above.');
}

/** Lighthouse mobile, as it comes: slow 4G and a processor 4 × slower, simulated. Medians of the runs. */
export async function measureWithLighthouse(
  url: string,
  { browser, runs }: { browser: BrowserProgram; runs: number },
): Promise<LighthouseReport> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await lighthouse(url, browser));
  const medianOf = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
  const score = (category: string) => median(results.map((result) => result.categories[category]?.score ?? NaN)) * 100;
  return {
    path: new URL(url).pathname,
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as LighthouseReport['scores'],
    fcpMs: medianOf('first-contentful-paint'),
    lcpMs: medianOf('largest-contentful-paint'),
    tbtMs: medianOf('total-blocking-time'),
    cls: medianOf('cumulative-layout-shift'),
    findings: [...new Set(results.flatMap(findingsOf))],
  };
}

/** Now and then Lighthouse misses the beginning of a load, and asks to be run again. */
async function lighthouse(url: string, browser: BrowserProgram, attemptsLeft = 3): Promise<LighthouseResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-lighthouse-'));
  const output = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...browser.flags].join(' ');
  try {
    await runNode([PROGRAM, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`], {
      env: { CHROME_PATH: browser.path },
    });
    return JSON.parse(readFileSync(output, 'utf8')) as LighthouseResult;
  } catch (error) {
    if (attemptsLeft === 1 || !String(error).includes('run Lighthouse again')) throw error;
    return await lighthouse(url, browser, attemptsLeft - 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findingsOf({ categories: found, audits }: LighthouseResult): string[] {
  return Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => audit?.title ?? '');
}
