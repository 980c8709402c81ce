import { createChance } from '../line/chance';
import { around, point, type Box, type Point } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';

interface Meadow {
  /** Position of each plant. */
  spots: readonly Point[];
  /** Height in pixels. */
  size: number;
  brush: number;
  seed: number;
}

/** Tufts of grass. */
export function Grass({ spots, size, brush, seed }: Meadow) {
  const chance = createChance(`grass ${seed}`);
  const d = pen();
  for (const at of spots) {
    const blades = chance.whole(3, 5);
    for (let i = 0; i < blades; i++) {
      const lean = (i - (blades - 1) / 2) * 18 + chance.between(-6, 6);
      d.move(point(at.x + lean * size * 0.008, at.y)).curve(
        around(at, size * 0.6, lean * 0.7),
        around(at, size * chance.between(0.75, 1.05), lean * 1.5),
      );
    }
  }
  return spots.length === 0 ? null : <Line d={d} width={brush * 0.6} />;
}

/** Flowers on their stems. */
export function Flowers({ spots, size, brush, seed }: Meadow) {
  const chance = createChance(`flowers ${seed}`);
  const stems = pen();
  const petals = pen();
  const hearts = pen();
  for (const at of spots) {
    const top = point(at.x + size * chance.between(-0.15, 0.15), at.y - size * 0.72);
    stems
      .move(at)
      .curve(point(at.x, at.y - size * 0.4), top)
      .path([
        point(at.x - size * 0.22, at.y - size * 0.36),
        point(at.x, at.y - size * 0.16),
        point(at.x + size * 0.22, at.y - size * 0.42),
      ]);
    for (let i = 0; i < 3; i++) petals.path([around(top, size * 0.24, i * 60), around(top, size * 0.24, i * 60 + 180)]);
    hearts.circle(top, size * 0.085);
  }
  if (spots.length === 0) return null;
  return (
    <>
      <Line d={stems} width={brush * 0.55} />
      <Line d={petals} width={brush * 1.1} />
      <Mass d={hearts} tone="accent" />
    </>
  );
}

/** Dots pressed with a fingertip, for the last small gaps. */
export function FingerDots({ spots, radius }: { spots: readonly Point[]; radius: number }) {
  const d = pen();
  for (const spot of spots) d.circle(spot, radius);
  return <Mass d={d} />;
}

/** A ploughed or planted field: rows of crop in a box. */
export function CropField({ area, brush, seed }: { area: Box; brush: number; seed: number }) {
  const chance = createChance(`field ${seed}`);
  const rows = Math.max(3, Math.round(area.h / (brush * 6.5)));
  const furrows = pen();
  const crop = pen();
  for (let i = 0; i <= rows; i++) {
    const y = area.y + (area.h * i) / rows;
    furrows
      .move(point(area.x, y))
      .curve(point(area.x + area.w / 2, y + chance.between(-2, 2)), point(area.x + area.w, y));
    if (i > 0)
      crop
        .move(point(area.x + brush * 2, y - area.h / rows / 2.3))
        .line(point(area.x + area.w - brush * 2, y - area.h / rows / 2.3));
  }
  const planted = chance.odds(0.6);
  return (
    <>
      <Line d={furrows} width={brush * 0.5} />
      <Line
        d={crop}
        width={(area.h / rows) * 0.58}
        dashes={planted ? [brush * 0.55, brush * 2.6, brush * 0.55, brush * 1.2] : [brush * 0.5, brush * 1.5]}
      />
    </>
  );
}

/** A pond with ripples. */
export function Pond({ area, brush }: { area: Box; brush: number }) {
  const d = pen();
  for (let row = 1; row < 4; row++) {
    const y = area.y + (area.h * row) / 4;
    const half = area.w * 0.42 * Math.sin((Math.PI * row) / 4);
    d.path(
      Array.from({ length: 13 }, (_, i) =>
        point(area.x + area.w / 2 - half + (half * 2 * i) / 12, y + (i % 2 === 0 ? 0 : brush * 1.6)),
      ),
    );
  }
  return (
    <>
      <Line
        d={pen().circle(point(area.x + area.w / 2, area.y + area.h / 2), area.w / 2, area.h / 2)}
        width={brush * 0.9}
      />
      <Line d={d} width={brush * 0.5} />
    </>
  );
}

/** The floor of a story: a brush line with a fringe of grass below or above. */
export function Floor({
  from,
  to,
  brush,
  fringe = 'dots',
}: {
  from: Point;
  to: Point;
  brush: number;
  fringe?: 'dots' | 'comb' | 'plain';
}) {
  const lower = (by: number) => pen().path([point(from.x, from.y + by), point(to.x, to.y + by)]);
  return (
    <>
      <Line d={lower(brush * 0.6)} width={brush * 0.9} />
      {fringe === 'dots' && <Line d={lower(brush * 2.6)} width={brush * 0.9} dashes={[0.1, brush * 3]} ends="round" />}
      {fringe === 'comb' && <Line d={lower(brush * 2.2)} width={brush * 2.6} dashes={[brush * 0.5, brush * 1.7]} />}
    </>
  );
}
