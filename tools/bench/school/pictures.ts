import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePhotos } from './photo-originals';
import { seconds, table } from '../tables';
import { thisMachine, today } from '../where-and-when';

/**
 * How long the pictures of an album of so many photos take, cold and warm, in how much memory, and what comes out.
 * `npm run bench:pictures` measures 30 and 300 photos; `npm run bench:pictures -- 300 3000` measures those counts.
 */
const counts = process.argv.slice(2).map(Number).filter(Boolean);
const rows: Row[] = [];
for (const count of counts.length > 0 ? counts : [30, 300]) rows.push(await measure(count));
printTable(rows);

interface Row {
  count: number;
  inputBytes: number;
  coldMs: number;
  /** Processor time of the cold run: unlike the time on the clock, it does not depend on what else the machine does. */
  coldCpuMs: number;
  warmMs: number;
  peakBytes: number;
  outputBytes: number;
  files: number;
  touchedBySecondRun: number;
}

async function measure(count: number): Promise<Row> {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-bench-'));
  try {
    console.log(`Writing ${count} photos …`);
    const photos = path.join(folder, 'content/photos');
    await writePhotos(path.join(photos, 'album'), count);
    mkdirSync(path.join(folder, 'public/pictures'), { recursive: true });
    const cold = await run(folder);
    const before = stampsBelow(folder);
    const warm = await run(folder);
    const after = stampsBelow(folder);
    const made = filesBelow(path.join(folder, 'public'));
    return {
      count,
      inputBytes: sizeOf(filesBelow(photos)),
      coldMs: cold.ms,
      coldCpuMs: cold.cpuMs,
      warmMs: warm.ms,
      peakBytes: Math.max(cold.peakBytes, warm.peakBytes),
      outputBytes: sizeOf(made),
      files: made.length,
      touchedBySecondRun: [...after].filter(([file, stamp]) => before.get(file) !== stamp).length,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Run {
  ms: number;
  cpuMs: number;
  peakBytes: number;
}

/** In a process of its own, so that its memory can be told from ours. */
async function run(folder: string): Promise<Run> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/bench/school/develop-album.ts', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Developing the photos ended with code ${code}:\n${said}`);
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as Run;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function stampsBelow(folder: string): Map<string, number> {
  return new Map(filesBelow(folder).map((file) => [file, statSync(file).mtimeMs]));
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

function printTable(measured: readonly Row[]): void {
  const mega = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const [first] = measured;
  const lines = measured.map((row) => {
    const growth = first ? row.coldCpuMs / first.coldCpuMs / (row.count / first.count) : 1;
    return [
      row.count,
      mega(row.inputBytes),
      seconds(row.coldMs),
      seconds(row.coldCpuMs),
      `${Math.round(row.coldCpuMs / row.count)} ms`,
      `${growth.toFixed(2)} ×`,
      seconds(row.warmMs),
      row.touchedBySecondRun,
      mega(row.peakBytes),
      `${row.files} files, ${mega(row.outputBytes)}`,
    ];
  });
  const head = [
    'photos',
    'in',
    'cold',
    'processor',
    'each',
    'growth of each',
    'warm',
    'touched by the 2nd run',
    'peak memory',
    'out',
  ];
  console.log(`\n${today()}, ${thisMachine()}\n`);
  console.log(table(head, lines));
}
