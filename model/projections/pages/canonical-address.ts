const endings = ['', '/', '.html', '/index.html'];

/** The canonical spelling `/x` of `/x/`, `/x.html` and `/x/index.html`, which every host treats as one address. */
export function canonicalAddress(path: string): string {
  return path.replace(/(?:\/|\/index\.html|\.html)$/, '') || '/';
}

/** Every spelling of an address, the canonical one first. */
export function spellingsOf(address: string): string[] {
  return endings.map((ending) => canonicalAddress(address) + ending);
}
