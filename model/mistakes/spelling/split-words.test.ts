import { expect, it } from 'vitest';
import { splitWords } from './split-words';

it.each([
  ['इयत्ता सातवी पर्यंत मोफत', 'सातवीपर्यंत'],
  ['एसपीएलएस ची कागदपत्रे', 'एसपीएलएसची'],
  ['{{schoolName}}\n  ची कागदपत्रे', '{{schoolName}}ची'],
  ['गावा पासून दूर', 'गावापासून'],
  ['पालकां साठी.', 'पालकांसाठी'],
  ['पालक-\n  शिक्षक संघ', 'पालक-शिक्षक'],
])('a word that a line break has split is found: %s', (text, meant) => {
  expect(splitWords(text, 'mr').map((word) => word.meant)).toEqual([meant]);
});

it.each([
  ['mr', '{{founded}} पासून, 2018-19 ची क्षणचित्रे, सकाळी 8.10 ला, “शाळा” साठी'],
  ['mr', 'दोन तासिकांच्या मध्ये; वर दिलेली वेळ, मुलाला साठीतले आजोबा'],
  ['hi', 'बच्चों के लिए, कक्षा 5 से, छोटी-छोटी बातें'],
  ['en', 'pre- and post-school'],
] as const)('words that stand alone are left: %s', (language, text) => {
  expect(splitWords(text, language)).toEqual([]);
});
