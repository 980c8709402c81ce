const endings = ['', '/', '.html', '/index.html'];

/** `/x/`, `/x.html` and `/x/index.html` → `/x`: every host treats them as one address. */
export function canonicalAddress(path: string): string {
  return path.replace(/(?:\/|\/index\.html|\.html)$/, '') || '/';
}

/** Every spelling of an address, the canonical one first. */
export function spellingsOf(address: string): string[] {
  return endings.map((ending) => canonicalAddress(address) + ending);
}
