import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { type DisplayFont, displayFontOf, displayFonts } from '../../../../look/display-fonts';
import type { Look } from '../../../../model/concepts/look';
import { scripts } from '../../../../words/languages';
import { latin } from '../../../../words/scripts/latin';
import { inFamily } from '../../fonts/in-family';
import { joinedInEveryLanguage } from '../../fonts/joined-in-every-language';
import { printedFonts } from '../printed-fonts';

const textFamilies = printedFonts.flatMap(({ family, files }) => files.map((file) => `${family} ${file}`));

interface Lettering {
  /** Font families. Typst uses one file per family, so each file of a font is a family of its own. */
  font: string[];
  weight: number;
}

/**
 * Fonts for running text, title and school name. Some heading fonts need their marks moved onto their letters (विद्यामंदिर, पिंपळ),
 * which breaks copying and searching. We do that only in the school name, and titles use just the Latin letters of such fonts.
 */
export function letteringOf(displayFont: Look['displayFont']): Record<'text' | 'title' | 'name', Lettering> {
  const font = displayFontOf(displayFont);
  const own = (files: readonly string[]) => (font ? files.map((file) => `${font.family} ${file}`) : []);
  return {
    text: { font: textFamilies, weight: 400 },
    title: { font: [...own(latin.paper.files), ...textFamilies], weight: 700 },
    // If the school uses the font of the phone, there is no font file; bold text looks similar.
    name: { font: [...own(font ? displayFiles(font) : []), ...textFamilies], weight: font?.weight ?? 700 },
  };
}

/** The files of a heading font for the scripts that PDFs can print. */
function displayFiles({ folder }: DisplayFont): string[] {
  return scripts.flatMap(({ paper, headings }) => (paper && headings?.fonts.includes(folder) ? paper.files : []));
}

/** Every font that a look can name, as TrueType. */
export async function fontFiles(): Promise<Buffer[]> {
  const files = [
    ...printedFonts.flatMap((font) =>
      font.files.flatMap((file) =>
        [400, 700].flatMap((weight) =>
          (font.hasItalic ? ['normal', 'italic'] : ['normal']).map((style) => ({ ...font, file, weight, style })),
        ),
      ),
    ),
    ...Object.values(displayFonts).flatMap((font) =>
      font ? displayFiles(font).map((file) => ({ ...font, file, style: 'normal' })) : [],
    ),
  ];
  return Promise.all(
    files.map(async ({ family, folder, file, weight, style }) => {
      const woff = import.meta.resolve(`@fontsource/${folder}/files/${folder}-${file}-${weight}-${style}.woff`);
      const trueType = await convert(readFileSync(fileURLToPath(woff)), 'truetype');
      return inFamily(joinedInEveryLanguage(trueType), `${family} ${file}`);
    }),
  );
}
