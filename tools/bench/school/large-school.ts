import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { growSchool, type Size } from './grow-school';
import { runNode } from '../node-program';
import { inProjectCopy } from '../../testing/project-copy';
import { seconds, table } from '../tables';
import { thisMachine, today } from '../where-and-when';

/**
 * How long the build of a large school takes, in how much memory, beside schools of a quarter and a half of its size:
 * `npm run bench:school`. Nothing is written to docs/benchmarks.md.
 */
const whole: Size = { notices: 500, albums: 100, staff: 200, screens: 60 };
const shares = [0, 0.25, 0.5, 1];

const rows: Row[] = [];
for (const share of shares) rows.push(await measure(share));
printTable(rows);

interface Row {
  size: Size;
  pages: number;
  coldMs: number;
  /** Of all processes: unlike the time on the clock, it does not depend on what else the machine does. */
  coldCpuMs: number;
  warmMs: number;
  /** Of the largest process. */
  peakBytes: number;
  /** Of the file in which a phone finds, compressed. */
  searchBytes: number;
}

async function measure(share: number): Promise<Row> {
  const size = Object.fromEntries(
    Object.entries(whole).map(([what, count]) => [what, Math.round(count * share)]),
  ) as unknown as Size;
  return inProjectCopy(async (folder) => {
    console.log(`Building a school of ${describe(size)} …`);
    const content = path.join(folder, 'large-school');
    growSchool(content, size);
    const cold = await build(folder, content);
    const file = path.join(content, 'screens/our-mission.md');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne sentence more.\n`);
    const warm = await build(folder, content);
    const built = readdirSync(path.join(folder, 'build/client'), { recursive: true, encoding: 'utf8' });
    const searchFile = built.findLast((name) => /^search-.*\.json\.br$/.test(name))!;
    return {
      size,
      pages: built.filter((name) => name.endsWith('.html')).length,
      coldMs: cold.ms,
      coldCpuMs: cold.cpuMs,
      warmMs: warm.ms,
      peakBytes: Math.max(cold.peakBytes, warm.peakBytes),
      searchBytes: statSync(path.join(folder, 'build/client', searchFile)).size,
    };
  });
}

interface Usage {
  cpuMs: number;
  peakBytes: number;
}

/** Each process that the build starts writes down, when it ends, what it has used. */
async function build(folder: string, content: string): Promise<Usage & { ms: number }> {
  const notes = mkdtempSync(path.join(folder, 'usage-'));
  const note = path.join(folder, 'note-usage.mjs');
  writeFileSync(
    note,
    `import { writeFileSync } from 'node:fs';
    process.on('exit', () => {
      const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
      const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakBytes: maxRSS * 1024 };
      writeFileSync(process.env.USAGE_NOTES + '/' + process.pid, JSON.stringify(usage));
    });`,
  );
  const env = { CONTENT_DIR: content, USAGE_NOTES: notes, NODE_OPTIONS: `--import=${note}` };
  const { ms } = await runNode(['tools/setup/build.mjs'], { cwd: folder, env });
  const usages = readdirSync(notes).map((name) => JSON.parse(readFileSync(path.join(notes, name), 'utf8')) as Usage);
  rmSync(notes, { recursive: true });
  return {
    ms,
    cpuMs: usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    peakBytes: Math.max(...usages.map(({ peakBytes }) => peakBytes)),
  };
}

function describe({ notices, albums, staff, screens }: Size): string {
  return `${notices} notices, ${albums} albums, ${staff} staff, ${screens} screens`;
}

function printTable([smallest, ...larger]: Row[]): void {
  if (!smallest) return;
  const body = [smallest, ...larger].map((row) => [
    row === smallest ? 'the starter alone' : describe(row.size),
    row.pages,
    seconds(row.coldMs),
    seconds(row.coldCpuMs),
    row === smallest ? '' : `${((row.coldCpuMs - smallest.coldCpuMs) / (row.pages - smallest.pages)).toFixed(0)} ms`,
    seconds(row.warmMs),
    `${Math.round(row.peakBytes / 2 ** 20)} MB`,
    `${Math.round(row.searchBytes / 1024)} KB`,
  ]);
  console.log(`\n${today()}, ${thisMachine()}.\n`);
  console.log(
    table(
      ['beside the starter', 'pages', 'cold', 'processor', 'each page more', 'warm', 'peak memory', 'search file'],
      body,
    ),
  );
}
