import { scripts } from '../../words/languages';

/**
 * The text fonts of documents, of each script that can be printed. A font is several files, each with some of the letters:
 * Latin, then ₹ and accents, then those of the next script.
 */
export const printedFonts = scripts.flatMap(({ name, paper }) => (paper ? [{ script: name, ...paper }] : []));
