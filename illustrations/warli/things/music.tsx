import { around, point } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import type { Point } from '../line/geometry';
import type { FacingThingProps, ThingProps } from './thing';

/** The pair of tabla, 1.7 times as wide as high. */
export function Tabla({ at, size, brush }: ThingProps) {
  const drum = (x: number, w: number, h: number, neck: number) => {
    const left = at.x + x * size - (w * size) / 2;
    const right = left + w * size;
    const top = at.y - h * size;
    const inset = (w * size * neck) / 2;
    return {
      shape: [
        point(left + inset, top),
        point(right - inset, top),
        point(right, at.y - h * size * 0.45),
        point(right - inset, at.y),
        point(left + inset, at.y),
        point(left, at.y - h * size * 0.45),
      ],
      top,
      centre: at.x + x * size,
      half: (w * size) / 2 - inset,
    };
  };
  const drums = [drum(-0.42, 0.66, 0.9, 0.42), drum(0.4, 0.82, 0.8, 0.34)];
  const straps = pen();
  for (const { shape, half, centre } of drums)
    for (let i = -2; i <= 2; i++)
      straps.path([
        point(centre + i * half * 0.45, (shape[0]?.y ?? at.y) + size * 0.12),
        point(centre + (i + (i % 2 ? 0.4 : -0.4)) * half * 0.5, at.y - size * 0.06),
      ]);
  const bodies = pen();
  const skins = pen();
  const patches = pen();
  for (const { shape, top, centre, half } of drums) {
    bodies.shape(shape);
    skins.circle(point(centre, top), half, size * 0.1);
    patches.circle(point(centre, top), half * 0.42, size * 0.045);
  }
  return (
    <>
      <Mass d={bodies} edge={brush * 0.5} />
      <Line d={straps} width={brush * 0.5} tone="ground" />
      <Mass d={skins} edge={brush * 0.6} edgeTone="ground" />
      <Mass d={patches} tone="accent" />
    </>
  );
}

/** A harmonium with its bellows raised. 1.5 times as wide as high. */
export function Harmonium({ at, size, brush, facing }: FacingThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size * facing, at.y - y * size);
  return (
    <>
      <Line d={pen().shape([p(-0.74, 0), p(0.74, 0), p(0.74, 0.46), p(-0.74, 0.46)])} width={brush} />
      <Line d={pen().path([p(-0.66, 0.53), p(0.66, 0.53)])} width={size * 0.13} dashes={[brush * 1.6, brush * 0.5]} />
      <Line
        d={pen()
          .path([p(0.7, 0.5), p(0.86, 1)])
          .path([p(0.58, 0.6), p(0.64, 1)])
          .path([p(0.6, 0.72), p(0.78, 0.7)])
          .path([p(0.62, 0.86), p(0.82, 0.84)])}
        width={brush * 0.8}
      />
      <Line
        d={pen()
          .path([p(-0.6, 0.34), p(-0.3, 0.12), p(0, 0.34), p(0.3, 0.12), p(0.6, 0.34)])
          .path([p(-0.6, 0.12), p(-0.3, 0.34), p(0, 0.12), p(0.3, 0.34), p(0.6, 0.12)])}
        width={brush * 0.5}
      />
    </>
  );
}

/** A tanpura standing upright. */
export function Tanpura({ at, size, brush }: ThingProps) {
  const gourd = point(at.x, at.y - size * 0.17);
  return (
    <>
      <Mass d={pen().circle(gourd, size * 0.16, size * 0.17)} />
      <Line d={pen().path([gourd, point(at.x + size * 0.05, at.y - size * 0.98)])} width={size * 0.06} />
      <Line
        d={pen()
          .path([point(at.x + size * 0.01, at.y - size * 0.1), point(at.x + size * 0.05, at.y - size * 0.96)])
          .path([point(at.x - size * 0.08, at.y - size * 0.16), point(at.x + size * 0.1, at.y - size * 0.18)])}
        width={brush * 0.5}
        tone="ground"
      />
      <Line
        d={pen()
          .path([point(at.x - size * 0.03, at.y - size * 0.9), point(at.x + size * 0.12, at.y - size * 0.92)])
          .path([point(at.x - size * 0.02, at.y - size * 0.82), point(at.x + size * 0.12, at.y - size * 0.84)])}
        width={brush * 0.8}
      />
    </>
  );
}

