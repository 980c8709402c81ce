import { mayFetchAhead } from '../connection';

/** Removes the speculation rules under Save-Data and on 2G. */
export function fetchAhead(): void {
  if (!mayFetchAhead()) document.querySelector('script[type=speculationrules]')?.remove();
}
