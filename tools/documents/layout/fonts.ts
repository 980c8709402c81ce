import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { displayFontOf, displayFonts } from '../../../look/display-fonts';
import type { Look } from '../../../model/concepts/look';
import { inFamily } from '../../fonts/in-family';
import { joinedInEveryLanguage } from '../../fonts/joined-in-every-language';
import { scripts } from '../letters';

/**
 * Devanagari in Mukta, which joins ट्ट्य and has ई in one piece; Noto Sans makes two of it, and then Chrome's reader loses the
 * space behind it.
 */
const text = { latin: 'Noto Sans', 'latin-ext': 'Noto Sans', devanagari: 'Mukta' } as const;
const textFamilies = scripts.map((script) => `${text[script]} ${script}`);

/** The files of a face, each with some of the letters, are families of their own: of one family a typesetter takes one file. */
const familiesOf = (family: string) => scripts.map((script) => `${family} ${script}`);

/** The families of a document, for running text and for what is large. */
export function fontsOf(displayFont: Look['displayFont']): {
  text: string[];
  display: { font: string[]; weight: number };
} {
  const font = displayFontOf(displayFont);
  // The phone's own face is not there to be put into a PDF; the text face in bold is as plain.
  if (!font) return { text: textFamilies, display: { font: textFamilies, weight: 700 } };
  return {
    text: textFamilies,
    display: { font: [...familiesOf(font.family), ...textFamilies], weight: font.weight },
  };
}

/** All that a look may name, as TrueType. Devanagari does not lean: what is emphasised stands upright. */
export async function fontFiles(): Promise<Buffer[]> {
  const files = scripts.flatMap((script) => [
    ...[400, 700].flatMap((weight) =>
      (script === 'devanagari' ? ['normal'] : ['normal', 'italic']).map((style) => ({
        family: text[script],
        folder: text[script].toLowerCase().replace(' ', '-'),
        script,
        weight,
        style,
      })),
    ),
    ...Object.values(displayFonts).flatMap((font) => (font ? [{ ...font, script, style: 'normal' }] : [])),
  ]);
  return Promise.all(
    files.map(async ({ family, folder, script, weight, style }) => {
      const file = import.meta.resolve(`@fontsource/${folder}/files/${folder}-${script}-${weight}-${style}.woff`);
      const trueType = await convert(readFileSync(fileURLToPath(file)), 'truetype');
      return inFamily(joinedInEveryLanguage(trueType), `${family} ${script}`);
    }),
  );
}
