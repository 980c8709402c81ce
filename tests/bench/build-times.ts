import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-ports';
import { startChild } from '../support/child-server';
import { inProjectCopy } from '../support/project-copy';
import { growSchool } from './grow-school';
import { runNode } from '../support/node-program';
import { median, type Section, seconds, table } from '../support/tables';

/** Runs of each measurement, except the cold build. */
const RUNS = 5;

/** Of 692 pages. */
const LARGE = { notices: 500, albums: 100, staff: 200, screens: 60 };

const BUILD = ['setup/build.mjs'];
/** The check of `npm start` before it serves. */
const IS_FRESH = [
  '--input-type=module',
  '--eval',
  "(await import('./build/server/freshness.js')).isBuildFresh() || process.exit(1)",
];

/** Builds this school and a large one in copies of the project. */
export async function measureBuilds(): Promise<Section> {
  const ours = await inProjectCopy((folder) => buildTimes(folder, 'content'));
  const large = await inProjectCopy((folder) => {
    growSchool(path.join(folder, 'large-school'), LARGE);
    return buildTimes(folder, 'large-school');
  });
  const names = [
    'cold: nothing made yet',
    'warm: one content file changed',
    'a fee to live: written, built, served by a running server',
    'nothing changed (what `npm start` does before it serves)',
  ];
  return {
    title: 'Builds',
    text: `Cold once, otherwise the median of ${RUNS}.\n\n${table(
      ['build', 'this school', '692 pages'],
      names.map((name, row) => [name, seconds(ours[row] ?? NaN), seconds(large[row] ?? NaN)]),
    )}`,
  };
}

/** @returns milliseconds: cold, warm, a fee to live, unchanged */
async function buildTimes(cwd: string, content: string): Promise<number[]> {
  const env = { CONTENT_DIR: content };
  const build = async () => (await runNode(BUILD, { cwd, env })).ms;
  return [
    await build(),
    await medianOf(async () => {
      appendFileSync(path.join(cwd, content, 'screens/our-mission.md'), '\nOne sentence more.\n');
      return build();
    }),
    await feeToLive(cwd, content, build),
    await medianOf(async () => (await runNode(IS_FRESH, { cwd, env })).ms),
  ];
}

async function feeToLive(cwd: string, content: string, build: () => Promise<unknown>): Promise<number> {
  const port = await freePort();
  // Empty rather than missing, so that the project's .env isn't used.
  const env = {
    PORT: String(port),
    INBOX_PORT: '0',
    DATA_DIR: path.join(cwd, 'data'),
    SMTP_URL: '',
    CONTENT_DIR: content,
  };
  const server = await startChild([process.execPath, 'build/server/main.js'], port, { cwd, env });
  const page = async () => (await fetch(`http://127.0.0.1:${port}/classes`)).text();
  const file = path.join(cwd, content, 'facts/classes.yaml');
  let fee = 30_000;
  try {
    return await medianOf(async () => {
      const before = await page();
      const startedAt = performance.now();
      fee += 100;
      writeFileSync(file, readFileSync(file, 'utf8').replace(/(yearly: )\d+/, `$1${fee}`));
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
  for (let run = 0; run < RUNS; run += 1) times.push(await measure());
  return median(times);
}
