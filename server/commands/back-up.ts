import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { explainAndExit } from '../start';
import { openData } from './open-data';

/** `npm run backup -- FOLDER`: copies everything that was sent to a new folder, while the server runs. */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Say where to: npm run backup -- FOLDER');
  const { settings, spool } = openData();
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${folder} cannot be made (${error.code}): name a new folder in one that exists.`);
  });
  spool.backUp(join(folder, 'spool.db'));
  await cp(join(settings.dataDir, 'mailbox'), join(folder, 'mailbox'), { recursive: true, preserveTimestamps: true });
  spool.close();
  console.log(`Copied to ${folder}. To restore: stop the server, put this folder in the place of DATA_DIR, start it.`);
}

main().catch(explainAndExit);
