/** Enough for a name, a class and both references on a phone's list of mails, in letters as a reader counts them. */
const subjectLetters = 150;
/** UTF-16 code units for each letter: more than any writing needs, since one letter can carry thousands of marks. */
const unitsPerLetter = 16;
/** Made once: making one takes ten times as long as a subject in it. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Safe in a header: no control characters, above all no line ends, which would begin a header of the sender's choice
 * (RFC 5322 §2.2); no marks that turn the direction of what follows. Joiners stay: Devanagari needs them.
 */
export function toHeaderText(text: string, mostLetters = subjectLetters): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Cut before letters are told apart, which takes seconds for 50,000 characters: its time grows faster than the text.
  const short = cut(line, mostLetters * unitsPerLetter);
  const letters = Array.from(segmenter.segment(short), ({ segment }) => segment).slice(0, mostLetters);
  const shown = letters.map((letter) => cut(letter, unitsPerLetter)).join('');
  return shown.length < line.length ? `${shown}…` : shown;
}

/** @param units UTF-16 code units at most; of a pair that would be cut in two nothing stays. */
function cut(text: string, units: number): string {
  return text.slice(0, units).replace(/\p{Cs}$/u, '');
}
