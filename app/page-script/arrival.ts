import type { DialogOpens } from '../../model/concepts/settings';
import { store, stored } from '../storage';
import { home } from './home';

const SEEN = 'dialog-seen';

/**
 * Whether this page load is an arrival at the site, or a reload of it: not a step from another page of the site, nor
 * Back.
 */
export function isArrival(opens: DialogOpens): boolean {
  if (opens === 'never') return false;
  if (opens === 'once-a-visit' && stored('sessionStorage', SEEN)) return false;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') return true;
  // After Back, the referrer is that of the first visit to the page.
  return navigation?.type !== 'back_forward' && !document.referrer.startsWith(location.origin + home);
}

/** Remembers that this tab has shown the dialog. Call it only after opening, so that the next page retries a failed fetch. */
export function rememberDialogSeen(): void {
  store('sessionStorage', SEEN, 'yes');
}
