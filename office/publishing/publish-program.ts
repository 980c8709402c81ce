import { once } from 'node:events';
import type { PublishRequest } from '../website/workshop';
import { createPublisher } from './publish';
import type { PublishReport } from './publisher';

/* Publishes what the office asks for, which starts this program for each publication. */

const report = (what: PublishReport) => process.connected && process.send?.(what);
// The office has ended. The next one, or the next start, goes on.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal, and closing it, reach all programs.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
const publisher = createPublisher({ onPoint: report });
const [request] = (await once(process, 'message')) as [PublishRequest];
report(await publisher.publish(request));
process.disconnect();
