import type { Stage } from '../composition/stage';
import { child } from '../figure/people';
import { brush } from '../line/brush';
import { point, type Point, bottom, opposite } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { Dog, Hen } from '../things/animals';
import { Floor } from '../things/ground-cover';
import { Bus, busWindows, Bicycle } from '../things/transport';
import type { MainStory } from './theme';

/** Draws heads and waving arms in the windows of a bus. @returns the number of passengers */
function passengers(stage: Stage, at: Point, size: number, facing: 1 | -1, windows: number): number {
  const heads = pen();
  const arms = pen();
  const list = busWindows({ at, size, facing }, windows);
  for (const [i, { foot, width }] of list.entries()) {
    const r = Math.min(width * 0.26, size * 0.075);
    const x = foot.x + stage.chance.between(-0.1, 0.1) * width;
    heads
      .circle(point(x, foot.y - r * 2.1), r)
      .shape([point(x - r * 1.1, foot.y), point(x, foot.y - r * 1.3), point(x + r * 1.1, foot.y)]);
    if (i % 3 === 1)
      arms.path([
        point(x + facing * r, foot.y - r * 0.3),
        point(x + facing * width * 0.42, foot.y - r * 1.4),
        point(x + facing * width * 0.5, foot.y - size * 0.33),
      ]);
    else arms.path([point(x - r * 0.4, foot.y - r * 2.9), point(x - r * (i % 2 ? 1.2 : 0.2), foot.y - r * 3.8)]);
  }
  stage.draw(<Mass d={heads} />, <Line d={arms} width={size * 0.018} />);
  return list.length;
}

export const busArrives: MainStory = {
  wide: 4.6,
  high: 1.75,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const facing = stage.chance.pick([1, -1] as const);
    const size = scale * 1.4;
    const at = point(facing === 1 ? place.x + size * 1.26 : place.x + place.w - size * 1.26, y);
    stage.draw(<Bus at={at} size={size} brush={brush(scale)} facing={facing} windows={6} />);
    const inside = passengers(stage, at, size, facing, 6);
    const room = place.w - size * 2.55;
    const waiting = Math.max(1, Math.floor(room / (scale * 0.5)));
    for (let i = 0; i < waiting; i++)
      stage.person({
        who: i === waiting - 1 ? 'woman' : child(stage.chance),
        at: point(at.x + facing * (size * 1.3 + (room * (i + 0.4)) / waiting), y),
        pose: i === waiting - 1 ? 'wait' : stage.chance.pick(['walk', 'raiseHand', 'run'] as const),
        scale,
        facing: opposite(facing),
      });
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="dots" />);
    return waiting === 1
      ? ['a school bus with {} children at its windows stops for one person', inside]
      : ['a school bus with {} children at its windows stops for {} people', inside, waiting];
  },
};

export const busFollowed: MainStory = {
  wide: 4.9,
  high: 1.8,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const facing = stage.chance.pick([1, -1] as const);
    const size = scale * 1.3;
    const at = point(facing === 1 ? place.x + place.w - size * 1.26 : place.x + size * 1.26, y);
    stage.draw(<Bus at={at} size={size} brush={brush(scale)} facing={facing} windows={5} />);
    const inside = passengers(stage, at, size, facing, 5);
    stage.person({ who: 'boy', at: point(at.x - facing * size * 1.62, y), pose: 'sprint', scale, facing });
    stage.draw(
      <Dog
        at={point(at.x - facing * (size * 1.62 + scale * 0.7), y)}
        size={scale * 0.32}
        brush={brush(scale)}
        facing={facing}
        running
      />,
    );
    stage.draw(
      <Hen
        at={point(at.x + facing * size * 0.2, at.y - size * 1.03)}
        size={scale * 0.24}
        brush={brush(scale)}
        facing={facing}
        comb="accent"
      />,
    );
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return ['a bus carries {} children and a hen on its roof, a late boy behind it', inside];
  },
};

export const bicyclesAndBus: MainStory = {
  wide: 4,
  high: 2.4,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const upper = y - scale * 1.18;
    const size = scale * 1.05;
    const at = point(place.x + place.w * 0.56, upper);
    stage.draw(
      <Bus at={at} size={size} brush={brush(scale)} facing={-1} windows={6} />,
      <Floor from={point(place.x, upper)} to={point(place.x + place.w, upper)} brush={brush(scale)} fringe="dots" />,
    );
    passengers(stage, at, size, -1, 6);
    const riders = Math.max(2, Math.floor(place.w / (scale * 1.5)));
    for (let i = 0; i < riders; i++) {
      const wheel = point(place.x + (place.w * (i + 0.5)) / riders, y);
      const b = scale * 0.52;
      stage.draw(<Bicycle at={wheel} size={b} brush={brush(scale)} facing={1} />);
      stage.person({
        who: child(stage.chance),
        at: point(wheel.x - b * 0.24, wheel.y - b * 0.9),
        pose: {
          lean: 8,
          bend: 18,
          nod: 4,
          nearLeg: [66, -8],
          farLeg: [40, -34],
          nearArm: [60, 80],
          farArm: [60, 80],
          seat: true,
        },
        scale: scale * 1.05,
        facing: 1,
        reach: { near: point(wheel.x + b * 0.24, wheel.y - b) },
      });
    }
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return ['a school bus on the upper road and {} children cycling on the lower', riders];
  },
};
