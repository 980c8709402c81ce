import { adult, child, type Who } from '../figure/people';
import type { Pose, PoseName } from '../figure/poses';
import type { Skeleton } from '../figure/skeleton';
import { around, between, point, type Point } from '../line/geometry';
import type { Stage } from './stage';

interface Row {
  from: Point;
  to: Point;
  count: number;
  scale: number;
  pose: PoseName | readonly PoseName[];
  who?: Who | readonly Who[];
  facing?: 1 | -1;
  colourful?: number;
}

/** Draws figures side by side; each takes a random pose and person from those given. */
export function row(stage: Stage, { from, to, count, scale, pose, who, facing, colourful }: Row): Skeleton[] {
  const { chance } = stage;
  return Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0.5 : i / (count - 1);
    return stage.person({
      who: who === undefined ? child(chance) : typeof who === 'string' ? who : chance.pick(who),
      at: between(from, to, share),
      pose: typeof pose === 'string' ? pose : chance.pick(pose),
      scale,
      ...(facing ? { facing } : {}),
      ...(colourful === undefined ? {} : { colourful }),
    });
  });
}

export interface Link {
  foot: Point;
  /** Degrees that the dancer is rotated about the foot. */
  turn: number;
  who: Who;
  scale: number;
}

/** Draws people hand in hand. Hands meet half way, so even a winding chain has no gaps. */
export function chain(
  stage: Stage,
  links: readonly Link[],
  pose: PoseName | Pose | ((index: number) => PoseName | Pose),
  { closed = false, facing }: { closed?: boolean; facing?: 1 | -1 } = {},
): void {
  const meeting = (a: Link | undefined, b: Link | undefined): Point | undefined => {
    if (!a || !b) return undefined;
    const height = (link: Link) =>
      around(link.foot, link.scale * (link.who === 'man' || link.who === 'woman' ? 0.56 : 0.4), link.turn);
    return between(height(a), height(b), 0.5);
  };
  for (const [i, link] of links.entries()) {
    const before = meeting(links[i - 1] ?? (closed ? links.at(-1) : undefined), link);
    const after = meeting(link, links[i + 1] ?? (closed ? links[0] : undefined));
    const looks = facing ?? (i % 2 === 0 ? 1 : -1);
    // A dancer who looks right holds the next dancer with the near hand; one who looks left, with the far hand.
    const reach = looks === 1 ? { near: after, far: before } : { near: before, far: after };
    stage.person({
      who: link.who,
      at: link.foot,
      pose: typeof pose === 'function' ? pose(i) : pose,
      scale: link.scale,
      turn: link.turn,
      facing: looks,
      reach,
    });
  }
}

/** Draws adults and children who sit on the floor in a flat ring, looking inwards. */
export function ring(
  stage: Stage,
  {
    centre,
    rx,
    ry,
    count,
    scale,
    grown = 0.5,
  }: { centre: Point; rx: number; ry: number; count: number; scale: number; grown?: number },
): void {
  const { chance } = stage;
  const seats = Array.from({ length: count }, (_, i) =>
    around(point(0, 0), 1, (i * 360) / count + 360 / count / 2),
  ).map((p) => point(centre.x + p.x * rx, centre.y + p.y * ry));
  for (const seat of seats.sort((a, b) => a.y - b.y)) {
    const who = chance.odds(grown) ? adult(chance) : child(chance);
    stage.person({
      who,
      at: seat,
      pose: chance.pick(['sit', 'sitKnees', 'sit', 'raiseHandSitting'] as const),
      scale,
      facing: seat.x < centre.x ? 1 : -1,
    });
  }
}
