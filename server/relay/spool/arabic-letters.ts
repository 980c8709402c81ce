/** Sounds of Arabic and Urdu letters in Latin letters; letters that are left out have none. */
const consonants: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    b: 'ب',
    p: 'پ',
    t: 'تٹطة',
    s: 'ثسص',
    j: 'ج',
    ch: 'چ',
    h: 'حهہۂ',
    kh: 'خ',
    d: 'دڈ',
    z: 'ذزضظ',
    r: 'رڑ',
    zh: 'ژ',
    sh: 'ش',
    gh: 'غ',
    f: 'ف',
    q: 'ق',
    k: 'کك',
    g: 'گ',
    l: 'ل',
    m: 'م',
    n: 'نں',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
);
const silentFirst = /^[اعء]/;
/** Words with more ambiguous letters aren't names, and visitors could send one that takes a minute. */
const maxSpellings = 64;
const vowels = ['a', 'e', 'i', 'o', 'u'];

/**
 * How a folded word of Arabic letters may be written in Latin ones. The script leaves out short vowels, and some letters are a vowel or a
 * consonant, so there are several; consonants get an `a` after them, as in Devanagari. Empty for words of other scripts.
 */
export function latinSpellings(word: string): string[] {
  const letters = [...word.replace(/\p{M}|ـ/gu, '')];
  if (!letters.some((letter) => /\p{Script=Arabic}/u.test(letter))) return [];
  let spellings = [''];
  for (const [index, letter] of letters.entries()) {
    const isFirst = index === 0;
    const isLast = index === letters.length - 1;
    const options = optionsOf(letter, isFirst, isLast && letters.length > 1);
    spellings = spellings
      .flatMap((start) => options.map((option) => join(start, letter, option)))
      .slice(0, maxSpellings);
  }
  return [...new Set(spellings)];
}

function optionsOf(letter: string, isFirst: boolean, isLast: boolean): string[] {
  if (isFirst && silentFirst.test(letter)) return vowels;
  if (letter === 'و') return isFirst ? ['va'] : ['va', 'u'];
  if (/[يیىےې]/.test(letter)) return [isFirst ? 'ya' : 'i'];
  // At the end of a name such as فاطمہ it only carries the vowel, in شاہ it is spoken.
  if (isLast && /[هہۂة]/.test(letter)) return letter === 'ة' ? ['', 'ta'] : ['', 'ha'];
  const latin = consonants[letter];
  return [latin === undefined ? '' : `${latin}a`];
}

/** @param start what was read so far: ھ makes the consonant before it an aspirate */
function join(start: string, letter: string, option: string): string {
  return letter === 'ھ' ? start.replace(/a$/, 'ha') : start + option;
}
