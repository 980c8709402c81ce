import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RefusedError } from '../../../app/send/send-errors';
import { retryWhileBusy } from '../../../app/send/retry-while-busy';
import { pause, postEnquiry } from '../../faults/requests';
import { type Section, table } from '../../support/tables';
import { startBenchServer } from './bench-server';

const withinMs = 60_000;

/** Families behind one mobile network address who all send within a minute, with the page's own retries. */
export async function measureVillage(): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'school-bench-'));
  const rows: (string | number)[][] = [];
  for (const visitors of [200, 1000]) rows.push(await row(join(folder, String(visitors)), visitors));
  await rm(folder, { recursive: true });
  const head = ['families in 60 s', 'through after 60 s', 'after 120 s', 'last', 'requests', 'asked to do something'];
  return { title: 'A village', text: table(head, rows) };
}

async function row(dataDir: string, visitors: number): Promise<(string | number)[]> {
  const { server, stop } = await startBenchServer(dataDir, { LIMITS: 'kept' });
  const agent = new Agent();
  /** For each accepted submission: seconds since the start. */
  const through: number[] = [];
  let [asked, requests] = [0, 0];
  const begun = performance.now();
  const visit = async (visitor: number) => {
    await pause((visitor / visitors) * withinMs);
    try {
      await retryWhileBusy(() => {
        requests += 1;
        return send(agent, server.port, visitor);
      });
      through.push((performance.now() - begun) / 1000);
    } catch {
      asked += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  await stop();
  const after = (seconds: number) => through.filter((at) => at <= seconds).length;
  const last = Math.round(Math.max(...through));
  return [visitors, after(60), after(120), `${last} s`, requests, asked];
}

async function send(agent: Agent, port: number, visitor: number): Promise<void> {
  const answers = { full_name: `Family ${visitor}`, submission_id: `village-${visitor}` };
  const { status, retryAfter } = await postEnquiry(agent, port, answers);
  if (status !== '200')
    throw new RefusedError({ status: Number(status), statusText: '', url: '', text: '' }, retryAfter);
}
