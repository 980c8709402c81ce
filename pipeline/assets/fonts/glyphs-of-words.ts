import * as harfbuzz from 'harfbuzzjs';
import type { Language } from '../../../words/languages';

/** @param font TrueType */
export function openFont(font: Uint8Array): harfbuzz.Font {
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font).buffer)));
}

/** Shapes a word as browsers do. @param onStep gets the glyphs of the word after each step of shaping */
export function shaped(
  font: harfbuzz.Font,
  word: string,
  language: Language,
  onStep?: (glyphs: number[]) => void,
): harfbuzz.Buffer {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  if (onStep)
    buffer.setMessageFunc((current, _font, message) => {
      if (!message.startsWith('start')) onStep(glyphsOf(current));
      return true;
    });
  harfbuzz.shape(font, buffer);
  return buffer;
}

/**
 * Collects the final and intermediate glyphs of words: क + ् first becomes a half letter, which a later rule joins to the
 * next letter.
 *
 * @throws Error if the font lacks a letter
 */
export function glyphsOfWords(font: harfbuzz.Font, words: Iterable<string>, language: Language): Set<number> {
  const glyphs = new Set<number>();
  for (const word of words) {
    const last = shaped(font, word, language, (step) => step.forEach((glyph) => glyphs.add(glyph)));
    if (glyphsOf(last).includes(0)) throw new Error(`The font has no letters for “${word}”.`);
    for (const glyph of glyphsOf(last)) glyphs.add(glyph);
  }
  return glyphs;
}

function glyphsOf(buffer: harfbuzz.Buffer): number[] {
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}
