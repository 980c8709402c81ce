import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longestAnswer } from '../../../forms/form-definition';
import { pause, postEnquiry } from '../../faults/sender';
import { type Section, table, times } from '../../support/tables';
import { startBenchServer } from './bench-server';
import { type HonestTimes, percentile, sendHonestly } from './honest-visitors';

const measuredMs = 20_000;
/** Within the rate limit of one address. */
const rudeEachMs = 1050;
/** 49 KB in answers of maximum length, of a character that takes longest to compose. */
const rudeAnswers = Object.fromEntries(
  Array.from({ length: 5 }, (_, index) => [`note_${index}`, '@'.repeat(longestAnswer - 200)]),
);

/** Latency of honest visitors while one address sends the largest allowed forms, compared with a quiet server. */
export async function measureRudeClient(): Promise<Section> {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-bench-'));
  const { server, stop } = await startBenchServer(dataDir, { SITE_DIR: 'build/client' });
  const quiet = await sendHonestly(server.port, measuredMs, { run: 'quiet', readsHome: true });
  let isOver = false;
  const accepted = beRude(server.port, () => isOver);
  const beside = await sendHonestly(server.port, measuredMs, { run: 'beside', readsHome: true });
  isOver = true;
  const text = `Beside one client that sent ${await accepted} forms of 49 KB; ratio of p99, 3 at most.`;
  await stop();
  await rm(dataDir, { recursive: true });
  const rows = (['sends', 'pages'] as const).map((what) => row(what, quiet, beside));
  const head = ['', 'quiet p50', 'quiet p99', 'beside p50', 'beside p99', 'ratio'];
  return { title: 'Rude client', text: `${text}\n\n${table(head, rows)}` };
}

function row(what: keyof HonestTimes, quiet: HonestTimes, beside: HonestTimes): string[] {
  const [q50 = NaN, q99 = NaN, b50 = NaN, b99 = NaN] = [quiet, beside].flatMap((run) =>
    [0.5, 0.99].map((share) => percentile(run[what], share)),
  );
  const name = { sends: 'honest sends', pages: 'Home' }[what];
  return [name, `${q50} ms`, `${q99} ms`, `${b50} ms`, `${b99} ms`, times(b99 / q99)];
}

/** From another address. @returns number of accepted submissions */
async function beRude(port: number, isOver: () => boolean): Promise<number> {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' });
  let accepted = 0;
  for (let round = 0; !isOver(); round += 1) {
    const answer = await postEnquiry(agent, port, { submission_id: `rude-${round}`, ...rudeAnswers });
    if (answer === '200') accepted += 1;
    await pause(rudeEachMs);
  }
  agent.destroy();
  return accepted;
}
