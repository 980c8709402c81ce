import type { Colours } from '../../../look/colours';
import { Border, Ground, type BorderKind } from '../composition/ground';
import type { Stage } from '../composition/stage';
import { type Clause, described, type Descriptions } from '../composition/words';
import { box } from '../line/geometry';
import { groundsOf, type GroundName, type Palette } from '../line/paint';
import { fillWall, type Company } from '../stories/fill';
import type { Story } from '../stories/story';

/** How to draw a theme. */
export interface Theme {
  palette: (seed: number, colours: Colours) => Palette;
  border: BorderKind;
  /** Paints the stage. @returns the description of the main story, without a full stop */
  paint: (stage: Stage, seed: number) => Descriptions;
}

/** A story that can be the main one of a wall. */
export interface MainStory extends Omit<Story, 'scale' | 'from' | 'to' | 'times'> {
  /** Most horizontal stretching of the story if the wall has space; 1 means none. */
  stretch?: number;
  paint: (...args: Parameters<Story['paint']>) => Clause;
}

interface WallPlan {
  grounds: readonly GroundName[];
  border?: BorderKind;
  stories: readonly MainStory[];
  company?: Company;
  sun?: boolean;
  /** Most side stories of the wall. */
  most?: number;
  /** Height of the main story, as a share of the wall’s height. */
  share?: number;
}

/** A wall with one main story, chosen by the seed so that neighbours in a gallery differ, and small ones all around it. */
export function wallOf({
  grounds: names,
  border = 'all',
  stories,
  company = 'village',
  sun = true,
  share = 0.64,
  most = 20,
}: WallPlan): Theme {
  const nth = <T,>(list: readonly T[], index: number): T =>
    list[((index % list.length) + list.length) % list.length] as T;
  return {
    palette: (seed, colours) => groundsOf(colours)[nth(names, seed + Math.floor(seed / Math.max(1, stories.length)))],
    border,
    paint: (stage, seed) => {
      stage.draw(<Ground frame={stage.frame} seed={seed} />, <Border frame={stage.frame} kind={border} seed={seed} />);
      const story = nth(stories, seed);
      const { place, scale } = mainPlace(stage, story, share);
      const main = stage.drawSettled(() => story.paint(stage, place, scale));
      fillWall(stage, company, scale, { sun, most, around: [place] });
      return described(main);
    },
  };
}

/** The area of the main story: wide walls leave both ends, and tall walls the top, to side stories. */
function mainPlace(stage: Stage, { wide, high, stretch = 1.25 }: MainStory, share: number) {
  const { field, chance } = stage;
  const aspect = field.w / field.h;
  const most = aspect > 1.9 ? Math.min(0.9, share + 0.16) : aspect < 1.15 ? share * 0.92 : share;
  const room = aspect > 1.9 ? 0.66 : 0.97;
  // A low story doesn’t grow to the height of the wall; it gets wider and has more people instead.
  const tallest = Math.min(field.h * 0.36, Math.sqrt(field.w * field.h) * 0.26);
  const scale = Math.min((field.h * most) / high, (field.w * room) / wide, tallest);
  const w = Math.min(field.w * room, wide * scale * Math.max(1, stretch));
  const h = high * scale;
  const slack = field.w - w;
  const x = field.x + slack * (slack > field.w * 0.12 ? chance.between(0.2, 0.8) : 0.5);
  const below = field.h - h;
  const y = field.y + below * (below > field.h * 0.4 ? chance.between(0.5, 0.9) : chance.between(0.82, 0.99));
  return { place: box(x, y, w, h), scale };
}
