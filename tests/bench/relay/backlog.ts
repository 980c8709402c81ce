import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Section, table, times } from '../../support/tables';
import { startBenchServer } from './bench-server';
import { fill } from './fill';
import { percentile, sendHonestly } from './honest-visitors';

/** Number of mails to deliver: more than the server manages during a measurement. */
const due = 5000;
const measuredMs = 15_000;

/** Measures, with more and more waiting submissions, how many mails go out per second and how long a new submission takes. */
export async function measureBacklog(): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'school-bench-'));
  const rows: string[][] = [];
  let first: { rate: number; p99: number } | undefined;
  for (const waiting of [0, 10_000, 100_000, 1_000_000]) {
    const dataDir = join(folder, String(waiting));
    await fill(dataDir, waiting + due);
    const found = await measure(dataDir);
    first ??= found;
    rows.push([
      waiting.toLocaleString('en'),
      found.rate.toFixed(0),
      times(found.rate / first.rate),
      `${found.p50} ms`,
      `${found.p99} ms`,
      times(found.p99 / first.p99),
    ]);
  }
  await rm(folder, { recursive: true });
  const head = ['waiting', 'mails a second', 'ratio', 'honest sends p50', 'p99', 'ratio'];
  return { title: 'Backlog', text: table(head, rows) };
}

async function measure(dataDir: string): Promise<{ rate: number; p50: number; p99: number }> {
  const { server, mailServer, stop } = await startBenchServer(dataDir, { DATA_LIMIT_MB: '16000' });
  const sent = () => [...mailServer.taken.values()].reduce((sum, count) => sum + count, 0);
  const [begun, before] = [performance.now(), sent()];
  const { sends } = await sendHonestly(server.port, measuredMs);
  const rate = ((sent() - before) / (performance.now() - begun)) * 1000;
  await stop();
  return { rate, p50: percentile(sends, 0.5), p99: percentile(sends, 0.99) };
}
