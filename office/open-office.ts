import { defaultConnectionLimits } from '../server/connections';
import { listenOnFreePort } from '../server/listen';
import type { OfficeSupport, RunningOffice } from '../server/office-child';
import type { ServerSettings } from '../server/settings/settings';
import { noteOfficePort } from '../server/storage/lock-folder';
import { Accounts } from './accounts/accounts';
import { createOffice } from './office';
import type { OfficeOptions } from './office-options';
import { Submissions } from './records/submissions';

interface OpenOfficeOptions extends Omit<
  OfficeOptions,
  'settings' | 'accounts' | 'submissions' | 'connections' | 'now'
> {
  settings: ServerSettings;
  support: OfficeSupport;
}

/** Starts the office on its port; in development and on a PC, on the next free one. */
export async function openOffice(options: OpenOfficeOptions): Promise<RunningOffice> {
  const { settings, school, support } = options;
  const { dataDir, isDeployed, officeOrigin, officePort, trustProxy } = settings;
  const now = Date.now;
  const accounts = new Accounts(dataDir, now);
  const submissions = new Submissions({ settings, school, support, now });
  const connections = defaultConnectionLimits(trustProxy > 0).office;
  const app = await createOffice({ ...options, accounts, submissions, connections, now });
  // Without an origin for other machines, the office is for this machine only.
  const host = officeOrigin === undefined ? '127.0.0.1' : settings.host;
  const port = await listenOnFreePort(app, host, officePort, 'INBOX_PORT', isDeployed);
  noteOfficePort(dataDir, port);
  return {
    port,
    isEmpty: isDeployed && accounts.isEmpty(),
    close: async () => {
      await app.close();
      accounts.close();
    },
  };
}
