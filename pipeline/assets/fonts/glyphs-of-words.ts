import * as harfbuzz from 'harfbuzzjs';
import type { Language } from '../../../words/languages';

/** @param font as TrueType */
export function openFont(font: Uint8Array): harfbuzz.Font {
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font).buffer)));
}

/**
 * Sets a word as browsers do.
 *
 * @param onStep is called after each step with what the word is made of then
 */
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
 * The glyphs that words are made of in a font, and those that they pass through on the way: क + ् first becomes a half
 * letter, which a later rule joins to the next one.
 *
 * @throws Error for a letter that the font does not have
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
