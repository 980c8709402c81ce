import { Agent } from 'node:http';
import { pause, postEnquiry } from '../../torture/sender';
import { startBenchServer } from './bench-server';

const senders = 4;
const pauseMs = 100;

/** Memory of the server under steady load, once a minute. */
export async function memory(dataDir: string, minutes: number): Promise<void> {
  const { server, stop } = await startBenchServer(dataDir);
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + minutes * 60_000;
  let accepted = 0;
  const work = Array.from({ length: senders }, async (_, sender) => {
    for (let index = 0; performance.now() < until; index += 1) {
      const answers = { full_name: `Memory ${index}`, submission_id: `memory-${sender}-${index}` };
      if ((await postEnquiry(agent, server.port, answers)) === '200') accepted += 1;
      await pause(pauseMs);
    }
  });
  console.log('\n| minute | accepted so far | heap in use | resident |\n| ---: | ---: | ---: | ---: |');
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000);
    const megabytes = [await server.heapMb(), server.memoryMb()].map((mb) => `${Math.round(mb)} MB`);
    console.log(`| ${[minute, accepted, ...megabytes].join(' | ')} |`);
  }
  await Promise.all(work);
  agent.destroy();
  await stop();
}
