import { serverContentIn, smallSchool } from '../../model/testing/edited-content';
import { createApps } from '../app';
import { silentLog } from '../log';
import { officeProcessBeside } from '../../office/office-process';
import { rendererBeside } from '../office-renderer';
import { servedSchool } from '../settings/school';
import { readSettings } from '../settings/settings';
import { stopOnSignal } from '../start';
import type { AddressInfo } from 'node:net';

/**
 * A server in its own process, which tests and the faults run kill and freeze. Retries take moments instead of hours, rate limits are
 * off, and the parent process controls the clock.
 */
const settings = readSettings(process.env, serverContentIn(smallSchool));
const noLimit = { small: Infinity, large: Infinity, seconds: 1 };
let clockOffsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);
process.on('message', (offset) => (clockOffsetMs = Number(offset)));

const apps = await createApps({
  settings,
  school: () => servedSchool(settings),
  renderer: rendererBeside(import.meta.url),
  office: officeProcessBeside(import.meta.url),
  log: process.env.FAULTS_LOG ? (entry) => console.error(JSON.stringify(entry)) : silentLog,
  site: process.env.SITE_DIR === undefined ? false : undefined,
  limits: { address: noLimit, school: noLimit, network: noLimit },
  retry: {
    firstMs: 50,
    longestMs: 1000,
    refusedMs: 500,
    unsureMs: 500,
    giveUpMs: 5 * 24 * 60 * 60_000,
    serverFirstMs: 50,
    serverLongestMs: 500,
    loginMs: 500,
  },
  // When the server stops, running requests get a third of the usual time: a test run of a minute then has more restarts.
  stopMs: 3000,
  now: () => Date.now() + clockOffsetMs,
});
for (const app of [apps.site, apps.office]) await app.listen({ host: '127.0.0.1', port: 0 });
stopOnSignal(async () => void (await Promise.all([apps.site.close(), apps.office.close()])));
process.send?.([apps.site, apps.office].map(({ server }) => (server.address() as AddressInfo).port));
console.log('ready');
