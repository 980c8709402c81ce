import type { DisplayFont } from '../../../look/display-fonts';
import type { Language } from '../../../words/languages';

/** Folder of the font files that builds make. */
export const fontFolder = '.cache/fonts';

/** Contents of a font file: Latin letters for all languages, or the words of one language in another script. */
export type FontCut = 'latin' | Language;

export function cutFontFile({ folder }: Pick<DisplayFont, 'folder'>, cut: FontCut): string {
  return `${folder}-${cut}.woff2`;
}
