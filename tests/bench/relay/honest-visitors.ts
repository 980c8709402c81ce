import { Agent, get } from 'node:http';
import { pause, postEnquiry } from '../../faults/requests';

const eachSecond = 10;

/** Response times in milliseconds, shortest first. */
export interface HonestTimes {
  sends: number[];
  /** Response times of Home; empty unless `readsHome`. */
  pages: number[];
}

/** Sends ten submissions per second. @param run prefix of the submission ids @throws if the server rejects a submission */
export async function sendHonestly(
  port: number,
  forMs: number,
  { run = 'honest', readsHome = false } = {},
): Promise<HonestTimes> {
  const agent = new Agent({ keepAlive: true });
  const times: HonestTimes = { sends: [], pages: [] };
  const work: Promise<void>[] = [];
  const begun = performance.now();
  for (let index = 0; performance.now() - begun < forMs; index += 1) {
    work.push(timed(times.sends, () => send(agent, port, `${run}-${index}`)));
    if (readsHome) work.push(timed(times.pages, () => readHome(agent, port)));
    await pause(1000 / eachSecond);
  }
  await Promise.all(work);
  agent.destroy();
  for (const list of Object.values(times) as number[][]) list.sort((one, other) => one - other);
  return times;
}

/** @param sorted ascending @param share from 0 to 1 @returns whole milliseconds */
export function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? NaN);
}

async function timed(times: number[], work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  await work();
  times.push(performance.now() - begun);
}

async function send(agent: Agent, port: number, submissionId: string): Promise<void> {
  const { status } = await postEnquiry(agent, port, { full_name: 'Honest', submission_id: submissionId });
  if (status !== '200') throw new Error(`An honest send was answered ${status}`);
}

function readHome(agent: Agent, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ agent, port, path: '/' }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`Home was answered ${answer.statusCode}: is the site built?`));
      answer.resume().on('end', resolve);
    }).on('error', reject);
  });
}
