import { redirect } from 'react-router';
import { redirects } from '../redirects';
import type { Route } from './+types/redirect';

/** Sends an alias, or an address that nobody knows, to its screen: the router's part of `redirects.ts`. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  const known = redirects.find(({ from }) => from === url.pathname.replace(/(.)\/+$/, '$1'));
  return redirect(known?.to ?? '/');
}

export default function Redirect() {
  return null;
}
