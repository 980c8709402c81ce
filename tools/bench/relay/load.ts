import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { Spool } from '../../../server/relay/spool/spool';
import { postEnquiry } from '../../torture/sender';
import { sampleSubmission } from './sample-submission';
import { startBenchServer } from './bench-server';

const sampleMs = 5000;

/** What is accepted a second, beside what the disk can do in the same run. */
export async function load(folder: string): Promise<void> {
  const raw = rawSyncs(join(folder, 'raw'));
  console.log(`\nRaw append and fsync, one after the other: ${raw.toFixed(0)} a second\n`);
  console.log(
    '| at once | SQLite | accepted through HTTP | ratio to raw | p50 | p99 | longest | not accepted |\n' +
      '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const atOnce of [1, 8, 32, 128]) {
    const database = await overDatabase(join(folder, `spool-${atOnce}.db`), atOnce);
    const http = await overHttp(join(folder, `data-${atOnce}`), atOnce);
    const cells = [database.toFixed(0), http.rate.toFixed(0), (http.rate / raw).toFixed(2)];
    const times = [http.p50, http.p99, http.longest].map((ms) => `${ms} ms`);
    console.log(`| ${[atOnce, ...cells, ...times, http.refused].join(' | ')} |`);
  }
}

function rawSyncs(path: string): number {
  const file = openSync(path, 'w');
  const text = 'x'.repeat(1000);
  const begun = performance.now();
  let count = 0;
  for (; performance.now() - begun < sampleMs; count += 1) {
    writeSync(file, text);
    fsyncSync(file);
  }
  closeSync(file);
  return (count / sampleMs) * 1000;
}

async function perSecond(atOnce: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const worker = async () => {
    while (performance.now() - begun < sampleMs) await work((count += 1));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (count / (performance.now() - begun)) * 1000;
}

async function overDatabase(path: string, atOnce: number): Promise<number> {
  const spool = new Spool(path);
  const rate = await perSecond(atOnce, (index) => spool.intake.store(sampleSubmission(index)));
  spool.close();
  return rate;
}

/** The whole way, while a mail server that works takes the mails. */
async function overHttp(dataDir: string, atOnce: number) {
  const { server, stop } = await startBenchServer(dataDir);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  let refused = 0;
  const sent = await perSecond(atOnce, async (index) => {
    const begun = performance.now();
    const answers = { full_name: `Bench ${index}`, submission_id: `bench-${index}` };
    if ((await postEnquiry(agent, server.port, answers)) === '200') times.push(performance.now() - begun);
    else refused += 1;
  });
  agent.destroy();
  await stop();
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const rate = (sent * times.length) / (times.length + refused);
  return { rate, refused, p50: at(0.5), p99: at(0.99), longest: at(1) };
}
