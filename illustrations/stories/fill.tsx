import { box, point, type Point } from '../line/geometry';
import type { Stage } from '../composition/stage';
import { FingerDots, Flowers, Grass } from '../things/ground-cover';
import { animalStories } from './animals';
import { cloudStory, landscapeStories, sunStory } from './landscape';
import { peopleStories } from './people';
import type { Story } from './story';

/** Which side stories keep the main one company. */
export type Company = 'village' | 'quiet' | 'rainy' | 'night' | 'none';

const casts: Record<Company, readonly Story[]> = {
  village: [...landscapeStories, ...animalStories, ...peopleStories],
  night: [...landscapeStories, ...animalStories, ...peopleStories],
  rainy: [...landscapeStories, cloudStory, ...animalStories],
  quiet: [...landscapeStories, ...animalStories],
  none: [],
};

/** Pictures a byte heavier than this pay for it on a slow phone; the wall is full long before. */
const mostStories = 26;

/**
 * Fills what the main story left free: large stories first, then ever smaller ones, then grass, flowers and fingertips.
 * @param unit pixels of a grown man in the main story
 */
export function fillWall(stage: Stage, company: Company, unit: number, { sun = false }: { sun?: boolean } = {}): void {
  if (company === 'none') return;
  const { chance } = stage;
  if (sun) placed(stage, sunStory, unit, 1);
  const told = new Map<Story, number>();
  let count = 0;
  for (const reduction of [1, 0.86, 0.72, 0.58, 0.46]) {
    for (const story of chance.shuffled(casts[company])) {
      if (count >= mostStories) break;
      if ((told.get(story) ?? 0) >= (story.times ?? 1)) continue;
      if (!placed(stage, story, unit, reduction)) continue;
      told.set(story, (told.get(story) ?? 0) + 1);
      count++;
    }
  }
  lastGaps(stage, unit);
}

function placed(stage: Stage, story: Story, unit: number, reduction: number): boolean {
  const { chance } = stage;
  const scale = unit * chance.between(...story.scale) * reduction;
  if (scale < 15) return false;
  const gap = scale * 0.07;
  const room = stage.occupancy.place(
    story.wide * scale + gap * 2,
    story.high * scale + gap * 2,
    story.from ?? 0,
    story.to ?? 1,
    chance.whole(0, 1e9),
  );
  if (!room) return false;
  stage.claim(room);
  stage.tell(story.paint(stage, box(room.x + gap, room.y + gap, room.w - gap * 2, room.h - gap * 2), scale));
  return true;
}

function lastGaps(stage: Stage, unit: number): void {
  const { chance } = stage;
  const brush = Math.max(1, unit * 0.02);
  const grass: Point[] = [];
  const flowers: Point[] = [];
  for (const room of stage.occupancy.leftovers(unit * 0.28, 26, chance.whole(0, 1e9)))
    (chance.odds(0.4) ? flowers : grass).push(point(room.x + room.w * chance.between(0.4, 0.6), room.y + room.h * 0.9));
  const dots = stage.occupancy
    .leftovers(unit * 0.13, 60, chance.whole(0, 1e9))
    .map((room) => point(room.x + room.w * chance.between(0.3, 0.7), room.y + room.h * chance.between(0.3, 0.7)));
  stage.draw(
    <Grass spots={grass} size={unit * 0.2} brush={brush} seed={chance.whole(0, 1e6)} />,
    <Flowers spots={flowers} size={unit * 0.26} brush={brush} seed={chance.whole(0, 1e6)} />,
    <FingerDots spots={dots} radius={Math.max(1, unit * 0.014)} />,
  );
}