/** A flute between two points. */
export function Flute({ from, to, brush }: { from: Point; to: Point; brush: number }) {
  return (
    <>
      <Line d={pen().path([from, to])} width={brush * 1.5} tone="accent" />
      <Line d={pen().path([from, to])} width={brush * 0.7} tone="ground" dashes={[0.1, brush * 2.6]} ends="round" />
    </>
  );
}

/** The tarpa: gourd, long flaring horn. `from` is the mouth, `to` the bell. */
export function Tarpa({ from, to, brush }: { from: Point; to: Point; brush: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const direction = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const along = (share: number, aside: number) =>
    around(around(from, length * share, direction), aside * length, direction + 90);
  const rings = pen();
  for (const share of [0.42, 0.55, 0.68, 0.8])
    rings.path([along(share, -0.03 - share * 0.08), along(share, 0.03 + share * 0.08)]);
  return (
    <>
      <Mass
        d={pen()
          .shape([
            along(0.1, -0.02),
            along(0.4, -0.05),
            along(0.8, -0.1),
            along(1, -0.22),
            along(0.95, 0),
            along(1, 0.22),
            along(0.8, 0.1),
            along(0.4, 0.05),
            along(0.1, 0.02),
          ])
          .circle(along(0.22, 0), length * 0.1)}
        tone="accent"
        edge={brush * 0.6}
        edgeTone="ink"
      />
      <Line d={rings} width={brush * 0.6} tone="ground" />
      <Line d={pen().path([from, along(0.16, 0)])} width={brush * 1.1} />
    </>
  );
}

/** A barrel drum hung at the hip, seen from the side; `at` is its middle, `size` its length. */
export function Dhol({ at, size, brush, coloured = true }: ThingProps & { coloured?: boolean }) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  return (
    <>
      <Mass
        d={pen().shape([p(-0.5, 0.24), p(0, 0.34), p(0.5, 0.24), p(0.5, -0.24), p(0, -0.34), p(-0.5, -0.24)])}
        tone={coloured ? 'accent' : 'ink'}
        edge={brush * 0.7}
        edgeTone="ink"
      />
      <Line
        d={pen()
          .path([p(-0.42, 0.24), p(-0.14, -0.3), p(0.14, 0.3), p(0.42, -0.24)])
          .path([p(-0.42, -0.24), p(-0.14, 0.3), p(0.14, -0.3), p(0.42, 0.24)])}
        width={brush * 0.6}
        tone="ground"
      />
    </>
  );
}

/** The pair of small cymbals that keeps the beat of a procession. */
export function Cymbals({ hands, size, brush }: { hands: readonly [Point, Point]; size: number; brush: number }) {
  const d = pen();
  for (const hand of hands) d.circle(hand, size * 0.5, size);
  return <Mass d={d} tone="accent" edge={brush * 0.5} edgeTone="ink" />;
}

/** Musical notes in the air. */
export function Notes({ spots, size, brush }: { spots: readonly Point[]; size: number; brush: number }) {
  const heads = pen();
  const stems = pen();
  for (const spot of spots) {
    heads.circle(spot, size * 0.24, size * 0.18);
    stems
      .move(point(spot.x + size * 0.22, spot.y))
      .line(point(spot.x + size * 0.22, spot.y - size * 0.8))
      .curve(point(spot.x + size * 0.6, spot.y - size * 0.6), point(spot.x + size * 0.46, spot.y - size * 0.3));
  }
  return (
    <>
      <Mass d={heads} tone="accent" />
      <Line d={stems} width={brush * 0.6} tone="accent" />
    </>
  );
}
