import type { SiteContent } from '../../../model/concepts/site-content';
import { scriptOf, scripts } from '../../../words/languages';

/**
 * The text fonts of documents, of each script that can be printed. A font is several files, each with some of the letters:
 * Latin, then ₹ and accents, then those of the next script.
 */
export const printedFonts = scripts.flatMap(({ name, paper }) => (paper ? [{ script: name, ...paper }] : []));

/** The languages that have documents of their own: the first, and every other that can be printed. */
export function printedContents(contents: readonly SiteContent[]): readonly SiteContent[] {
  return contents.filter(({ language }, index) => index === 0 || scriptOf(language).paper);
}
