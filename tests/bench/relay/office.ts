import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rendererFile } from '../../../pipeline/bundles/renderer';
import { bundleServer, type ServerUnderTest } from '../../faults/server-under-test';
import { type Section, table, times } from '../../support/tables';
import { startBenchServer } from './bench-server';
import { fillOffice } from './fill-office';
import { percentile, sendHonestly } from './honest-visitors';
import { type Load, loads, viewsOf } from './office-load';
import { OfficeVisitor } from './office-visitor';

const submissions = 50_000;
const roundMs = 10_000;
/** Quiet rounds alternate with rounds beside a load, so that other programs on this machine disturb both. */
const rounds = 2;
const timesOpened = 20;

/** Measures whether the office delays the endpoint, how long its views take, and its memory. */
export async function measureOffice(): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'school-bench-'));
  const dataDir = join(folder, 'filled');
  await fillOffice(dataDir, submissions);
  const whole = await bundleServer('.cache/bench-office');
  const broken = await bundleServer('.cache/bench-broken-office');
  await breakFigures('.cache/bench-broken-office/office');

  const views = await withServer(dataDir, folder, whole, measureViews);
  const beside: string[][] = [];
  for (const load of loads)
    beside.push(
      await withServer(dataDir, folder, load.isBroken ? broken : whole, (...to) => measureBeside(load, ...to)),
    );
  await rm(folder, { recursive: true });

  const head = ['beside', 'meanwhile', 'quiet p50', 'quiet p99', 'beside p50', 'beside p99', 'ratio'];
  const text = [
    `With ${submissions.toLocaleString('en')} submissions. Honest sends beside the office; ratio of p99, 2 at most.`,
    table(head, beside),
    `The same office, opened ${timesOpened} times each; 200 ms at most.`,
    views,
  ];
  return { title: 'The office', text: text.join('\n\n') };
}

async function measureBeside(load: Load, server: ServerUnderTest, office: OfficeVisitor): Promise<string[]> {
  const quiet: number[] = [];
  const beside: number[] = [];
  let meanwhile = '';
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...(await sendHonestly(server.port, roundMs, { run: `quiet-${round}` })).sends);
    let isOver = false;
    const done = load.run(office, () => isOver);
    beside.push(...(await sendHonestly(server.port, roundMs, { run: `beside-${round}` })).sends);
    isOver = true;
    meanwhile = await done;
  }
  const [q50 = NaN, q99 = NaN, b50 = NaN, b99 = NaN] = [quiet, beside].flatMap((sends) => {
    const sorted = sends.toSorted((one, other) => one - other);
    return [0.5, 0.99].map((share) => percentile(sorted, share));
  });
  return [load.title, meanwhile, `${q50} ms`, `${q99} ms`, `${b50} ms`, `${b99} ms`, times(b99 / q99)];
}

async function measureViews(server: ServerUnderTest, office: OfficeVisitor): Promise<string> {
  const rows: string[][] = [];
  for (const [title, path] of Object.entries(await viewsOf(office))) {
    const opened: number[] = [];
    for (let time = 0; time < timesOpened; time += 1) opened.push(await timed(() => office.get(path)));
    opened.sort((one, other) => one - other);
    rows.push([title, `${percentile(opened, 0.5)} ms`, `${Math.round(opened.at(-1) ?? NaN)} ms`]);
  }
  const memory = () => {
    const own = server.memoryWithoutOfficeMb();
    return `${Math.round(own)} MB and ${Math.round(server.memoryMb() - own)} MB`;
  };
  const afterViews = memory();
  const workbookMs = await timed(() => office.get('/list.xlsx'));
  return [
    table(['view', 'p50', 'longest'], rows),
    `A workbook of all takes ${(workbookMs / 1000).toFixed(1)} s. Memory of the server and of its office: ${afterViews} ` +
      `after these views, ${memory()} after the workbook. The server’s target is 130.`,
  ].join('\n\n');
}

/** Every measurement has its own copy of the data. */
async function withServer<Result>(
  filled: string,
  folder: string,
  program: string,
  measure: (server: ServerUnderTest, office: OfficeVisitor) => Promise<Result>,
): Promise<Result> {
  const dataDir = join(folder, 'copy');
  await cp(filled, dataDir, { recursive: true });
  const { server, stop } = await startBenchServer(dataDir, {}, program);
  const office = new OfficeVisitor(server.officePort);
  try {
    await office.signIn();
    return await measure(server, office);
  } finally {
    office.close();
    await stop();
    await rm(dataDir, { recursive: true });
  }
}

/** Puts a renderer before the real one, whose figures never end. */
async function breakFigures(folder: string): Promise<void> {
  await rename(join(folder, rendererFile), join(folder, 'whole.mjs'));
  await writeFile(
    join(folder, rendererFile),
    `import { renderOffice as whole } from './whole.mjs';
export { renderAnswer, officeFiles } from './whole.mjs';
export function renderOffice(view, ...more) {
  while (view.kind === 'figures');
  return whole(view, ...more);
}
`,
  );
}

async function timed(work: () => Promise<{ status: number }>): Promise<number> {
  const begun = performance.now();
  const { status } = await work();
  if (status !== 200) throw new Error(`A view was answered ${status}`);
  return performance.now() - begun;
}
