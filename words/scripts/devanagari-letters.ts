import type { SearchLetters } from '../language.ts';

/** Consonants without the `a` that each has unless a vowel sign follows. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 's', ष: 's', स: 's', ह: 'h' },
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऍ: 'a',
  ॲ: 'a',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
};
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॅ': 'a',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
  '्': '',
};

export const devanagariLetters: SearchLetters = {
  alike: [
    // Drops the nukta, a dot that is a character of its own in decomposed text: फ़ीस, फीस.
    [/\u093C/g, ''],
    [/ँ/g, 'ं'],
    // Writes a nasal before a consonant as an anusvara, as many people do: हिन्दी, हिंदी.
    [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, 'ं'],
    // Adds the virama that is missing in a doubled consonant: छुटटी, छुट्टी.
    [/([क-ह])\1/g, '$1्$1'],
  ],
  toLatin(word) {
    const letters = [...word];
    return letters
      .map((letter, index) => {
        const consonant = CONSONANTS[letter];
        if (consonant !== undefined) return (letters[index + 1] ?? '') in SIGNS ? consonant : `${consonant}a`;
        if (letter === 'ं') return 'n';
        return VOWELS[letter] ?? SIGNS[letter] ?? letter;
      })
      .join('');
  },
};
