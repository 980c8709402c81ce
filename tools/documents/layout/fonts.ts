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

interface Lettering {
  /** Families, each with some of the letters: of one family a typesetter takes one file. */
  font: string[];
  weight: number;
}

/**
 * The lettering of a document: of its running text, of its title and of the school's name above. Signs are moved to their
 * letters in the name alone, which is drawn and not read: a face for titles may need that (विद्यामंदिर, पिंपळ), so that the
 * Devanagari of a title, which is copied and searched, is in the text face.
 */
export function letteringOf(displayFont: Look['displayFont']): Record<'text' | 'title' | 'name', Lettering> {
  const font = displayFontOf(displayFont);
  const ownScripts = (own: readonly (typeof scripts)[number][]) =>
    font ? own.map((script) => `${font.family} ${script}`) : [];
  return {
    text: { font: textFamilies, weight: 400 },
    title: { font: [...ownScripts(['latin', 'latin-ext']), ...textFamilies], weight: 700 },
    // The phone's own face is not there to be put into a PDF; the text face in bold is as plain.
    name: { font: [...ownScripts(scripts), ...textFamilies], weight: font?.weight ?? 700 },
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
