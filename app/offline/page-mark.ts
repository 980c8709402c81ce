/*
 * The canonical link of each page has a mark, a fingerprint of the HTML as built. With it the worker recognises our pages, as
 * opposed to those of a hotspot or of a host that suspended the site, and their build, even if a host altered the page on its way.
 */

/** @param fingerprint of the page, in letters and digits */
export function withMark(html: string, fingerprint: string): string {
  return html.replace(/(<link rel="canonical" href="[^"]*")(?: data-mark="\w*")?/, `$1 data-mark="${fingerprint}"`);
}

/** The mark of a page. @param address absolute, of the expected page @returns `undefined` if it is another page or not ours */
export function markOf(html: string, address: string): string | undefined {
  // A minifying host may have removed the quotation marks.
  const [link = ''] = /<link [^>]*\brel="?canonical\b[^>]*>/.exec(html) ?? [];
  const valueOf = (name: string) => new RegExp(` ${name}="?([^"\\s>]+)`).exec(link)?.[1];
  return valueOf('href') === address ? valueOf('data-mark') : undefined;
}
