import type { SiteContent } from '../../../model/concepts/site-content';
import { scriptOf, scripts } from '../../../words/languages';

/**
 * The text fonts of PDFs for each printable script. A font is split into files: Latin, then ₹ and accents, then the next
 * script.
 */
export const printedFonts = scripts.flatMap(({ name, paper }) => (paper ? [{ script: name, ...paper }] : []));

/** The languages with documents: the first, and every other one that can be printed. */
export function printedContents(contents: readonly SiteContent[]): readonly SiteContent[] {
  return contents.filter(({ language }, index) => index === 0 || scriptOf(language).paper);
}
