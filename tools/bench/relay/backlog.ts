import { mkdir } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { pause, postEnquiry } from '../../torture/sender';
import { startBenchServer } from './bench-server';
import { fill } from './fill';

/** More than go out while it is measured. */
const due = 5000;
const measuredMs = 15_000;
const honestEachSecond = 10;

/** Mails a second after an outage, by how many wait, and how long an honest send takes meanwhile. */
export async function backlog(folder: string): Promise<void> {
  await mkdir(folder);
  console.log(
    '\n| waiting | mails a second | ratio to the first | honest sends p50 | p99 | ratio to the first |\n' +
      '| ---: | ---: | ---: | ---: | ---: | ---: |',
  );
  let first: { rate: number; p99: number } | undefined;
  for (const waiting of [0, 10_000, 100_000, 1_000_000]) {
    const dataDir = join(folder, String(waiting));
    await fill(dataDir, waiting + due);
    const found = await measure(dataDir);
    first ??= found;
    console.log(
      `| ${waiting.toLocaleString('en')} | ${found.rate.toFixed(0)} | ${(found.rate / first.rate).toFixed(2)} | ` +
        `${found.p50} ms | ${found.p99} ms | ${(found.p99 / first.p99).toFixed(2)} |`,
    );
  }
}

async function measure(dataDir: string): Promise<{ rate: number; p50: number; p99: number }> {
  const { server, mailServer, stop } = await startBenchServer(dataDir, { DATA_LIMIT_MB: '16000' });
  const agent = new Agent({ keepAlive: true });
  const sent = () => [...mailServer.taken.values()].reduce((sum, count) => sum + count, 0);
  const times: number[] = [];
  const sends: Promise<void>[] = [];
  const [begun, before] = [performance.now(), sent()];
  for (let index = 0; performance.now() - begun < measuredMs; index += 1) {
    sends.push(sendOne(agent, server.port, index, times));
    await pause(1000 / honestEachSecond);
  }
  const rate = ((sent() - before) / (performance.now() - begun)) * 1000;
  await Promise.all(sends);
  agent.destroy();
  await stop();
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? NaN);
  return { rate, p50: at(0.5), p99: at(0.99) };
}

async function sendOne(agent: Agent, port: number, index: number, times: number[]): Promise<void> {
  const begun = performance.now();
  const answer = await postEnquiry(agent, port, { full_name: 'Honest', submission_id: `honest-${index}` });
  if (answer !== '200') throw new Error(`An honest send was answered ${answer}`);
  times.push(performance.now() - begun);
}
