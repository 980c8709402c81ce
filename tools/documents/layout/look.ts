import { Font, StyleSheet } from '@react-pdf/renderer';
import { convert } from 'fontverter';
import { createContext, useContext } from 'react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { displayFonts, displayFontOf } from '../../../look/display-fonts';
import type { Look } from '../../../model/concepts/look';
import { scripts } from '../letters';

const face = (name: string) => scripts.map((script) => `${name} ${script}`);

/**
 * Mukta for Devanagari: Noto Sans makes ई and ऐ of two glyphs, of which the PDF library loses one at the beginning of a line
 * (docs/decisions/0036-devanagari-in-pdfs.md).
 */
const textFace = ['Noto Sans latin', 'Noto Sans latin-ext', 'Mukta devanagari'];

for (const script of scripts) {
  for (const font of Object.values(displayFonts)) {
    if (!font) continue;
    Font.register({
      family: `${font.family} ${script}`,
      src: await fontData(font.folder, script, font.weight, 'normal'),
    });
  }
}

for (const fontWeight of [400, 700] as const) {
  for (const script of ['latin', 'latin-ext'] as const)
    for (const fontStyle of ['normal', 'italic'] as const)
      Font.register({
        family: `Noto Sans ${script}`,
        fontWeight,
        fontStyle,
        src: await fontData('noto-sans', script, fontWeight, fontStyle),
      });
  // Devanagari does not lean: what is emphasised stands upright.
  const src = await fontData('mukta', 'devanagari', fontWeight, 'normal');
  for (const fontStyle of ['normal', 'italic'] as const)
    Font.register({ family: 'Mukta devanagari', fontWeight, fontStyle, src });
}

// Names and dates are never broken inside a word.
Font.registerHyphenationCallback((word) => [word]);

/** As TrueType: out of a compressed file, the PDF library unpacks a table anew each time it looks into it. @returns a data URL */
async function fontData(font: string, script: string, weight: number, style: string): Promise<string> {
  const file = import.meta.resolve(`@fontsource/${font}/files/${font}-${script}-${weight}-${style}.woff`);
  const trueType = await convert(readFileSync(fileURLToPath(file)), 'truetype');
  return `data:font/ttf;base64,${trueType.toString('base64')}`;
}

/** Points, 72 to an inch. */
export const pageMargin = 46;

/** What the parts of a document share: the school’s colours, and styles in them and in its lettering. */
export function documentLook({ colours, displayFont }: Pick<Look, 'colours' | 'displayFont'>) {
  const font = displayFontOf(displayFont);
  // The phone’s own face is not there to be put into a PDF; the text face in bold is as plain.
  const display = font ? { fontFamily: face(font.family).concat(textFace) } : { fontFamily: textFace, fontWeight: 700 };
  const styles = StyleSheet.create({
    page: {
      paddingTop: 46,
      paddingBottom: 66,
      paddingHorizontal: pageMargin,
      fontFamily: textFace,
      fontSize: 10.5,
      color: colours.text,
    },
    name: { ...display, fontSize: 30, lineHeight: 1.3 },
    title: { ...display, fontSize: 22, lineHeight: 1.25, marginTop: 20, marginBottom: 12 },
    heading: { ...display, fontSize: 14, lineHeight: 1.3, color: colours.wall },
    small: { fontSize: 8.5, lineHeight: 1.45, color: colours.printQuiet },
    // Not on the page: @react-pdf/renderer 4.9 does not draw the page number, a text with `render`, if it inherits this.
    text: { fontSize: 10.5, lineHeight: 1.5 },
    bold: { fontWeight: 700 },
    italic: { fontStyle: 'italic' },
  });
  return { colours, styles };
}

interface SharedLook extends ReturnType<typeof documentLook> {
  /** A text in the digits of the document. */
  shown: (text: string) => string;
}

const LookContext = createContext<SharedLook | undefined>(undefined);

export const LookProvider = LookContext.Provider;

export function useLook(): SharedLook {
  const look = useContext(LookContext);
  if (!look) throw new Error('The parts of a document stand in a LookProvider.');
  return look;
}
