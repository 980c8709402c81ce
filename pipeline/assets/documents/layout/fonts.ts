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
  /** Families, each with some of the letters: of one family a typesetter takes one file. */
  font: string[];
  weight: number;
}

/**
 * The lettering of a document: of its running text, of its title and of the school's name above. Signs are moved to their
 * letters in the name alone, which is drawn and not read: a face for titles may need that (विद्यामंदिर, पिंपळ), so that a
 * title, which is copied and searched, has of it the Latin letters alone.
 */
export function letteringOf(displayFont: Look['displayFont']): Record<'text' | 'title' | 'name', Lettering> {
  const font = displayFontOf(displayFont);
  const own = (files: readonly string[]) => (font ? files.map((file) => `${font.family} ${file}`) : []);
  return {
    text: { font: textFamilies, weight: 400 },
    title: { font: [...own(latin.paper.files), ...textFamilies], weight: 700 },
    // The phone's own face is not there to be put into a PDF; the text face in bold is as plain.
    name: { font: [...own(font ? displayFiles(font) : []), ...textFamilies], weight: font?.weight ?? 700 },
  };
}

/** Of the scripts that can be printed, as the text is. */
function displayFiles({ folder }: DisplayFont): string[] {
  return scripts.flatMap(({ paper, headings }) => (paper && headings?.sizes[folder] ? paper.files : []));
}

/** All that a look may name, as TrueType. */
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
