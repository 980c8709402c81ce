import { box, point, type Box } from '../line/geometry';
import type { Stage } from '../composition/stage';
import { FingerDots, Flowers, Grass } from '../things/ground-cover';
import { animalStories } from './animals';
import { cloudStory, flockStory, landscapeStories, sunStory } from './landscape';
import { pastimeStories, guestStories } from './pastimes';
import { peopleStories } from './people';
import type { Story } from './story';

/** The kind of side stories around a main story. */
export type Company = 'village' | 'quiet' | 'rainy';

const creatures = [...animalStories, ...guestStories, flockStory];

const casts: Record<Company, readonly Story[]> = {
  village: [...landscapeStories, ...creatures, ...peopleStories, ...pastimeStories],
  rainy: [...landscapeStories, cloudStory, cloudStory, ...creatures],
  quiet: [...landscapeStories, ...creatures],
};

interface Filling {
  sun?: boolean;
  /** Most side stories: more would make the file too large for slow phones. Grass and dots fill the rest. */
  most?: number;
  /** Areas of main stories; only animals and trees may enter. */
  around?: readonly Box[];
}

/**
 * Fills the space around the main story: large stories first, then smaller ones, then grass, flowers and fingertips.
 * @param unit height of an adult man in the main story, in pixels
 */
export function fillWall(
  stage: Stage,
  company: Company,
  unit: number,
  { sun = false, most = 20, around = [] }: Filling = {},
): void {
  for (const place of around) stage.occupancy.keep(place);
  if (sun) placed(stage, sunStory, unit, 1);
  const told = new Map<Story, number>();
  // Trees and houses come first: after the many small stories, they would find no space.
  const large = fillWith(stage, landscapeStories, unit, Math.min(stage.chance.whole(2, 4), most), told);
  const outside = large + fillWith(stage, invited(stage, casts[company], 0.62), unit, most - large, told);
  stage.occupancy.release();
  fillWith(stage, invited(stage, creatures, 0.5), unit * 0.8, Math.min(7, most - outside + 3), told);
  lastGaps(stage, unit);
}

/** Picks a random share of the stories, so that neighbours in a gallery differ. */
function invited(stage: Stage, cast: readonly Story[], share: number): Story[] {
  return stage.chance.shuffled(cast).slice(0, Math.ceil(cast.length * share));
}

function fillWith(stage: Stage, cast: readonly Story[], unit: number, most: number, told: Map<Story, number>): number {
  let count = 0;
  for (const reduction of [1, 0.86, 0.72, 0.58, 0.46]) {
    for (const story of stage.chance.shuffled(cast)) {
      if (count >= most) return count;
      if ((told.get(story) ?? 0) >= (story.times ?? 1)) continue;
      if (!placed(stage, story, unit, reduction)) continue;
      told.set(story, (told.get(story) ?? 0) + 1);
      count++;
    }
  }
  return count;
}

function placed(stage: Stage, story: Story, unit: number, reduction: number): boolean {
  const { chance } = stage;
  const scale = unit * chance.between(...story.scale) * reduction;
  if (scale < 15) return false;
  const gap = scale * 0.07;
  const [w, h] = [story.wide * scale + gap * 2, story.high * scale + gap * 2];
  const room = stage.occupancy.place(w, h, story.from ?? 0, story.to ?? 1, chance.whole(0, 1e9));
  if (!room) return false;
  stage.claim(room);
  stage.tell(story.paint(stage, box(room.x + gap, room.y + gap, room.w - gap * 2, room.h - gap * 2), scale));
  return true;
}

function lastGaps(stage: Stage, mainUnit: number): void {
  const { chance, occupancy, frame } = stage;
  const unit = Math.min(mainUnit, Math.sqrt(frame.w * frame.h) * 0.13);
  const brush = Math.max(1, unit * 0.02);
  const tufts = occupancy
    .leftovers(unit * 0.26, 34, chance.whole(0, 1e9))
    .map((room) => point(room.x + room.w * chance.between(0.25, 0.75), room.y + room.h * chance.between(0.78, 1)));
  const flowers = tufts.filter((_, i) => i % 5 < 2);
  const grass = tufts.filter((_, i) => i % 5 >= 2);
  const dots = occupancy
    .leftovers(unit * 0.13, 60, chance.whole(0, 1e9))
    .map((room) => point(room.x + room.w * chance.between(0.3, 0.7), room.y + room.h * chance.between(0.3, 0.7)));
  stage.draw(
    <Grass spots={grass} size={unit * 0.19} brush={brush} seed={stage.seed()} />,
    <Flowers spots={flowers} size={unit * 0.24} brush={brush} seed={stage.seed()} />,
    <FingerDots spots={dots} radius={Math.max(1, unit * 0.014)} />,
  );
}
