import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverContentFile } from '../../model/projections/server-content';
import { serverContentIn, smallSchool } from '../../model/testing/edited-content';
import { createApps } from '../app';
import { type Log, silentLog } from '../log';
import { rendererBeside } from '../load-renderer';
import { servedSchool } from '../settings/school';
import { readSettings } from '../settings/settings';
import { officeBeside, stopOnSignal, supportOf } from '../start';
import type { AddressInfo } from 'node:net';

/**
 * A server in its own process, which tests and the faults run kill and freeze. Retries take moments instead of hours, rate limits are
 * off, and the parent process controls the clock.
 */
const settings = readSettings(process.env, serverContentIn(smallSchool));
const noLimit = { small: Infinity, large: Infinity, seconds: 1 };
let clockOffsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);
process.on('message', (offset) => (clockOffsetMs = Number(offset)));

const log: Log = process.env.FAULTS_LOG ? (entry) => console.error(JSON.stringify(entry)) : silentLog;

const apps = await createApps({
  settings,
  school: () => servedSchool(settings),
  renderer: rendererBeside(import.meta.url, 'answers'),
  log,
  site: process.env.SITE_DIR === undefined ? false : undefined,
  limits: { address: noLimit, school: noLimit, network: noLimit },
  retry: {
    firstMs: 50,
    maxMs: 1000,
    refusedMs: 500,
    unsureMs: 500,
    giveUpMs: 5 * 24 * 60 * 60_000,
    serverFirstMs: 50,
    serverMaxMs: 500,
    loginMs: 500,
  },
  // When the server stops, running requests get a third of the usual time: a test run of a minute then has more restarts.
  stopMs: 3000,
  now: () => Date.now() + clockOffsetMs,
});
await apps.site.listen({ host: '127.0.0.1', port: 0 });
const { port: sitePort } = apps.site.server.address() as AddressInfo;
// The office reads the school from a built site.
process.env.SITE_DIR ??= await siteOfSmallSchool();
const office = await officeBeside(import.meta.url)({
  settings: { ...settings, officePort: 0 },
  sitePort,
  support: supportOf(apps),
  log,
});
stopOnSignal(async () => void (await Promise.all([apps.site.close(), office.close()])));
process.send?.([sitePort, office.port]);
console.log('ready');

async function siteOfSmallSchool(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await writeFile(join(folder, serverContentFile), JSON.stringify(settings.ofContent));
  return join(folder, 'client');
}
