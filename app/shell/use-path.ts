import { useLocation } from 'react-router';

/** Address of the screen. The router renders `/x` as `/x/`, which leads to a redirect. */
export function usePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/+$/, '');
}
