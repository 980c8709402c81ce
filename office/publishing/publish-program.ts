import { once } from 'node:events';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { createPublisher } from './publish';
import type { PublishReport, PublishRequest } from './publisher';

/*
 * Publishes what the office asks for, which starts this program for each publication; with the argument `wait`, while somebody still looks
 * through the changes.
 */

const report = (what: PublishReport) => process.connected && process.send?.(what);
const asked = once(process, 'message');
// The office has ended. The next one, or the next start, goes on.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal, and closing it, reach all programs.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
if (process.argv[2] === 'wait') await loadAhead().catch(() => undefined);
const publisher = createPublisher({ onPoint: report });
const [request] = (await asked) as [PublishRequest];
report(await publisher.publish(request));
process.disconnect();

/** Reads the content and loads the PDF library: in a new process, both take as long as all the rest. */
async function loadAhead(): Promise<void> {
  readEveryLanguage(contentFolder());
  await import('../../pipeline/assets/documents/layout/render-document');
}
