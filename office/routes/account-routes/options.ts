import type { Accounts } from '../../accounts/accounts';

export interface AccountRouteOptions {
  accounts: Accounts;
  /** `OFFICE_ORIGIN` */
  officeOrigin: string | undefined;
  /** Name of the school, for authenticator apps. */
  school: () => string;
}
