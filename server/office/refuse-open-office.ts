import type { ServerSettings } from '../settings/settings';
import { SettingsError } from '../settings/settings-error';
import type { Accounts } from './accounts/accounts';

/**
 * @throws {SettingsError} if the office is reachable from outside without an account: whoever came first would become its principal
 */
export function refuseOpenOffice(
  { officeOrigin }: Pick<ServerSettings, 'officeOrigin'>,
  accounts: Pick<Accounts, 'isEmpty'>,
): void {
  if (officeOrigin === undefined || !accounts.isEmpty()) return;
  throw new SettingsError([
    'OFFICE_ORIGIN · expected an account, so that not everybody can read what families have sent · found none · ' +
      'run npm run office -- add-user NAME --principal, or write nothing: then the office is on this machine only',
  ]);
}
