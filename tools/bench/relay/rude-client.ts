import { Agent } from 'node:http';
import { longestAnswer } from '../../../forms/form-definition';
import { pause, postEnquiry } from '../../torture/sender';
import { startBenchServer } from './bench-server';
import { type HonestTimes, percentile, sendHonestly } from './honest-visitors';

const measuredMs = 20_000;
/** Within what one address may send. */
const rudeEachMs = 1050;
/** 49 KB in answers as long as they may be, of letters that are more work than others. */
const rudeAnswers = Object.fromEntries(
  Array.from({ length: 5 }, (_, index) => [`note_${index}`, '@'.repeat(longestAnswer - 200)]),
);

/** What honest visitors wait for while one address sends the largest forms it may, beside a quiet server. */
export async function rudeClient(dataDir: string): Promise<void> {
  const { server, stop } = await startBenchServer(dataDir, { SITE_DIR: 'build/client' });
  const quiet = await sendHonestly(server.port, measuredMs, { run: 'quiet', readsHome: true });
  let isOver = false;
  const accepted = beRude(server.port, () => isOver);
  const beside = await sendHonestly(server.port, measuredMs, { run: 'beside', readsHome: true });
  isOver = true;
  console.log(
    `\nBeside one client that sent ${await accepted} forms of 49 KB:\n\n` +
      '| | quiet p50 | quiet p99 | beside p50 | beside p99 | p99, ratio |  |\n| --- | ---: | ---: | ---: | ---: | ---: | --- |',
  );
  for (const what of ['sends', 'pages'] as const) console.log(row(what, quiet, beside));
  await stop();
}

function row(what: keyof HonestTimes, quiet: HonestTimes, beside: HonestTimes): string {
  const [before, after] = [quiet, beside].map((times) => percentile(times[what], 0.99)) as [number, number];
  const medians = [quiet, beside].map((times) => percentile(times[what], 0.5));
  const ratio = after / before;
  const name = { sends: 'honest sends', pages: 'Home' }[what];
  return `| ${name} | ${medians[0]} ms | ${before} ms | ${medians[1]} ms | ${after} ms | ${ratio.toFixed(2)} | ${ratio <= 3 ? 'held' : 'MORE THAN 3'} |`;
}

/** From an address of its own. @returns how many were accepted */
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
