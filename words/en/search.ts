import type { SearchRules } from '../language.ts';

export const search: SearchRules = {
  letters: undefined,
  endings: ['s'],
  whole: ['class', 'address', 'news'],
  questionWords: [
    'a after an and at before do does for how i in is my of on or the to what when where which who with school',
  ],
};
