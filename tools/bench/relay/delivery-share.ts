import { mkdir } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { pause, postEnquiry } from '../../torture/sender';
import { startBenchServer } from './bench-server';
import { fill } from './fill';

/** More than go out while it is measured. */
const due = 5000;
const measuredMs = 12_000;

/** Mails a second while as much is sent as the server accepts, beside those of a server at rest. */
export async function deliveryShare(folder: string): Promise<void> {
  await mkdir(folder);
  console.log(
    '\n| senders at once | accepted a second | mails a second | ratio to the first | answered with something else |\n' +
      '| ---: | ---: | ---: | ---: | ---: |',
  );
  let first: number | undefined;
  for (const senders of [0, 8, 32, 128]) {
    const dataDir = join(folder, String(senders));
    await fill(dataDir, due);
    const { accepted, mails, refused } = await measure(dataDir, senders);
    first ??= mails;
    const cells = [senders, accepted.toFixed(0), mails.toFixed(0), (mails / first).toFixed(2), refused];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

async function measure(dataDir: string, senders: number) {
  const { server, mailServer, stop } = await startBenchServer(dataDir);
  const agent = new Agent({ keepAlive: true, maxSockets: Math.max(1, senders) });
  const sent = () => [...mailServer.taken.values()].reduce((sum, count) => sum + count, 0);
  let accepted = 0;
  let refused = 0;
  const [begun, before] = [performance.now(), sent()];
  const isOver = () => performance.now() - begun >= measuredMs;
  const sender = async (number: number) => {
    for (let index = 0; !isOver(); index += 1) {
      const answer = await postEnquiry(agent, server.port, { full_name: 'Bench', submission_id: `${number}-${index}` });
      if (answer === '200') accepted += 1;
      else refused += 1;
    }
  };
  await Promise.all([pause(measuredMs), ...Array.from({ length: senders }, (_, number) => sender(number))]);
  const seconds = (performance.now() - begun) / 1000;
  const mails = (sent() - before) / seconds;
  agent.destroy();
  await stop();
  return { accepted: accepted / seconds, mails, refused };
}
