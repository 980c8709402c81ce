/*
 * Each page has a mark in its link to itself: a fingerprint of its HTML as it was built. By it the worker knows a page of ours from
 * that of a hotspot or of a host that has suspended the site, and the build of a page, also where the host has altered it on its way.
 */

/** @param fingerprint of the page, in letters and digits */
export function withMark(html: string, fingerprint: string): string {
  return html.replace(/(<link rel="canonical" href="[^"]*")(?: data-mark="\w*")?/, `$1 data-mark="${fingerprint}"`);
}

/** The mark of a page. @param address whole, of the page that is expected @returns `undefined` if it is another one or none of ours */
export function markOf(html: string, address: string): string | undefined {
  // A host that saves bytes may have taken quotation marks away.
  const [link = ''] = /<link [^>]*\brel="?canonical\b[^>]*>/.exec(html) ?? [];
  const valueOf = (name: string) => new RegExp(` ${name}="?([^"\\s>]+)`).exec(link)?.[1];
  return valueOf('href') === address ? valueOf('data-mark') : undefined;
}
