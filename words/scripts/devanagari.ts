import type { Script } from './script.ts';

export const devanagari = {
  name: 'devanagari',
  digits: { numberingSystem: 'deva', listStyle: 'devanagari', printedList: '१' },
  // It has vowel signs above and below its letters.
  lineHeight: 1.4,
  phoneFonts: ['Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', 'Mangal'],
  headings: {
    sizes: { 'yatra-one': 108.2, 'baloo-2': 103.9, 'rozha-one': 102.5 },
    standIns: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular'],
    // With the joiners that stand inside words, and the rupee sign, which the fonts have among these letters.
    letters: { range: 'U+900-97F,U+200C-200D,U+20B9', words: /(?:[\u0900-\u097F\u20B9]|\u200C|\u200D)+/g },
  },
  // It joins ट्ट्य and has ई in one piece; Noto Sans makes two of it, and then Chrome's reader loses the space behind it.
  paper: { family: 'Mukta', folder: 'mukta', files: ['devanagari'], hasItalic: false },
} as const satisfies Script;
