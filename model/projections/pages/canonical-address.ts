const endings = ['', '/', '.html', '/index.html'];

/**
 * `/x/`, `/x.html` and `/x/index.html` → `/x`: every host treats them as one address. Without a second slash at the beginning, with which a
 * redirect would lead to another host.
 */
export function canonicalAddress(path: string): string {
  return path.replace(/^\/+/, '/').replace(/(?:\/|\/index\.html|\.html)$/, '') || '/';
}

/** Every spelling of an address, the canonical one first. */
export function spellingsOf(address: string): string[] {
  return endings.map((ending) => canonicalAddress(address) + ending);
}
