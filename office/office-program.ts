import { contentFolder } from '../model/mistakes/places/content-folder';
import type { ServerContent } from '../model/projections/server-content';
import { logToConsole } from '../server/log';
import { rendererBeside } from '../server/load-renderer';
import type { OfficeMessage, ServerMessage } from '../server/office-child';
import { wrongSettings } from '../server/office-child';
import { followReleases } from '../server/settings/follow-releases';
import { readSettings } from '../server/settings/settings';
import { SettingsError } from '../server/settings/settings-error';
import { servedContent } from '../server/site/served-content';
import { explainDataFolder } from '../server/storage/data-folder-error';
import { publisherBeside } from './publishing/publisher';
import { openOffice } from './open-office';
import { Workshop } from './website/workshop';

/* The office's process. The server starts it, and again if it ends. */

let { outage }: ServerMessage = { outage: undefined };
const tell = (message: OfficeMessage) => process.send?.(message);
process.on('message', (message: ServerMessage) => {
  ({ outage } = message);
  tell('alive');
});
// The server has been killed.
process.on('disconnect', () => process.exit());
// It has read what we print, too (EPIPE).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// Ctrl-C in a terminal, and closing it, reach both, and the server ends its office itself.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

try {
  const { siteDir } = readSettings(process.env);
  // It sends no mail: a new form whose MAIL_TO_… is missing must not close the office.
  const read = (content: ServerContent) => readSettings(process.env, content, false);
  const settings = read(await servedContent(siteDir));
  const office = await openOffice({
    settings,
    ...(await followReleases(settings, () => undefined, read)),
    sitePort: settings.port,
    support: {
      outage: () => outage,
      deliver: () => tell('deliver'),
      checkDatabase: () => tell('checkDatabase'),
    },
    workshop: new Workshop(contentFolder(), publisherBeside(import.meta.url)),
    renderer: rendererBeside(import.meta.url, 'office'),
    log: logToConsole,
  });
  process.on('SIGTERM', () => void office.close().finally(() => process.exit()));
  tell({ port: office.port, isEmpty: office.isEmpty });
} catch (error) {
  const { dataDir } = readSettings(process.env);
  console.error(`\n${(explainDataFolder(error, dataDir) as Error).message}\n`);
  process.exit(error instanceof SettingsError ? wrongSettings : 1);
}
