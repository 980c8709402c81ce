const endings = ['', '/', '.html', '/index.html'];

/** The one address of a page, of which every host takes `/x/`, `/x.html` and `/x/index.html` as other spellings: `/x`. */
export function canonicalAddress(path: string): string {
  return path.replace(/(?:\/|\/index\.html|\.html)$/, '') || '/';
}

/** Every spelling of an address: that of `canonicalAddress` first. */
export function spellingsOf(address: string): string[] {
  return endings.map((ending) => canonicalAddress(address) + ending);
}
