import type { ConnectionLimits } from '../server/connections';
import type { Log } from '../server/log';
import type { LoadRenderer } from '../server/load-renderer';
import type { ServedSchool } from '../server/settings/school';
import type { ServerSettings } from '../server/settings/settings';
import type { Accounts } from './accounts/accounts';
import type * as pages from './pages/render';
import type { Submissions } from './records/submissions';
import type { Workshop } from './website/workshop';

/** Renders the pages of the office; see `office/pages/render.tsx`. */
export type OfficeRenderer = Pick<typeof pages, 'renderOffice' | 'officeFiles'>;

export interface OfficeOptions {
  settings: Pick<ServerSettings, 'officeOrigin' | 'isDeployed' | 'smtpUrl' | 'dataDir' | 'siteDir' | 'trustProxy'>;
  accounts: Accounts;
  submissions: Submissions;
  /** The school, from the newest published content. */
  school: () => ServedSchool;
  /** Called before each request: loads newly published content. */
  beforeRequest?: (() => Promise<void>) | undefined;
  /** Port of the site on this machine. */
  sitePort: number;
  /** Finds, shows and publishes changes of the website. */
  workshop: Workshop;
  /** Loads the renderer of the pages. */
  renderer: LoadRenderer<OfficeRenderer>;
  connections: ConnectionLimits;
  log: Log;
  /** The current time, Unix ms. */
  now: () => number;
}
