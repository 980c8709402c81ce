/*
 * The canonical link of each page carries a fingerprint of the HTML as built. The worker uses it to tell our pages from
 * those of a hotspot or of a host that suspended the site, and to tell builds apart, even if a host has altered the
 * page.
 */

/** Adds a fingerprint to the canonical link of a page. @param fingerprint letters and digits */
export function withMark(html: string, fingerprint: string): string {
  return html.replace(/(<link rel="canonical" href="[^"]*")(?: data-mark="\w*")?/, `$1 data-mark="${fingerprint}"`);
}

/** Reads the fingerprint. @param address expected absolute address @returns `undefined` for another or a foreign page */
export function markOf(html: string, address: string): string | undefined {
  // A host's minifier may have removed the quotation marks.
  const [link = ''] = /<link [^>]*\brel="?canonical\b[^>]*>/.exec(html) ?? [];
  const valueOf = (name: string) => new RegExp(` ${name}="?([^"\\s>]+)`).exec(link)?.[1];
  return valueOf('href') === address ? valueOf('data-mark') : undefined;
}
