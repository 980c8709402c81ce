import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root';

/** The facts that every screen may use: the school, its settings and the menus. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root');
  if (!site) throw new Error('The root loader has not run: useSite() belongs below app/root.tsx.');
  return site;
}
