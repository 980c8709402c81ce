import { mayFetchAhead } from '../connection';

/** The rules in the page have what the visitor is about to ask for fetched: not under Save-Data nor on 2G. */
export function fetchAhead(): void {
  if (!mayFetchAhead()) document.querySelector('script[type=speculationrules]')?.remove();
}
