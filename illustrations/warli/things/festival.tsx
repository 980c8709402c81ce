import { createChance } from '../line/chance';
import { around, point, type Point } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import type { FacingThingProps, SeededThingProps, ThingProps } from './thing';

/** Colours of the national flag, the same in every school (Flag Code of India, 2002), in the tones of old paint. */
const flag = { saffron: '#e3a018', white: '#ffffff', green: '#3e6b48', wheel: '#1b2a4a' };

/** The national flag on its pole, waving towards `facing`. */
export function NationalFlag({ at, size, brush, facing }: FacingThingProps) {
  const top = at.y - size * 0.97;
  const w = size * 0.34;
  const band = size * 0.075;
  const x = (share: number) => at.x + facing * (brush * 0.6 + w * share);
  const stripe = (row: number) => {
    const y = top + row * band;
    return pen()
      .move(point(x(0), y))
      .curve(point(x(0.25), y - band * 0.5), point(x(0.5), y))
      .curve(point(x(0.75), y + band * 0.5), point(x(1), y))
      .line(point(x(1), y + band))
      .curve(point(x(0.75), y + band * 1.5), point(x(0.5), y + band))
      .curve(point(x(0.25), y + band * 0.5), point(x(0), y + band))
      .close();
  };
  const hub = point(x(0.5), top + band * 1.5);
  const rim = pen()
    .move(point(x(0), top))
    .curve(point(x(0.25), top - band * 0.5), point(x(0.5), top))
    .curve(point(x(0.75), top + band * 0.5), point(x(1), top))
    .line(point(x(1), top + band * 3))
    .curve(point(x(0.75), top + band * 3.5), point(x(0.5), top + band * 3))
    .curve(point(x(0.25), top + band * 2.5), point(x(0), top + band * 3))
    .close();
  return (
    <>
      <Line
        d={pen()
          .path([at, point(at.x, at.y - size)])
          .path([point(at.x - size * 0.06, at.y), point(at.x + size * 0.06, at.y)])}
        width={brush}
      />
      <path d={stripe(0).toString()} fill={flag.saffron} stroke="none" />
      <path d={stripe(1).toString()} fill={flag.white} stroke="none" />
      <path d={stripe(2).toString()} fill={flag.green} stroke="none" />
      <Line d={rim} width={Math.max(0.6, brush * 0.3)} />
      <path
        d={pen()
          .circle(hub, band * 0.34)
          .toString()}
        stroke={flag.wheel}
        strokeWidth={Math.max(0.6, brush * 0.3)}
      />
    </>
  );
}

/** A pilgrim's pennant with two tails on a staff. */
export function Pennant({ at, size, brush, facing }: FacingThingProps) {
  const top = point(at.x, at.y - size);
  return (
    <>
      <Line d={pen().path([at, top])} width={brush * 0.8} />
      <Mass
        d={pen().shape([
          top,
          point(top.x + facing * size * 0.42, top.y + size * 0.02),
          point(top.x + facing * size * 0.26, top.y + size * 0.12),
          point(top.x + facing * size * 0.4, top.y + size * 0.24),
          point(top.x, top.y + size * 0.2),
        ])}
        tone="accent"
      />
    </>
  );
}

/** An oil lamp with a flame. 1.2 times as wide as high. */
export function Lamp({ at, size, brush }: ThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  return (
    <>
      <Mass d={pen().move(p(-0.6, 0.42)).curve(p(-0.3, -0.08), p(0, 0)).curve(p(0.3, -0.08), p(0.6, 0.42)).close()} />
      <Mass
        d={pen().move(p(0.3, 0.46)).curve(p(0.1, 0.7), p(0.34, 1)).curve(p(0.58, 0.66), p(0.3, 0.46)).close()}
        tone="accent"
        edge={brush * 0.3}
      />
    </>
  );
}

