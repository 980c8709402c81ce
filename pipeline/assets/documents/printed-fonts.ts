import type { SiteContent } from '../../../model/concepts/site-content';
import { scriptOf, scripts } from '../../../words/languages';

/** The text font of PDFs for each script that we can print. Its files hold Latin, then ₹ and accents, then the script. */
export const printedFonts = scripts.flatMap(({ name, paper }) => (paper ? [{ script: name, ...paper }] : []));

/** The contents of the languages that get PDFs: the first language, and others whose script has a PDF font. */
export function printedContents(contents: readonly SiteContent[]): readonly SiteContent[] {
  return contents.filter(({ language }, index) => index === 0 || scriptOf(language).paper);
}
