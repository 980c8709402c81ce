import { mayFetchAhead } from '../connection';

/**
 * Has the page that the visitor is about to ask for fetched. A browser that knows speculation rules does it by those
 * that stand in the page; for the others it is done here. Not under Save-Data nor on 2G.
 */
export function fetchAhead(): void {
  if (!mayFetchAhead()) document.querySelector('script[type=speculationrules]')?.remove();
  else if (!HTMLScriptElement.supports?.('speculationrules')) addEventListener('pointerover', fetchPage);
}

const fetched = new Set([location.pathname]);

function fetchPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // Pages have no file ending; documents and pictures do.
  if (link?.origin !== location.origin || link.pathname.includes('.') || fetched.has(link.pathname)) return;
  fetched.add(link.pathname);
  const prefetch = document.createElement('link');
  prefetch.rel = 'prefetch';
  prefetch.href = link.pathname;
  document.head.append(prefetch);
}
