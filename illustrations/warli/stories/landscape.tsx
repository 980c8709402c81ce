import { brush } from '../line/brush';
import { point, opposite } from '../line/geometry';
import type { Stage } from '../composition/stage';
import type { Clause } from '../composition/words';
import type { Box } from '../line/geometry';
import { Bird, Monkey, PerchedBird, Squirrel } from '../things/animals';
import { CropField, Pond } from '../things/ground-cover';
import { Fish } from '../things/animals';
import { Hut } from '../things/buildings';
import { Cloud, Sun } from '../things/sky';
import { Bamboo, FeatherTree, Palm, RoundTree, SpreadingTree } from '../things/trees';
import type { Story } from './story';

const foot = (place: Box) => point(place.x + place.w / 2, place.y + place.h);

function tree(stage: Stage, place: Box, scale: number): Clause | undefined {
  const { chance } = stage;
  const Kind = chance.pick([SpreadingTree, SpreadingTree, FeatherTree, RoundTree]);
  const at = foot(place);
  const size = Math.min(place.h * 0.98, place.w * 1.06);
  stage.draw(<Kind at={at} size={size} brush={brush(scale)} seed={stage.seed()} />);
  const side = chance.pick([1, -1] as const);
  const guest = chance.whole(0, 4);
  if (guest === 0 && Kind === SpreadingTree) {
    stage.draw(
      <Monkey
        at={point(at.x + side * size * 0.2, at.y - size * 0.34)}
        size={size * 0.17}
        brush={brush(scale) * 0.8}
        facing={side}
      />,
    );
    return 'a monkey sits in a tree';
  }
  if (guest === 1) {
    stage.draw(
      <Squirrel
        at={point(at.x + side * size * 0.18, at.y)}
        size={size * 0.13}
        brush={brush(scale) * 0.7}
        facing={opposite(side)}
      />,
    );
    return 'a squirrel waits under a tree';
  }
  if (guest === 2)
    for (const x of [-0.24, 0.1, 0.3])
      stage.draw(
        <PerchedBird
          at={point(at.x + x * size, at.y - size * (0.96 - Math.abs(x) * 0.4))}
          size={size * 0.08}
          brush={brush(scale) * 0.6}
          facing={side}
        />,
      );
  return undefined;
}

function palmAndClimber(stage: Stage, place: Box, scale: number): Clause | undefined {
  const { chance } = stage;
  const at = foot(place);
  stage.draw(<Palm at={at} size={place.h} brush={brush(scale)} seed={stage.seed()} />);
  if (chance.odds(0.5)) return undefined;
  const hold = point(at.x, at.y - place.h * 0.44);
  stage.person({
    who: 'boy',
    at: point(at.x - scale * 0.12, at.y - place.h * 0.22),
    pose: 'climb',
    scale: Math.min(scale * 0.8, place.h * 0.36),
    facing: 1,
    reach: { near: hold, far: point(hold.x, hold.y + place.h * 0.05) },
  });
  return 'a boy climbs a palm';
}

function huts(stage: Stage, place: Box, scale: number): undefined {
  const size = Math.min(place.h, place.w / 1.16);
  stage.draw(<Hut at={foot(place)} size={size} brush={brush(scale)} seed={stage.seed()} />);
  return undefined;
}

function flock(stage: Stage, place: Box, scale: number): Clause | undefined {
  const facing = stage.chance.pick([1, -1] as const);
  const birds = 5;
  for (let i = 0; i < birds; i++) {
    const at = point(
      place.x + place.w * (0.12 + 0.19 * i),
      place.y + place.h * (0.35 + 0.14 * Math.abs(i - 2) + stage.chance.between(0, 0.15)),
    );
    stage.draw(
      <Bird at={at} size={Math.min(place.w * 0.16, place.h * 0.7)} brush={brush(scale) * 0.6} facing={facing} />,
    );
  }
  return undefined;
}

function sun(stage: Stage, place: Box, scale: number): undefined {
  stage.draw(
    <Sun
      centre={point(place.x + place.w / 2, place.y + place.h / 2)}
      radius={Math.min(place.w, place.h) * 0.48}
      brush={brush(scale)}
    />,
  );
  return undefined;
}

function pond(stage: Stage, place: Box, scale: number): undefined {
  stage.draw(<Pond area={place} brush={brush(scale)} />);
  const y = place.y + place.h * 0.62;
  stage.draw(
    <Fish at={point(place.x + place.w * 0.34, y)} size={place.w * 0.16} brush={brush(scale) * 0.6} facing={1} />,
    <Fish
      at={point(place.x + place.w * 0.66, y + place.h * 0.08)}
      size={place.w * 0.13}
      brush={brush(scale) * 0.6}
      facing={-1}
    />,
  );
  return undefined;
}

export const sunStory: Story = { wide: 0.95, high: 0.95, from: 0, to: 0.34, scale: [0.9, 1.15], paint: sun };

export const landscapeStories: readonly Story[] = [
  { wide: 1.75, high: 1.75, scale: [0.75, 1.25], times: 2, paint: tree },
  { wide: 1.2, high: 2, scale: [0.7, 1.05], paint: palmAndClimber },
  { wide: 1.5, high: 1.3, scale: [0.5, 1], paint: huts },
  { wide: 1.7, high: 0.55, from: 0.3, scale: [0.7, 1], paint: pond },
  {
    wide: 1.6,
    high: 0.7,
    from: 0.35,
    scale: [0.8, 1.1],
    paint: (stage, place, scale) => {
      stage.draw(<CropField area={place} brush={brush(scale)} seed={stage.seed()} />);
      return undefined;
    },
  },
  {
    wide: 1,
    high: 1.2,
    from: 0.3,
    scale: [0.6, 0.95],
    paint: (stage, place, scale) => {
      stage.draw(<Bamboo at={foot(place)} size={place.h} brush={brush(scale)} seed={stage.seed()} />);
      return undefined;
    },
  },
];

/** A line of birds in the upper part of a wall. */
export const flockStory: Story = { wide: 1.5, high: 0.6, to: 0.3, scale: [0.7, 1], paint: flock };

export const cloudStory: Story = {
  wide: 1,
  high: 0.4,
  to: 0.25,
  scale: [0.8, 1.1],
  times: 2,
  paint: (stage, place, scale) => {
    stage.draw(<Cloud at={foot(place)} size={place.w} brush={brush(scale)} />);
    return undefined;
  },
};
