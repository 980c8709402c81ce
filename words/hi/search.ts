import { devanagariLetters } from '../scripts/devanagari-letters.ts';
import type { SearchRules } from '../language.ts';

export const search: SearchRules = {
  letters: devanagariLetters,
  // Plural and oblique endings. Postpositions are separate words in Hindi. Some people type in Latin letters.
  endings: [
    ...['iyon', 'iyan', 'iyaan'],
    ...['ियों', 'ियां', 'ियो', 'ओं', 'एं', 'ाए', 'ों', 'ें', 'ां', 'ीं', 'ये', 'यों', 'ा', 'ी', 'े', 'ो', 'ि', 'ू', 'ु', 'ं'],
  ],
  whole: ['कक्षा', 'संगीत', 'शिक्षा', 'परीक्षा', 'भाषा', 'सूची'],
  questionWords: [
    'का की के को में से पर है हैं और या कब कैसे क्या कहां कौन मेरा मेरी मेरे चाहिए होगी होगा मिलेगी मिलेगा बाद पहले विद्यालय स्कूल शाला',
    'ka ke ki ko kab kaise kya kahan hai hain skul vidyalay',
  ],
};
