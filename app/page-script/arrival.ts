import type { DialogOpens } from '../../model/concepts/settings';
import { store, stored } from '../storage';
import { home } from './home';

const SEEN = 'dialog-seen';

/**
 * Whether the dialog is to open on this load of a page: on one that the visitor made by arriving or reloading. A page that
 * was reached from another page of this site, or by Back, is a step within the visit, although it is loaded, too.
 */
export function isArrival(opens: DialogOpens): boolean {
  if (opens === 'never') return false;
  if (opens === 'once-a-visit' && stored('sessionStorage', SEEN)) return false;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') return true;
  // Back leads to the page as it was reached the first time, with the referrer of then.
  return navigation?.type !== 'back_forward' && !document.referrer.startsWith(location.origin + home);
}

/** Call this only once the dialog is open, so that a failed fetch is retried on the next page. */
export function rememberDialogSeen(): void {
  store('sessionStorage', SEEN, 'yes');
}
