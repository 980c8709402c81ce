import { distance, point, turned, type Point } from '../line/geometry';
import type { Pose } from './poses';

/** Positions of all joints of a figure, in pixels of the frame. "Near" is the side towards which the figure faces. */
export interface Skeleton {
  height: number;
  facing: 1 | -1;
  head: Point;
  headRadius: number;
  neck: Point;
  shoulders: readonly [near: Point, far: Point];
  waist: Point;
  hips: readonly [near: Point, far: Point];
  nearArm: readonly [Point, Point, Point];
  farArm: readonly [Point, Point, Point];
  nearLeg: readonly [Point, Point, Point];
  farLeg: readonly [Point, Point, Point];
  nearHand: Point;
  farHand: Point;
}

export interface Stance {
  /** The ground below the figure, or its seat if the pose sits on something. */
  at: Point;
  /** Pixels from sole to crown when standing upright. */
  height: number;
  pose: Pose;
  facing?: 1 | -1;
  /** Positions that the hands must reach: a neighbour's hand, a rope, a drum. */
  reach?: { near?: Point | undefined; far?: Point | undefined };
  /** Rotation of the whole figure about `at`, in degrees. */
  turn?: number;
  /** Width of the hips, 1 by default; women's skirts are wider. */
  hipWidth?: number;
  /** Extra length of a skirt beyond the traditional triangle, as a share of the height. A sari reaches the shins. */
  skirtLength?: number;
  /** Size of the head, 1 by default; children have larger heads for their height. */
  headSize?: number;
}

const thigh = 0.2;
const shin = 0.2;
const skirt = 0.17;
const chest = 0.2;
const upperArm = 0.165;
const foreArm = 0.165;

export function skeleton({
  at,
  height,
  pose,
  facing = 1,
  reach,
  turn = 0,
  hipWidth = 1,
  skirtLength = 0,
  headSize = 1,
}: Stance): Skeleton {
  const down = (from: Point, degrees: number, length: number) => step(from, degrees, length * height, facing, 1);
  const up = (from: Point, degrees: number, length: number) => step(from, degrees, length * height, facing, -1);
  const across = (from: Point, degrees: number, length: number) => {
    const angle = (degrees * Math.PI) / 180;
    return point(from.x + facing * Math.cos(angle) * length * height, from.y + Math.sin(angle) * length * height);
  };

  const hip = point(0, 0);
  const waist = up(hip, pose.lean, skirt);
  const chestTop = up(waist, pose.bend, chest);
  const neck = up(chestTop, pose.nod, 0.045);
  const headRadius = 0.068 * headSize * height;
  const head = up(neck, pose.nod, headRadius / height);
  const shoulders = [across(chestTop, pose.bend, 0.115), across(chestTop, pose.bend, -0.115)] as const;
  // The skirt of a seated figure is not longer than the usual triangle.
  const longer = pose.seat || pose.folded ? 0 : skirtLength;
  const hem = down(hip, -pose.lean * 0.4, longer);
  const flare = 0.09 * hipWidth * (1 + longer * 2.2);
  const hips = [across(hem, pose.lean, flare), across(hem, pose.lean, -flare)] as const;

  const leg = (from: Point, [upper, lower]: readonly [number, number]) => {
    const knee = down(from, upper, thigh);
    return [from, knee, down(knee, lower, shin)] as const;
  };
  const nearLeg = leg(across(hip, pose.lean, 0.045), pose.nearLeg);
  const farLeg = leg(across(hip, pose.lean, -0.045), pose.farLeg);

  const base = pose.seat
    ? point(0, 0)
    : point(0, Math.max(nearLeg[1].y, nearLeg[2].y, farLeg[1].y, farLeg[2].y, pose.folded ? hip.y : -Infinity));
  const place = (p: Point) => turned(point(p.x + at.x, p.y - base.y + at.y - (pose.lift ?? 0) * height), at, turn);

  const arm = (shoulder: Point, [upper, lower]: readonly [number, number], target: Point | undefined) => {
    if (target) return bent(place(shoulder), target, upperArm * height, foreArm * height, pose.elbow ?? 1);
    const elbow = down(shoulder, upper, upperArm);
    return [place(shoulder), place(elbow), place(down(elbow, lower, foreArm))] as const;
  };
  const nearArm = arm(shoulders[0], pose.nearArm, reach?.near);
  const farArm = arm(shoulders[1], pose.farArm, reach?.far);
  const triple = ([a, b, c]: readonly [Point, Point, Point]) => [place(a), place(b), place(c)] as const;
  return {
    height,
    facing,
    head: place(head),
    headRadius,
    neck: place(neck),
    shoulders: [place(shoulders[0]), place(shoulders[1])],
    waist: place(waist),
    hips: [place(hips[0]), place(hips[1])],
    nearArm,
    farArm,
    nearLeg: triple(nearLeg),
    farLeg: triple(farLeg),
    nearHand: nearArm[2],
    farHand: farArm[2],
  };
}

function step(from: Point, degrees: number, length: number, facing: 1 | -1, direction: 1 | -1): Point {
  const angle = (degrees * Math.PI) / 180;
  return point(from.x + facing * Math.sin(angle) * length, from.y + direction * Math.cos(angle) * length);
}

/** The elbow of an arm whose hand must reach `target`. An arm that is too short becomes longer, as in old paintings. */
function bent(
  shoulder: Point,
  target: Point,
  upper: number,
  lower: number,
  elbowSide: 1 | -1,
): readonly [Point, Point, Point] {
  const reach = distance(shoulder, target);
  const stretch = Math.max(1, reach / (upper + lower) + 0.01);
  const a = upper * stretch;
  const b = lower * stretch;
  const along = reach === 0 ? 0 : (a * a - b * b + reach * reach) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, a * a - along * along));
  const ux = reach === 0 ? 0 : (target.x - shoulder.x) / reach;
  const uy = reach === 0 ? 1 : (target.y - shoulder.y) / reach;
  // The elbow hangs below the line from shoulder to hand, unless the pose raises it.
  const side = (ux >= 0 ? 1 : -1) * elbowSide;
  return [
    shoulder,
    point(shoulder.x + ux * along - uy * aside * side, shoulder.y + uy * along + ux * aside * side),
    target,
  ];
}
