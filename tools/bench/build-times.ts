import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-ports';
import { startChild } from '../hosts/child-server';
import { inProjectCopy } from '../testing/project-copy';
import { median } from './tables';
import { runNode } from './node-program';

export interface BuildTimes {
  /** Nothing made yet: no pictures, no documents, no compressed files. */
  coldMs: number;
  /** One sentence more in one content file; median. */
  warmMs: number;
  /** From a changed fee to the page that a running server gives with it; median. */
  feeToLiveMs: number;
  /** What `npm start` does before it serves, if nothing changed; median. */
  unchangedMs: number;
}

/** How often each is measured, save the cold build. */
export const BUILDS = 5;

const CONTENT_FILE = 'content/screens/our-vision.md';
const FEES = { file: 'content/facts/classes.yaml', fee: /(yearly: )\d+/, page: 'classes' };
const PROGRAM = ['tools/setup/build.mjs'];
/** What `npm start` asks before it serves. */
const IS_FRESH = [
  '--input-type=module',
  '--eval',
  "(await import('./build/server/freshness.js')).isBuildFresh() || process.exit(1)",
];

/** Builds a copy of the project again and again. */
export async function measureBuilds(): Promise<BuildTimes> {
  return inProjectCopy(async (cwd) => {
    const build = async () => (await runNode(PROGRAM, { cwd })).ms;
    const coldMs = await build();
    const warmMs = await medianOf(async () => {
      appendFileSync(path.join(cwd, CONTENT_FILE), '\nOne sentence more.\n');
      return build();
    });
    const feeToLiveMs = await measureFeeToLive(cwd, build);
    return {
      coldMs,
      warmMs,
      feeToLiveMs,
      unchangedMs: await medianOf(async () => (await runNode(IS_FRESH, { cwd })).ms),
    };
  });
}

async function measureFeeToLive(cwd: string, build: () => Promise<unknown>): Promise<number> {
  const port = await freePort();
  // Empty rather than absent, so that nobody’s .env file is asked.
  const env = { PORT: String(port), INBOX_PORT: '0', DATA_DIR: path.join(cwd, 'data'), SMTP_URL: '' };
  const server = await startChild([process.execPath, 'build/server/main.js'], port, { cwd, env });
  const page = async () => (await fetch(`http://127.0.0.1:${port}/${FEES.page}`)).text();
  const file = path.join(cwd, FEES.file);
  let fee = 30_000;
  try {
    return await medianOf(async () => {
      const before = await page();
      const startedAt = performance.now();
      fee += 100;
      writeFileSync(file, readFileSync(file, 'utf8').replace(FEES.fee, `$1${fee}`));
      await build();
      while ((await page()) === before) await sleep(10);
      return performance.now() - startedAt;
    });
  } finally {
    await server.stop();
  }
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < BUILDS; run += 1) times.push(await measure());
  return median(times);
}
