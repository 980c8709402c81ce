import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { editFile } from '../../model/writing/edit-file';
import { freePort } from '../../server/testing/free-ports';
import { startChild } from '../support/child-server';
import { inProjectCopy } from '../support/project-copy';
import { runNode } from '../support/node-program';
import { median, type Section, seconds, table } from '../support/tables';

/** Runs of each measurement, except the cold build. */
const RUNS = 5;

const BUILD = ['setup/build.mjs'];
/** Checks, as `npm start` does before it serves, whether the build is up to date. */
const IS_FRESH = [
  '--input-type=module',
  '--eval',
  "(await import('./build/server/freshness.js')).isBuildFresh() || process.exit(1)",
];

/** Builds this school in a copy of the project. */
export async function measureBuilds(): Promise<Section> {
  return inProjectCopy(async (cwd) => {
    const build = async () => (await runNode(BUILD, { cwd })).ms;
    const rows: [what: string, ms: number][] = [
      ['cold: nothing made yet', await build()],
      ['warm: one content file changed', await medianOf(() => appendAndBuild(cwd, build))],
      ['a fee to live: written, built, served by a running server', await feeToLive(cwd, build)],
      [
        'nothing changed (what `npm start` does before it serves)',
        await medianOf(async () => (await runNode(IS_FRESH, { cwd })).ms),
      ],
    ];
    return {
      title: 'Builds',
      text: `Cold once, otherwise the median of ${RUNS}.\n\n${table(
        ['build', 'time'],
        rows.map(([what, ms]) => [what, seconds(ms)]),
      )}`,
    };
  });
}

async function appendAndBuild(cwd: string, build: () => Promise<number>): Promise<number> {
  appendFileSync(path.join(cwd, 'content/screens/our-mission.md'), '\nOne sentence more.\n');
  return build();
}

async function feeToLive(cwd: string, build: () => Promise<unknown>): Promise<number> {
  const port = await freePort();
  // An empty SMTP_URL overrides the one in the project's .env file.
  const env = {
    PORT: String(port),
    INBOX_PORT: '0',
    DATA_DIR: path.join(cwd, 'data'),
    SMTP_URL: '',
  };
  const server = await startChild([process.execPath, 'build/server/main.js'], port, { cwd, env });
  const page = async () => (await fetch(`http://127.0.0.1:${port}/classes`)).text();
  const file = path.join(cwd, 'content/facts/classes.yaml');
  let fee = 30_000;
  try {
    return await medianOf(async () => {
      const before = await page();
      const startedAt = performance.now();
      fee += 100;
      editFile(file, (content) => content.set(['classes', 0, 'fees', 'yearly'], fee));
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
