import type { FastifyInstance } from 'fastify';
import { manageAccounts } from './account-routes/manage-accounts';
import { newPasswords } from './account-routes/new-passwords';
import type { AccountRouteOptions } from './account-routes/options';
import { ownAccount } from './account-routes/own-account';
import { signIn } from './account-routes/sign-in';

/** Routes for signing in and for accounts. Needs `guardOffice` and `reply.show`. */
export function accountRoutes(app: FastifyInstance, options: AccountRouteOptions): void {
  signIn(app, options);
  newPasswords(app, options);
  ownAccount(app, options);
  manageAccounts(app, options);
}
