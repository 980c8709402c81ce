/** Longest subject in graphemes: enough for a name, a class and both references in a phone's list of mails. */
const subjectLetters = 150;
/** UTF-16 code units that we allow per grapheme. No script needs more, but an attacker can put thousands of marks on one letter. */
const unitsPerLetter = 16;
/** The segmenter is cached, because creating one takes ten times as long as using it. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Makes text safe for a header: no control characters, above all no line ends, which would allow header injection (RFC 5322 §2.2), and no
 * direction marks. Joiners stay, because Devanagari needs them.
 */
export function toHeaderText(text: string, maxLetters = subjectLetters): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Cut before segmenting, which takes seconds for 50,000 characters because its time isn't linear.
  const short = cut(line, maxLetters * unitsPerLetter);
  const letters = Array.from(segmenter.segment(short), ({ segment }) => segment).slice(0, maxLetters);
  const shown = letters.map((letter) => cut(letter, unitsPerLetter)).join('');
  return shown.length < line.length ? `${shown}…` : shown;
}

/** @param units maximum UTF-16 code units; doesn't split surrogate pairs */
function cut(text: string, units: number): string {
  return text.slice(0, units).replace(/\p{Cs}$/u, '');
}
