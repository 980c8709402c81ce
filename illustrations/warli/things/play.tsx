import { createChance } from '../line/chance';
import { around, between, point, type Point } from '../line/geometry';
import { Line, Mass, type Tone } from '../line/paint';
import { pen } from '../line/pen';
import type { SeededThingProps, ThingProps } from './thing';

export function Ball({
  centre,
  radius,
  brush,
  tone = 'accent',
}: {
  centre: Point;
  radius: number;
  brush: number;
  tone?: Tone;
}) {
  return (
    <>
      <Mass d={pen().circle(centre, radius)} tone={tone} />
      <Line
        d={pen()
          .move(around(centre, radius * 0.9, -60))
          .curve(centre, around(centre, radius * 0.9, 60))
          .move(around(centre, radius * 0.9, -120))
          .curve(centre, around(centre, radius * 0.9, 120))}
        width={Math.max(0.7, brush * 0.4)}
        tone="ground"
      />
    </>
  );
}

export function Hurdle({ at, size, brush }: ThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  return (
    <>
      <Line
        d={pen()
          .path([p(-0.34, 0), p(-0.34, 0.94)])
          .path([p(0.34, 0), p(0.34, 0.94)])
          .path([p(-0.5, 0), p(-0.2, 0)])
          .path([p(0.2, 0), p(0.5, 0)])}
        width={brush}
      />
      <Line d={pen().path([p(-0.44, 0.88), p(0.44, 0.88)])} width={size * 0.2} tone="accent" ends="butt" />
      <Line d={pen().path([p(-0.4, 0.88), p(0.4, 0.88)])} width={size * 0.2} dashes={[size * 0.14, size * 0.14]} />
    </>
  );
}

/** A podium of three steps, 2.4 times as wide as high; `podiumStep` returns the top of each step. */
export function Podium({ at, size, brush }: ThingProps) {
  const d = pen();
  const rows = pen();
  for (const [i, h] of [0.7, 1, 0.5].entries()) {
    const left = at.x + (i - 1.5) * size * 0.8;
    d.shape([
      point(left, at.y),
      point(left, at.y - h * size),
      point(left + size * 0.8, at.y - h * size),
      point(left + size * 0.8, at.y),
    ]);
    const x = left + size * 0.4;
    for (let k = 0; k < [2, 1, 3][i]!; k++)
      rows.path([
        point(x + (k - ([2, 1, 3][i]! - 1) / 2) * size * 0.14, at.y - h * size * 0.3),
        point(x + (k - ([2, 1, 3][i]! - 1) / 2) * size * 0.14, at.y - h * size * 0.72),
      ]);
  }
  return (
    <>
      <Mass d={d} edge={brush} edgeTone="ground" />
      <Line d={rows} width={brush * 1.2} tone="ground" />
    </>
  );
}

export const podiumStep = (at: Point, size: number, step: 0 | 1 | 2): Point =>
  point(at.x + (step - 1) * size * 0.8, at.y - ([0.7, 1, 0.5] as const)[step] * size);

export function Trophy({ at, size, brush }: ThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  return (
    <>
      <Mass
        d={pen().shape([
          p(-0.3, 1),
          p(0.3, 1),
          p(0.22, 0.56),
          p(0.06, 0.42),
          p(0.06, 0.18),
          p(0.22, 0),
          p(-0.22, 0),
          p(-0.06, 0.18),
          p(-0.06, 0.42),
          p(-0.22, 0.56),
        ])}
        tone="accent"
      />
      <Line
        d={pen()
          .move(p(-0.3, 0.92))
          .curve(p(-0.6, 0.84), p(-0.22, 0.56))
          .move(p(0.3, 0.92))
          .curve(p(0.6, 0.84), p(0.22, 0.56))}
        width={brush * 0.8}
        tone="accent"
      />
    </>
  );
}

/** A kite with a tail; its string leads to `hand`. */
export function Kite({ at, size, brush, hand, seed }: SeededThingProps & { hand?: Point | undefined }) {
  const tilt = createChance(`kite ${seed}`).between(-30, 30);
  const p = (r: number, a: number) => around(at, size * r, a + tilt);
  const tail = pen().move(p(0.5, 180)).curve(p(0.8, 160), p(1, 186)).curve(p(1.2, 200), p(1.35, 178));
  return (
    <>
      {hand && (
        <Line
          d={pen()
            .move(at)
            .curve(point((at.x + hand.x) / 2 + size * 0.5, (at.y + hand.y) / 2 + size), hand)}
          width={Math.max(0.7, brush * 0.4)}
        />
      )}
      <Mass
        d={pen().shape([p(0.5, 0), p(0.4, 90), p(0.5, 180), p(0.4, -90)])}
        tone="accent"
        edge={brush * 0.7}
        edgeTone="ink"
      />
      <Line
        d={pen()
          .path([p(0.5, 0), p(0.5, 180)])
          .path([p(0.4, -90), p(0.4, 90)])}
        width={brush * 0.5}
        tone="ground"
      />
      <Line d={tail} width={brush * 0.5} />
      <Line d={tail} width={size * 0.12} dashes={[brush, size * 0.2]} />
    </>
  );
}

/** A sack for the sack race, around a pair of legs. */
export function Sack({ at, size, brush }: ThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  return (
    <>
      <Mass
        d={pen().shape([p(-0.3, 0), p(-0.34, 0.5), p(-0.26, 1), p(0.26, 1), p(0.34, 0.5), p(0.3, 0)])}
        tone="ground"
        edge={brush}
        edgeTone="ink"
      />
      <Line
        d={pen()
          .path([p(-0.26, 0.84), p(0.26, 0.84)])
          .path([p(-0.3, 0.3), p(0, 0.56), p(0.3, 0.3)])
          .path([p(-0.3, 0.14), p(0, 0.4), p(0.3, 0.14)])}
        width={brush * 0.6}
      />
    </>
  );
}

/** A string of small flags that sags between two points. */
export function Bunting({ from, to, sag, brush }: { from: Point; to: Point; sag: number; brush: number }) {
  const control = point((from.x + to.x) / 2, (from.y + to.y) / 2 + sag * 2);
  const at = (t: number) => between(between(from, control, t), between(control, to, t), t);
  const flags = Math.max(4, Math.round(Math.abs(to.x - from.x) / (brush * 9)));
  const ink = pen();
  const coloured = pen();
  for (let i = 0; i < flags; i++) {
    const a = at((i + 0.14) / flags);
    const b = at((i + 0.86) / flags);
    (i % 3 === 1 ? coloured : ink).shape([a, b, point((a.x + b.x) / 2, (a.y + b.y) / 2 + brush * 7)]);
  }
  return (
    <>
      <Line d={pen().move(from).curve(control, to)} width={brush * 0.6} />
      <Mass d={ink} />
      <Mass d={coloured} tone="accent" />
    </>
  );
}

/** A rope that sags a little between the hands that hold it. */
export function Rope({ through, brush }: { through: readonly Point[]; brush: number }) {
  return <Line d={pen().path(through)} width={brush * 0.9} />;
}
