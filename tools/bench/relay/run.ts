import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backlog } from './backlog';
import { deliveryShare } from './delivery-share';
import { inboxViews } from './inbox-views';
import { load } from './load';
import { memory } from './memory';
import { rudeClient } from './rude-client';
import { slowClients } from './slow-clients';
import { village } from './village';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '30' } },
});
const parts: Record<string, (folder: string) => Promise<void>> = {
  load,
  backlog: (folder) => backlog(join(folder, 'backlog')),
  share: (folder) => deliveryShare(join(folder, 'share')),
  rude: (folder) => rudeClient(join(folder, 'rude')),
  village: (folder) => village(join(folder, 'village')),
  slow: (folder) => slowClients(join(folder, 'slow')),
  inbox: (folder) => inboxViews(join(folder, 'inbox')),
  memory: (folder) => memory(join(folder, 'memory'), Number(values.minutes)),
};

/** `npm run bench:relay`, or some of it: `npm run bench:relay -- load backlog share rude village slow inbox memory --minutes 30` */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'school-bench-'));
  for (const [name, part] of Object.entries(parts))
    if (positionals.length === 0 || positionals.includes(name)) await part(folder);
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}

await main();
