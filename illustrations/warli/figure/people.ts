import type { Chance } from '../line/chance';
import type { Tone } from '../line/paint';
import type { Dress, Hair } from './person';

export type Who = 'girl' | 'boy' | 'woman' | 'man' | 'anyone' | 'toddler';

interface Build {
  /** Height as a share of an adult man's height. */
  tall: number;
  hair: readonly Hair[];
  hipWidth: number;
  /** Extra length of the skirt as a share of the figure's height; see `skeleton`. */
  skirtLength: number;
  headSize: number;
  pallu: boolean;
}

export const builds: Record<Who, Build> = {
  toddler: { tall: 0.46, hair: ['tuft', 'ponytail'], hipWidth: 1.15, skirtLength: 0.03, headSize: 1.5, pallu: false },
  girl: {
    tall: 0.68,
    hair: ['braid', 'bun', 'ponytail', 'braid'],
    hipWidth: 1.25,
    skirtLength: 0.05,
    headSize: 1.22,
    pallu: false,
  },
  boy: {
    tall: 0.68,
    hair: ['tuft', 'short', 'tuft', 'bare'],
    hipWidth: 0.95,
    skirtLength: 0,
    headSize: 1.22,
    pallu: false,
  },
  woman: { tall: 0.96, hair: ['bun'], hipWidth: 1.35, skirtLength: 0.2, headSize: 1, pallu: true },
  man: {
    tall: 1,
    hair: ['topi', 'turban', 'short', 'bare'],
    hipWidth: 0.95,
    skirtLength: 0,
    headSize: 1,
    pallu: false,
  },
  anyone: { tall: 0.98, hair: ['bare'], hipWidth: 1.15, skirtLength: 0.08, headSize: 1, pallu: false },
};

export const child = (chance: Chance): 'girl' | 'boy' => (chance.odds(0.5) ? 'girl' : 'boy');
export const adult = (chance: Chance): Who => (chance.odds(0.5) ? 'woman' : 'man');

/** Random clothes and hair. Colour stays rare: about one figure in eight wears any. */
export function dressed(who: Who, chance: Chance, colourful = 0.12): Dress {
  const build = builds[who];
  const hair = chance.pick(build.hair);
  const tone: Tone = chance.odds(0.75) ? 'accent' : 'second';
  const on =
    hair === 'turban'
      ? 'turban'
      : hair === 'bun' || hair === 'braid'
        ? chance.odds(0.6)
          ? 'flower'
          : 'skirt'
        : 'skirt';
  return {
    hair,
    pallu: build.pallu,
    spectacles: build.tall > 0.9 && chance.odds(0.2),
    colour: chance.odds(colourful) ? { on, tone } : undefined,
  };
}
