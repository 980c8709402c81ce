import { illustrate } from './illustrate';
import { hi } from './words/hi';
import { mr } from './words/mr';
import type { IllustrationRequest, World } from '../world';
import type { TranslatedWords } from './words/words';

/** In the spirit of the Warli wall paintings of Maharashtra. */
export const warli: World = {
  illustrate(request, colours) {
    const { svg, description } = illustrate(request, colours);
    return { svg, descriptions: { en: description, mr: described(request, mr), hi: described(request, hi) } };
  },
  colophons: {
    en: 'The pictures are drawn in the spirit of the Warli wall paintings of Maharashtra.',
    mr: mr.colophon,
    hi: hi.colophon,
  },
};

function described({ theme, person = 'anyone' }: IllustrationRequest, words: TranslatedWords): string {
  if (theme === 'portrait') return words.portraits[person];
  if (theme === 'chairmans-desk' && person === 'woman') return words.drawings['principals-desk'];
  if (theme === 'principals-desk' && person === 'man') return words.drawings['chairmans-desk'];
  return words.drawings[theme];
}
