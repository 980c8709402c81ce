import { store, stored } from '../storage';
import { afterNextPaint } from './after-next-paint';

/**
 * Keeps the position in the page when the visitor changes the language, and remembers the language. Pages offer the
 * remembered language, or else the phone's first language that the school has, but never redirect.
 */
export function rememberLanguage(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-offer]');
    if (!link) return;
    // Links in the enquiry dialog have a fragment already, which opens the same dialog.
    if (!link.closest('dialog')) link.hash = location.hash;
    store('localStorage', 'language', link.hreflang);
  });
  // Wait for the paint, since the first access to storage reads from disk.
  afterNextPaint(offer);
}

function offer(): void {
  const languageHere = (language: string) => document.querySelector(`:is(html,[data-offer])[lang|=${language}]`);
  const wanted =
    stored('localStorage', 'language') ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(languageHere);
  for (const link of document.querySelectorAll<HTMLElement>(`[data-offer][lang|=${wanted}]`)) {
    link.textContent = link.dataset.offer!;
    link.dataset.offered = '';
  }
}
