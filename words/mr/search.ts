import { devanagariLetters } from '../scripts/devanagari-letters.ts';
import type { SearchRules } from '../language.ts';

export const search: SearchRules = {
  letters: devanagariLetters,
  // Postpositions (in, to, of, from, for, …) with the vowel before them: Marathi writes them onto the noun.
  endings: [
    ...['साठी', 'मध्ये', 'पासून', 'पर्यंत', 'बद्दल', 'विषयी', 'कडून', 'कडे', 'वरील', 'वरून', 'वर', 'खाली', 'जवळ'],
    ...['ांतील', 'ातील', 'ेतील', 'ीतील', 'मधील', 'ांतून', 'ातून', 'ेतून', 'हून', 'ांत', 'ात', 'ेत', 'ीत'],
    ...['च्या', 'चा', 'ची', 'चे', 'चं', 'ना', 'ला', 'ने', 'नी', 'शी', 'ही', '्यां', '्या', 'यां', 'या'],
    // The same as people type them in Latin letters: “suttyanchi yadi”.
    ...['yanchi', 'yanche', 'yancha', 'yanchya', 'yanna', 'yansathi', 'chya', 'sathi'],
    ...['ां', 'ीं', 'ा', 'ी', 'े', 'ो', 'ि', 'ू', 'ु', 'ं'],
  ],
  whole: ['कक्षा', 'संगीत', 'शिक्षा'],
  questionWords: [
    'आहे आहेत आणि व की कधी कसा कशी कसे काय कुठे कोण माझा माझी माझे हवा हवी हवे नंतर आधी शाळा शाळेचा शाळेची शाळेचे शाळेत',
    'ahe aahe ani kadhi kasa kashi kase kay kuthe shala shalechi',
  ],
};
