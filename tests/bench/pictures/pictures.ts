import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from '../../support/node-program';
import { type Section, seconds, table } from '../../support/tables';
import { writePhotos } from './photo-originals';

interface Run {
  /** CPU time, which depends less on other load than wall time. */
  cpuMs: number;
  peakBytes: number;
}

/** CPU and memory for an album, by number of photos. */
export async function measurePictures(): Promise<Section> {
  const rows: string[][] = [];
  let first: number | undefined;
  for (const count of [30, 300]) {
    const { cold, warm, rewritten } = await measure(count);
    const each = cold.cpuMs / count;
    first ??= each;
    rows.push([
      String(count),
      seconds(cold.cpuMs),
      `${(each / first).toFixed(2)} ×`,
      seconds(warm.cpuMs),
      String(rewritten),
      `${Math.round(cold.peakBytes / 1e6)} MB`,
    ]);
  }
  const head = ['photos', 'cold, processor', 'each, ratio', 'warm, processor', 'files rewritten', 'peak memory'];
  return { title: 'Pictures', text: `Photos of 12 megapixels.\n\n${table(head, rows)}` };
}

async function measure(count: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-bench-'));
  try {
    await writePhotos(path.join(folder, 'content/photos/album'), count);
    const made = path.join(folder, 'public/pictures');
    mkdirSync(made, { recursive: true });
    const stamps = () => new Map(readdirSync(made).map((file) => [file, statSync(path.join(made, file)).mtimeMs]));
    const cold = await run(folder);
    const before = stamps();
    const warm = await run(folder);
    return { cold, warm, rewritten: [...stamps()].filter(([file, stamp]) => before.get(file) !== stamp).length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In its own process, to measure its memory. */
async function run(folder: string): Promise<Run> {
  const { stdout } = await runNode(['--import', 'tsx', 'tests/bench/pictures/develop-album.ts', folder]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Run;
}
