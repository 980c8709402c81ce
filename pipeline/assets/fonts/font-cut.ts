import type { Language } from '../../../words/languages';

/** Contents of a font file: Latin letters for all languages, or the words of one language in another script. */
export type FontCut = 'latin' | Language;
