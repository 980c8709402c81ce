import { createChance } from '../line/chance';
import { around, between, point, type Point } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen, type Pen } from '../line/pen';
import type { SeededThingProps } from './thing';

/** A broad tree with forking branches, about as wide as high. */
export function SpreadingTree({ at, size, brush, seed }: SeededThingProps) {
  const chance = createChance(`spreading ${seed}`);
  const boughs = pen();
  const twigs = pen();
  const leaves = pen();
  const fork = (from: Point, degrees: number, length: number, depth: number) => {
    const to = around(from, length, degrees);
    const elbow = around(from, length * 0.55, degrees + chance.between(-16, 16));
    (depth > 1 ? boughs : twigs).move(from).curve(elbow, to);
    if (depth === 0) {
      leaves.move(to).line(around(to, size * 0.05, degrees + chance.between(-40, 40)));
      return;
    }
    const arms = depth === 3 ? 4 : chance.whole(2, 3);
    for (let i = 0; i < arms; i++)
      fork(to, degrees + (i - (arms - 1) / 2) * chance.between(26, 40), length * chance.between(0.66, 0.84), depth - 1);
  };
  const crotch = point(at.x + size * chance.between(-0.04, 0.04), at.y - size * 0.38);
  for (const [i, lean] of [-62, -22, 20, 60].entries())
    fork(crotch, lean + chance.between(-8, 8), size * (i % 3 === 0 ? 0.17 : 0.21), 2);
  return (
    <>
      <Line d={trunk(at, crotch, size)} width={brush * 0.9} />
      <Line d={boughs} width={brush * 0.7} />
      <Line d={twigs} width={brush * 0.45} />
      <Line
        d={leaves}
        width={Math.max(2.4, size * 0.03)}
        dashes={[Math.max(0.9, brush * 0.4), Math.max(1.4, brush * 0.55)]}
      />
    </>
  );
}

function trunk(at: Point, crotch: Point, size: number): Pen {
  const d = pen();
  for (const side of [-1, -0.35, 0.35, 1]) {
    const foot = point(at.x + side * size * 0.07, at.y);
    d.move(foot).curve(
      point(at.x + side * size * 0.015, at.y - size * 0.1),
      point(crotch.x + side * size * 0.012, crotch.y),
    );
  }
  return d;
}

/** A tree with drooping branches that look like feathers. */
export function FeatherTree({ at, size, brush, seed }: SeededThingProps) {
  const chance = createChance(`feather ${seed}`);
  const top = point(at.x + size * chance.between(-0.04, 0.04), at.y - size * 0.9);
  const boughs = pen()
    .move(at)
    .curve(point(at.x + size * chance.between(-0.06, 0.06), at.y - size * 0.5), top);
  const leafy = pen();
  const pairs = chance.whole(5, 7);
  for (let i = 0; i < pairs; i++) {
    const share = i / (pairs - 1);
    for (const side of [-1, 1]) {
      const root = between(at, top, 0.3 + share * 0.68 + (side > 0 ? 0.03 : 0));
      const span = size * (0.42 - share * 0.24) * chance.between(0.85, 1.1);
      const tip = point(
        root.x + side * span,
        root.y - size * (0.02 + share * 0.12) + chance.between(-0.02, 0.02) * size,
      );
      const arch = point(root.x + side * span * 0.5, root.y - size * 0.16);
      boughs.move(root).curve(arch, tip);
      leafy.move(between(root, tip, 0.14)).curve(arch, tip);
    }
  }
  leafy.move(between(at, top, 0.92)).line(point(top.x, top.y - size * 0.07));
  return (
    <>
      <Line d={boughs} width={brush * 0.7} />
      <Line d={leafy} width={size * 0.062} dashes={[Math.max(1, brush * 0.42), Math.max(1.7, brush * 0.8)]} />
    </>
  );
}

/** A round mango or jackfruit tree: leaves in rings, and fruit. */
export function RoundTree({ at, size, brush, seed, fruit = true }: SeededThingProps & { fruit?: boolean }) {
  const chance = createChance(`round ${seed}`);
  const centre = point(at.x, at.y - size * 0.66);
  const rings = pen();
  for (let i = 1; i <= 4; i++) rings.circle(centre, size * 0.082 * i + chance.between(-1, 1), size * 0.078 * i);
  const branches = pen()
    .move(at)
    .line(point(at.x, at.y - size * 0.4));
  for (const degrees of [-70, -38, -12, 14, 40, 72])
    branches.move(point(at.x, at.y - size * 0.36)).line(around(centre, size * 0.3, degrees));
  const mangoes = pen();
  for (let i = 0; i < 6; i++) {
    const spot = around(centre, size * chance.between(0.08, 0.3), i * 60 + chance.between(-20, 20));
    mangoes.circle(spot, size * 0.022, size * 0.03);
  }
  return (
    <>
      <Line d={branches} width={brush * 0.8} />
      <Line d={rings} width={size * 0.05} dashes={[Math.max(1, brush * 0.5), Math.max(1.8, brush * 0.9)]} />
      {fruit && <Mass d={mangoes} tone="accent" edge={brush * 0.5} edgeTone="ground" />}
    </>
  );
}

/** A toddy palm with a ringed trunk. */
export function Palm({ at, size, brush, seed }: SeededThingProps) {
  const chance = createChance(`palm ${seed}`);
  const top = point(at.x + size * chance.between(-0.1, 0.1), at.y - size * 0.74);
  const sway = point(at.x + size * chance.between(-0.06, 0.06), at.y - size * 0.4);
  const stem = pen().move(at).curve(sway, top);
  const ribs = pen();
  for (const degrees of [-112, -78, -44, -14, 16, 48, 80, 114]) {
    const length = size * chance.between(0.26, 0.34);
    const bend = around(top, length * 0.72, degrees * 0.72);
    ribs.move(top).curve(bend, around(top, length, degrees + chance.between(-6, 6)));
  }
  const nuts = pen();
  for (const x of [-0.022, 0.022, 0])
    nuts.circle(point(top.x + x * size, top.y + size * (x === 0 ? 0.045 : 0.022)), size * 0.02);
  return (
    <>
      <Line d={stem} width={size * 0.05} dashes={[Math.max(1.4, size * 0.014), Math.max(1.2, size * 0.014)]} />
      <Line d={ribs} width={brush * 0.6} />
      <Line d={ribs} width={size * 0.075} dashes={[Math.max(0.9, brush * 0.4), Math.max(1.5, brush * 0.65)]} />
      <Mass d={nuts} />
    </>
  );
}

/** A clump of bamboo or tall grass. */
export function Bamboo({ at, size, brush, seed }: SeededThingProps) {
  const chance = createChance(`bamboo ${seed}`);
  const stems = pen();
  const leaves = pen();
  for (let i = -3; i <= 3; i++) {
    const tip = point(at.x + i * size * 0.13, at.y - size * chance.between(0.7, 1) + Math.abs(i) * size * 0.05);
    const root = point(at.x + i * size * 0.035, at.y);
    stems.move(root).curve(point(root.x + i * size * 0.02, at.y - size * 0.5), tip);
    for (let k = 0; k < 4; k++) {
      const spot = between(root, tip, 0.45 + k * 0.16);
      const side = k % 2 === 0 ? 1 : -1;
      leaves.move(spot).line(point(spot.x + side * size * 0.07, spot.y - size * 0.035));
    }
  }
  return (
    <>
      <Line d={stems} width={brush * 0.6} />
      <Line d={leaves} width={brush * 0.7} />
    </>
  );
}
