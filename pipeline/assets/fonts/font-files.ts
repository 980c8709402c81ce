import type { DisplayFont } from '../../../look/display-fonts';
import type { Language } from '../../../words/languages';

/** Where the cut faces of a build lie, below the project. */
export const fontFolder = '.cache/fonts';

/** What a face is cut to: the Latin letters for all languages, and the words of each that is written in others. */
export type FontCut = 'latin' | Language;

/** Name of the file of a cut face. */
export function cutFontFile({ folder }: Pick<DisplayFont, 'folder'>, cut: FontCut): string {
  return `${folder}-${cut}.woff2`;
}
