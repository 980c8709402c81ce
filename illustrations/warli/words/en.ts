import type { WorldWords } from './words';

export const en: WorldWords = {
  colophon: 'The pictures are drawn in the spirit of the Warli wall paintings of Maharashtra.',
  numbers:
    'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
      ' ',
    ),
  and: 'and',
  stop: '.',
  // English needs no translations: its phrases are the keys in the other languages.
  phrases: {},
};
