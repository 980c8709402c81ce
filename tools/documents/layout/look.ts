import { Font, StyleSheet } from '@react-pdf/renderer';
import { fileURLToPath } from 'node:url';

/** The palette of the site, as paper takes it. */
export const colour = { indigo: '#1b2a4a', earth: '#9c3f26', ricePaste: '#fbf6ec', white: '#ffffff', grey: '#5a6070' };

/** A face is several files, each with some of the letters: Latin, then ₹ and accents, then Devanagari. */
const scripts = ['latin', 'latin-ext', 'devanagari'] as const;
const face = (name: string) => scripts.map((script) => `${name} ${script}`);

export const textFace = face('Noto Sans');
export const displayFace = face('Yatra One').concat(textFace);

for (const script of scripts) {
  Font.register({ family: `Yatra One ${script}`, src: fontFile('yatra-one', script, 400, 'normal') });
  Font.register({
    family: `Noto Sans ${script}`,
    fonts: ([400, 700] as const).flatMap((fontWeight) => [
      { fontWeight, src: fontFile('noto-sans', script, fontWeight, 'normal') },
      { fontWeight, fontStyle: 'italic' as const, src: fontFile('noto-sans', script, fontWeight, 'italic') },
    ]),
  });
}

// Names and dates are never broken inside a word.
Font.registerHyphenationCallback((word) => [word]);

function fontFile(font: string, script: string, weight: number, style: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource/${font}/files/${font}-${script}-${weight}-${style}.woff`));
}

/** Points, 72 to an inch. */
export const pageMargin = 46;

export const styles = StyleSheet.create({
  page: {
    paddingTop: 46,
    paddingBottom: 66,
    paddingHorizontal: pageMargin,
    fontFamily: textFace,
    fontSize: 10.5,
    color: colour.indigo,
  },
  title: { fontFamily: displayFace, fontSize: 22, lineHeight: 1.25, marginTop: 20, marginBottom: 12 },
  heading: { fontFamily: displayFace, fontSize: 14, lineHeight: 1.3, color: colour.earth },
  small: { fontSize: 8.5, lineHeight: 1.45, color: colour.grey },
  // Not on the page: @react-pdf/renderer 4.9 does not draw the page number, a text with `render`, if it inherits this.
  text: { fontSize: 10.5, lineHeight: 1.5 },
  bold: { fontWeight: 700 },
  italic: { fontStyle: 'italic' },
});