/** A standing brass lamp with five flames. */
export function StandingLamp({ at, size, brush }: ThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  const flames = pen();
  for (const x of [-0.2, -0.1, 0, 0.1, 0.2]) flames.circle(p(x, 0.86 - Math.abs(x) * 0.2), size * 0.025, size * 0.05);
  return (
    <>
      <Mass
        d={pen()
          .shape([
            p(-0.2, 0),
            p(0.2, 0),
            p(0.05, 0.12),
            p(0.04, 0.72),
            p(0.24, 0.76),
            p(-0.24, 0.76),
            p(-0.04, 0.72),
            p(-0.05, 0.12),
          ])
          .circle(p(0, 0.3), size * 0.07, size * 0.04)
          .circle(p(0, 0.52), size * 0.06, size * 0.035)}
        edge={brush * 0.3}
      />
      <Mass d={flames} tone="accent" />
    </>
  );
}

/** A water pot. */
export function Pot({ at, size, brush, band = true }: ThingProps & { band?: boolean }) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  return (
    <>
      <Mass
        d={pen()
          .move(p(-0.24, 1))
          .line(p(-0.18, 0.82))
          .curve(p(-0.72, 0.6), p(-0.3, 0.06))
          .curve(p(0, -0.06), p(0.3, 0.06))
          .curve(p(0.72, 0.6), p(0.18, 0.82))
          .line(p(0.24, 1))
          .close()}
        edge={brush * 0.3}
      />
      {band && (
        <Line
          d={pen().path([
            p(-0.42, 0.5),
            p(-0.28, 0.4),
            p(-0.14, 0.5),
            p(0, 0.4),
            p(0.14, 0.5),
            p(0.28, 0.4),
            p(0.42, 0.5),
          ])}
          width={Math.max(0.7, brush * 0.5)}
          tone="ground"
        />
      )}
    </>
  );
}

/** The holy basil in its pot, carried on the head or standing in a yard. */
export function TulsiPot({ at, size, brush, seed }: SeededThingProps) {
  const chance = createChance(`tulsi ${seed}`);
  const stems = pen();
  const leaves = pen();
  const root = point(at.x, at.y - size * 0.42);
  for (const degrees of [-46, -22, 0, 24, 48]) {
    const tip = around(root, size * chance.between(0.44, 0.58), degrees);
    stems.path([root, tip]);
    leaves.path([around(root, size * 0.16, degrees), tip]);
  }
  return (
    <>
      <Line d={stems} width={brush * 0.5} />
      <Line d={leaves} width={size * 0.13} dashes={[brush * 0.6, brush * 0.8]} />
      <Mass
        d={pen().shape([
          point(at.x - size * 0.28, at.y - size * 0.44),
          point(at.x + size * 0.28, at.y - size * 0.44),
          point(at.x + size * 0.18, at.y),
          point(at.x - size * 0.18, at.y),
        ])}
        edge={brush * 0.3}
      />
      <Line
        d={pen().path([point(at.x - size * 0.22, at.y - size * 0.26), point(at.x + size * 0.22, at.y - size * 0.26)])}
        width={brush * 0.6}
        tone="ground"
        dashes={[brush, brush * 0.7]}
      />
    </>
  );
}

/** The palkhi: a canopied litter on a carrying pole. `at` is the middle of the pole, `size` the width of the box. */
export function Palkhi({ at, size, brush, pole }: ThingProps & { pole: number }) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  const flowers = pen();
  for (let i = 0; i <= 8; i++) flowers.circle(p(-0.48 + i * 0.12, 0.36 + Math.sin(i * 0.8) * 0.015), size * 0.035);
  return (
    <>
      <Line d={pen().path([point(at.x - pole / 2, at.y), point(at.x + pole / 2, at.y)])} width={brush * 1.5} />
      <Mass
        d={pen().shape([p(-0.5, -0.12), p(0.5, -0.12), p(0.44, 0.1), p(-0.44, 0.1)])}
        tone="ground"
        edge={brush}
        edgeTone="ink"
      />
      <Line
        d={pen()
          .path([p(-0.44, 0.1), p(-0.46, 0.36)])
          .path([p(0.44, 0.1), p(0.46, 0.36)])
          .path([p(-0.4, -0.02), p(-0.2, 0.06), p(0, -0.06), p(0.2, 0.06), p(0.4, -0.02)])}
        width={brush * 0.8}
      />
      <Mass d={pen().move(p(-0.56, 0.36)).curve(p(-0.3, 0.78), p(0, 0.8)).curve(p(0.3, 0.78), p(0.56, 0.36)).close()} />
      <Line
        d={pen()
          .move(p(-0.3, 0.4))
          .curve(p(-0.16, 0.66), p(0, 0.76))
          .move(p(0.3, 0.4))
          .curve(p(0.16, 0.66), p(0, 0.76))}
        width={brush * 0.6}
        tone="ground"
      />
      <Mass
        d={pen()
          .circle(p(0, 0.88), size * 0.07)
          .circle(p(-0.12, 0.14), size * 0.08)
          .circle(p(0.12, 0.14), size * 0.08)}
        tone="accent"
      />
      <Mass d={flowers} tone="accent" />
    </>
  );
}

