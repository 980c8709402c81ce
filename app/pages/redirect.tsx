import { type LoaderFunctionArgs, redirect } from 'react-router';
import { contentAt } from '../content.server';

/** While developing: sends an alias, or an address that nobody knows, to its screen, as the host does with the built site. */
export function loader({ url }: LoaderFunctionArgs) {
  const { settings, screens } = contentAt(url);
  const { redirects = [] } = settings;
  const known = redirects.find(({ from }) => from === url.pathname.replace(/(.)\/+$/, '$1'));
  return redirect(known?.to ?? screens[0]?.path ?? '/');
}
