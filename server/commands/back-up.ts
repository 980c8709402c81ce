import { resolve } from 'node:path';
import { writeBackup } from '../backup/write-backup';
import { readSettings } from '../settings/settings';
import { explainAndExit, loadEnvironmentFile } from '../program';
import { withSubmissions } from './with-submissions';

/** `npm run backup -- FOLDER`: copies all submissions to a new folder, while the server runs. */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Say where to: npm run backup -- FOLDER');
  loadEnvironmentFile();
  const { dataDir } = readSettings(process.env);
  await withSubmissions(dataDir, () => writeBackup(dataDir, resolve(folder)));
  console.log(`Copied to ${folder}. To restore: stop the server, npm run restore -- ${folder}, start it.`);
}

main().catch(explainAndExit);
