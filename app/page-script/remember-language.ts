import { afterNextPaint } from './after-next-paint';

const CHOSEN = 'language';

/**
 * Takes the place within the page along to another language, and remembers which was chosen: on the next visit Home offers
 * it. Nobody is sent there against their will.
 */
export function rememberLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  for (const link of links)
    link.addEventListener('click', () => {
      link.hash = location.hash;
      remember(link.hreflang);
    });
  // The browser reads what it has stored from the disk when it is first asked for it, and the script waits.
  const offered = links.filter((link) => link.dataset.offer);
  if (offered[0]) afterNextPaint(() => offer(offered));
}

function offer(links: readonly HTMLAnchorElement[]): void {
  const chosen = remembered();
  for (const link of links) {
    if (link.hreflang !== chosen) continue;
    link.textContent = link.dataset.offer ?? '';
    link.dataset.offered = '';
  }
}

function remember(language: string): void {
  try {
    localStorage.setItem(CHOSEN, language);
  } catch {
    // Storage is off: the switch works as before.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(CHOSEN);
  } catch {
    return null;
  }
}