/** An umbrella over `at` (the hand). `size` is the height of the stick. */
export function Umbrella({ at, size, brush, coloured = false }: ThingProps & { coloured?: boolean }) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  return (
    <>
      <Line d={pen().path([at, p(0, 1.04)])} width={brush * 0.8} />
      <Mass
        d={pen()
          .move(p(-0.6, 0.56))
          .curve(p(-0.46, 0.96), p(0, 0.98))
          .curve(p(0.46, 0.96), p(0.6, 0.56))
          .curve(p(0.5, 0.64), p(0.3, 0.6))
          .curve(p(0.14, 0.66), p(0, 0.6))
          .curve(p(-0.14, 0.66), p(-0.3, 0.6))
          .curve(p(-0.5, 0.64), p(-0.6, 0.56))
          .close()}
        tone={coloured ? 'accent' : 'ink'}
      />
      <Line
        d={pen()
          .move(p(0, 0.96))
          .curve(p(-0.26, 0.84), p(-0.3, 0.62))
          .move(p(0, 0.96))
          .curve(p(0.26, 0.84), p(0.3, 0.62))}
        width={brush * 0.5}
        tone="ground"
      />
    </>
  );
}

/** A star lantern with tails, hung by its string from `at`. */
export function SkyLantern({ at, size, brush }: ThingProps) {
  const centre = point(at.x, at.y + size * 0.4);
  const d = pen();
  for (let i = 0; i < 6; i++)
    d.shape([
      around(centre, size * 0.3, i * 60),
      around(centre, size * 0.17, i * 60 + 30),
      around(centre, size * 0.17, i * 60 - 30),
    ]);
  const tails = pen();
  for (const x of [-0.12, -0.04, 0.04, 0.12])
    tails
      .move(point(centre.x + x * size, centre.y + size * 0.26))
      .curve(
        point(centre.x + x * size * 1.8, centre.y + size * 0.42),
        point(centre.x + x * size, centre.y + size * 0.58),
      );
  return (
    <>
      <Line d={pen().path([at, centre])} width={brush * 0.5} />
      <Mass d={d} tone="accent" edge={brush * 0.5} edgeTone="ink" />
      <Mass d={pen().circle(centre, size * 0.1)} />
      <Line d={tails} width={brush * 0.6} />
    </>
  );
}

/** A floor pattern of petals and dots. */
export function Rangoli({
  centre,
  radius,
  brush,
  seed,
}: {
  centre: Point;
  radius: number;
  brush: number;
  seed: number;
}) {
  const chance = createChance(`rangoli ${seed}`);
  const fold = chance.pick([6, 8, 10]);
  const petals = pen();
  const dots = pen();
  const inner = pen();
  for (let i = 0; i < fold; i++) {
    const a = (i * 360) / fold;
    petals
      .move(around(centre, radius * 0.2, a))
      .curve(around(centre, radius * 0.62, a - 180 / fold), around(centre, radius * 0.84, a))
      .curve(around(centre, radius * 0.62, a + 180 / fold), around(centre, radius * 0.2, a));
    inner.circle(around(centre, radius * 0.56, a), radius * 0.07);
    dots.circle(around(centre, radius * 0.92, a + 180 / fold), radius * 0.055);
  }
  return (
    <>
      <Line d={petals} width={brush * 0.7} />
      <Mass d={inner} tone="accent" />
      <Mass d={dots} />
      <Mass d={pen().circle(centre, radius * 0.12)} tone="accent" />
      <Line d={pen().circle(centre, radius * 0.2)} width={brush * 0.6} />
    </>
  );
}
