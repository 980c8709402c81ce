import type { Language } from '../words/languages';

/*
 * Endings of words. They are taken off one after the other, the longest first, as long as three letters stay, so that a word is
 * found in any of its forms. A sign of a vowel counts as a letter.
 */

/** Marathi: what stands behind a noun (in, to, of, from, for, and the like), behind the vowel that it takes before them. */
const MARATHI = [
  ...['साठी', 'मध्ये', 'पासून', 'पर्यंत', 'बद्दल', 'विषयी', 'कडून', 'कडे', 'वरील', 'वरून', 'वर', 'खाली', 'जवळ'],
  ...['ांतील', 'ातील', 'ेतील', 'ीतील', 'मधील', 'ांतून', 'ातून', 'ेतून', 'हून', 'ांत', 'ात', 'ेत', 'ीत'],
  ...['च्या', 'चा', 'ची', 'चे', 'चं', 'ना', 'ला', 'ने', 'नी', 'शी', 'ही', '्यां', '्या', 'यां', 'या'],
  ...['ां', 'ीं', 'ा', 'ी', 'े', 'ो', 'ि', 'ू', 'ु', 'ं'],
];

/** Hindi: plural and oblique endings; what stands behind a noun is a word of its own. */
const HINDI = ['ियों', 'ियां', 'ियो', 'ओं', 'एं', 'ाए', 'ों', 'ें', 'ां', 'ीं', 'ये', 'यों', 'ा', 'ी', 'े', 'ो', 'ि', 'ू', 'ु', 'ं'];

const ENGLISH = ['s'];

const SUFFIXES: Readonly<Record<Language, readonly string[]>> = {
  en: ENGLISH,
  mr: MARATHI.sort((a, b) => b.length - a.length),
  hi: HINDI.sort((a, b) => b.length - a.length),
};

/** Words that are another word without their ending: a room and a class, music and company, education and a teacher. */
const WHOLE: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['class', 'address', 'news']),
  mr: new Set(['कक्षा', 'संगीत', 'शिक्षा']),
  hi: new Set(['कक्षा', 'संगीत', 'शिक्षा', 'परीक्षा', 'भाषा', 'सूची']),
};

/** Words of a question that say nothing of what is asked, in both scripts. The school is always meant. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a after an and at before do does for how i in is my of on or the to what when where which who with school',
    'आहे आहेत आणि व की कधी कसा कशी कसे काय कुठे कोण माझा माझी माझे हवा हवी हवे नंतर आधी शाळा शाळेचा शाळेची शाळेचे शाळेत',
    'का की के को में से पर है हैं और या कब कैसे क्या कहां कौन मेरा मेरी मेरे चाहिए होगी होगा मिलेगी मिलेगा बाद पहले विद्यालय स्कूल शाला',
    'ahe aahe ani kadhi kasa kashi kase kay kuthe ka ke ki ko kab kaise kya kahan hai hain shala shalechi skul vidyalay',
  ].flatMap((words) => words.split(' ')),
);

/** The words of a question that say what is asked; all of them, if none does. @param words folded */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const said = words.filter((word) => !STOP_WORDS.has(word));
  return said.length > 0 ? said : words;
}

const FEWEST_LETTERS = 3;

/** A folded word without its endings. */
export function stemOf(word: string, language: Language): string {
  if (WHOLE[language].has(word)) return word;
  for (const suffix of SUFFIXES[language])
    if (word.endsWith(suffix) && word.length - suffix.length >= FEWEST_LETTERS)
      return stemOf(word.slice(0, -suffix.length), language);
  return word;
}
