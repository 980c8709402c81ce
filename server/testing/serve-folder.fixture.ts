import { serverContentIn, smallSchool } from '../../model/testing/edited-content';
import { createApps } from '../app';
import { silentLog } from '../log';
import { servedSchool } from '../settings/school';
import { readSettings } from '../settings/settings';

/** A server for a folder, in its own process: `one-owner.test.ts` freezes and kills it. */
const settings = readSettings({ DATA_DIR: process.argv[2] }, serverContentIn(smallSchool));
try {
  const apps = await createApps({
    settings,
    school: () => servedSchool(settings),
    log: silentLog,
    site: false,
  });
  await apps.site.listen({ host: '127.0.0.1', port: 0 });
  console.log('ready');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
