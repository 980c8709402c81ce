import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Maildir } from '../relay/mail/maildir';
import { Spool } from '../relay/spool/spool';
import { readSettings, type Settings } from '../settings';
import { loadEnvironmentFile } from '../start';

/** What the commands work on: the data of the server, which may run meanwhile. */
export function openData(): { settings: Settings; spool: Spool; maildir: Maildir } {
  loadEnvironmentFile();
  const settings = readSettings(process.env);
  const path = join(settings.dataDir, 'spool.db');
  if (!existsSync(path))
    throw new Error(`There is nothing in ${settings.dataDir}: DATA_DIR names another folder, or nothing was sent yet.`);
  return { settings, spool: new Spool(path), maildir: Maildir.at(join(settings.dataDir, 'mailbox')) };
}
