import type { DisplayFont } from '../../../look/display-fonts';
import type { Language } from '../../../words/languages';

/** Folder of the subset fonts of a build, relative to the project. */
export const fontFolder = '.cache/fonts';

/** What a subset contains: Latin letters for all languages, or the words of one language in another script. */
export type FontCut = 'latin' | Language;

/** File name of a subset. */
export function cutFontFile({ folder }: Pick<DisplayFont, 'folder'>, cut: FontCut): string {
  return `${folder}-${cut}.woff2`;
}
