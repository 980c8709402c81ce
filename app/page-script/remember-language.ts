import { store, stored } from '../storage';
import { afterNextPaint } from './after-next-paint';

/**
 * Takes the place within the page along to another language, and remembers which was chosen. Each page offers that one, and
 * before anybody has chosen the first language of the phone that the school has, too. Nobody is sent there against their will.
 */
export function rememberLanguage(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-offer]');
    if (!link) return;
    // Those in the enquiry dialog lead to the same dialog.
    if (!link.closest('dialog')) link.hash = location.hash;
    store('localStorage', 'language', link.hreflang);
  });
  // The browser reads what it has stored from the disk when it is first asked for it, and the script waits.
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
