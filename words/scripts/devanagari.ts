import type { Script } from './script.ts';

export const devanagari = {
  name: 'devanagari',
  digits: { numberingSystem: 'deva', listStyle: 'devanagari', printedList: '१' },
  // Lines are higher than in Latin, because vowel signs are above and below the letters.
  lineHeight: 1.4,
  phoneFonts: ['Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', 'Mangal'],
  headings: {
    fonts: ['yatra-one', 'baloo-2', 'rozha-one'],
    // The range includes joiners, which occur inside words, and ₹, which is in the same font files.
    letters: { range: 'U+900-97F,U+200C-200D,U+20B9', words: /(?:[\u0900-\u097F\u20B9]|\u200C|\u200D)+/g },
  },
  // Mukta joins ट्ट्य and has ई as one glyph. In Noto Sans ई is two glyphs, after which Chrome's PDF viewer loses a space.
  paper: { family: 'Mukta', folder: 'mukta', files: ['devanagari'], hasItalic: false },
} as const satisfies Script;
