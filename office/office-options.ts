import type { Log } from '../server/log';
import type { LoadRenderer } from '../server/office-renderer';
import type { CallList } from '../server/relay/spool/call-list';
import type { Records } from '../server/relay/spool/records';
import type { ServedSchool } from '../server/settings/school';
import type { Accounts } from './accounts/accounts';
import type { OfficeTasks } from './office-calls';
import type { Workshop } from './website/workshop';

/** Read access to submissions and their follow-ups. */
export interface OfficeData {
  records: Records;
  callList: CallList;
}

export interface OfficeOptions {
  accounts: Accounts;
  /** The school, from the newest published content. */
  school: () => ServedSchool;
  tasks: OfficeTasks;
  /** Runs queries on one connection to the spool. */
  read: <Result>(work: (data: OfficeData) => Result) => Result;
  /** Finds, shows and publishes changes of the website. */
  workshop: Workshop;
  /** Loads the renderer of the pages. */
  renderer: LoadRenderer;
  /** `https://…` origin of the office for other machines; without it, the office is for this machine only. */
  officeOrigin: string | undefined;
  /** Whether everybody on this machine is let in until the first account exists. */
  isOpenAtFirst: boolean;
  /** Whether mails stay in this server's mailbox. */
  isMailKept: boolean;
  log: Log;
  /** The current time, Unix ms. */
  now: () => number;
}
