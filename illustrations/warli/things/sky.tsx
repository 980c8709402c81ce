import { createChance } from '../line/chance';
import { around, point, type Box, type Point } from '../line/geometry';
import { Line, Mass, type Tone } from '../line/paint';
import { pen } from '../line/pen';
import type { SeededThingProps } from './thing';

interface DiscProps {
  centre: Point;
  /** Radius including the rays, in pixels. */
  radius: number;
  brush: number;
  tone?: Tone;
}

/** The sun: a disc, a ring and a crown of rays. */
export function Sun({ centre, radius, brush, tone = 'accent' }: DiscProps) {
  const ray = radius * 0.2;
  const crown = 2 * Math.PI * radius * 0.88;
  const step = crown / Math.max(18, Math.round(crown / (brush * 3.4)));
  return (
    <>
      <Mass d={pen().circle(centre, radius * 0.46)} tone={tone} />
      <Line d={pen().circle(centre, radius * 0.6)} width={brush * 0.8} tone={tone} />
      <Line
        d={pen().circle(centre, radius * 0.67)}
        width={radius * 0.08}
        tone={tone}
        dashes={[brush * 0.7, step * 0.5 - brush * 0.7]}
      />
      <Line
        d={pen().circle(centre, radius * 0.88)}
        width={ray}
        tone={tone}
        dashes={[brush * 0.8, step - brush * 0.8]}
      />
    </>
  );
}

export function Moon({ centre, radius, brush, tone = 'ink' }: DiscProps) {
  const d = pen()
    .move(around(centre, radius, 20))
    .curve(around(centre, radius * 1.9, -100), around(centre, radius, 160))
    .curve(around(centre, radius * 0.75, -96), around(centre, radius, 20))
    .close();
  return <Mass d={d} tone={tone} edge={brush * 0.6} />;
}

/** Stars of crossing short strokes, as in old paintings. */
export function Stars({ spots, size, brush }: { spots: readonly Point[]; size: number; brush: number }) {
  const d = pen();
  for (const [i, spot] of spots.entries()) {
    const r = size * (i % 3 === 0 ? 1 : 0.6);
    for (const degrees of [0, 60, 120])
      d.move(around(spot, r, degrees + i * 17)).line(around(spot, r, degrees + 180 + i * 17));
  }
  return <Line d={d} width={brush * 0.6} />;
}

/** Rain in slanting strings across a box. */
export function Rain({ area, brush, seed }: { area: Box; brush: number; seed: number }) {
  const chance = createChance(`rain ${seed}`);
  const d = pen();
  const gap = brush * 8;
  for (let x = area.x; x < area.x + area.w; x += gap * chance.between(0.8, 1.2)) {
    const top = area.y + chance.between(0, area.h * 0.12);
    const length = Math.min(area.h, area.h * chance.between(0.7, 1));
    d.move(point(x, top)).line(point(Math.max(area.x, x - length * 0.1), top + length * 0.86));
  }
  return <Line d={d} width={brush * 0.55} dashes={[brush * 4, brush * 3.4, brush * 2, brush * 4.6]} ends="round" />;
}

/** A cloud of three scalloped rows. `size` is its width. */
export function Cloud({ at, size, brush }: Omit<SeededThingProps, 'seed'>) {
  const d = pen();
  for (const [row, bumps] of [5, 4, 2].entries()) {
    const w = size * (1 - row * 0.26);
    for (let i = 0; i < bumps; i++) {
      const left = at.x - w / 2 + (w / bumps) * i;
      d.arch(point(left, at.y - row * size * 0.11), point(left + w / bumps, at.y - row * size * 0.11));
    }
  }
  d.move(point(at.x - size / 2, at.y)).line(point(at.x + size / 2, at.y));
  return <Line d={d} width={brush * 0.8} />;
}

/** Hills in overlapping triangles, hatched from one side. `area` holds them all. */
export function Hills({ area, brush, seed, count = 4 }: { area: Box; brush: number; seed: number; count?: number }) {
  const chance = createChance(`hills ${seed}`);
  const base = area.y + area.h;
  const step = area.w / count;
  const hills = Array.from({ length: count }, (_, i) => {
    const half = step * chance.between(0.52, 0.74);
    const x = Math.min(area.x + area.w - half, Math.max(area.x + half, area.x + step * (i + 0.5)));
    return { x, half, peak: area.y + area.h * chance.between(0, 0.45) };
  });
  const order = chance.shuffled(hills);
  return (
    <>
      {order.map(({ x, half, peak }, i) => {
        const top = point(x, peak);
        const hatch = pen();
        const rows = Math.max(4, Math.round(half / (brush * 4.5)));
        for (let row = 1; row < rows; row++) {
          const share = row / rows;
          hatch
            .move(point(x - half * share, peak + (base - peak) * share))
            .line(point(x - half * share + half * 0.3, base - (base - peak) * 0.06 * (1 - share)));
        }
        return (
          <g key={i}>
            <Mass
              d={pen().shape([point(x - half, base), top, point(x + half, base)])}
              tone="ground"
              edge={brush * 0.8}
              edgeTone="ink"
            />
            {i % 2 === 0 ? (
              <Line d={hatch} width={brush * 0.42} />
            ) : (
              <Line d={zigzags(top, half, base)} width={brush * 0.5} />
            )}
          </g>
        );
      })}
    </>
  );
}

function zigzags(top: Point, half: number, base: number) {
  const d = pen();
  for (const share of [0.34, 0.56, 0.78]) {
    const y = top.y + (base - top.y) * share;
    const teeth = Math.round(share * 12);
    const w = half * share * 1.8;
    d.path(
      Array.from({ length: teeth * 2 + 1 }, (_, i) =>
        point(top.x - w / 2 + (w * i) / (teeth * 2), y + (i % 2 === 0 ? half * 0.05 : -half * 0.05)),
      ),
    );
  }
  return d;
}
