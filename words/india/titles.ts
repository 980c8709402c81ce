/** Titles as they stand in front of names in India, by whom they speak of; with a full stop where they are initials without it. */
const titles = {
  woman: `
    mrs ms miss smt shrimati shreemati srimati sau sow kum kumari km. sushri madam begum sister mother sr.
    श्रीमती श्रीमति सौ सौभाग्यवती कुमारी सुश्री बेगम सिस्टर श्रीम
    શ્રીમતી સૌ કુ કુમારી સુશ્રી
    শ্রীমতী ਸ਼੍ਰੀਮਤੀ శ్రీమతి ಶ್ರೀಮತಿ ശ്രീമതി திருமதி செல்வி ଶ୍ରୀମତୀ محترمہ`,
  man: `
    mr shri shree sri sh shriman thiru sir father brother fr br maulana sardar
    श्री श्रीमान श्रीमान् फादर ब्रदर मौलाना सरदार
    શ્રી શ્રીમાન
    শ্রী ਸ਼੍ਰੀ శ్రీ ಶ್ರೀ ശ്രീ திரு ଶ୍ରୀ جناب`,
  // They say what somebody is, not whether a woman or a man, who may be named behind them: Dr. (Mrs.).
  anyone: `
    dr prof professor er adv advocate ca capt captain major col lt rev principal teacher m mx ku late
    डॉ डा डाॅ प्रा प्रो इंजि ॲड एड ऍड कॅप्टन कैप्टन कु स्व कै
    ડૉ ડો પ્રો
    ডঃ ਡਾ డా ಡಾ ഡോ டாக்டர் ଡ ڈاکٹر`,
};

/** Whom a title speaks of. */
type Titled = keyof typeof titles;

const titled = new Map(
  Object.entries(titles).flatMap(([person, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word.normalize('NFC'), person as Titled]),
  ),
);

/** Of whom a word speaks, with or without a full stop, that stands as a title in front of a name; `undefined` for any other. */
export function titleOf(word: string): Titled | undefined {
  const title = word.normalize('NFC').toLowerCase();
  return titled.get(title) ?? titled.get(title.replace(/\.$/, ''));
}
