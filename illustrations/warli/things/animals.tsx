import { createChance } from '../line/chance';
import { around, point, type Point } from '../line/geometry';
import { Line, Mass, type Tone } from '../line/paint';
import { pen } from '../line/pen';
import type { FacingThingProps } from './thing';

/** Converts shares of an animal's size into points of the frame: the origin is its foot point, and x points towards its head. */
function drawnFrom({ at, size, facing }: FacingThingProps) {
  return (x: number, y: number): Point => point(at.x + x * size * facing, at.y - y * size);
}

/** A humped cow of two triangles, 1.4 times as wide as its height. */
export function Cow(props: FacingThingProps & { load?: boolean }) {
  const { brush, size } = props;
  const p = drawnFrom(props);
  const body = pen().shape([p(0.42, 0.78), p(-0.5, 0.72), p(-0.52, 0.4), p(-0.02, 0.5), p(0.4, 0.36)]);
  const hump = pen().shape([p(0.14, 0.74), p(0.26, 0.92), p(0.38, 0.75)]);
  const head = pen().shape([p(0.4, 0.76), p(0.56, 0.86), p(0.78, 0.58), p(0.7, 0.52), p(0.44, 0.62)]);
  const lines = pen()
    .path([p(-0.46, 0.44), p(-0.5, 0.22), p(-0.46, 0)])
    .path([p(-0.38, 0.44), p(-0.34, 0.2), p(-0.36, 0)])
    .path([p(0.26, 0.42), p(0.22, 0.2), p(0.24, 0)])
    .path([p(0.36, 0.4), p(0.4, 0.2), p(0.37, 0)]);
  lines.move(p(0.52, 0.84)).curve(p(0.46, 1.08), p(0.68, 1.12)).move(p(0.55, 0.85)).curve(p(0.66, 0.94), p(0.78, 1.02));
  lines.move(p(-0.5, 0.7)).curve(p(-0.66, 0.6), p(-0.64, 0.28));
  return (
    <>
      <Mass d={body} edge={brush * 0.6} />
      <Mass d={hump} edge={brush * 0.6} />
      <Mass d={head} edge={brush * 0.6} />
      <Line d={lines} width={brush * 0.9} />
      <Line
        d={pen()
          .path([p(-0.66, 0.3), p(-0.62, 0.18)])
          .path([p(-0.64, 0.3), p(-0.66, 0.18)])}
        width={brush}
      />
      {size > 44 && <Mass d={pen().circle(p(0.57, 0.75), size * 0.022)} tone="ground" />}
      {props.load && (
        <Line
          d={pen()
            .path([p(-0.3, 0.5), p(-0.24, 0.74)])
            .path([p(-0.2, 0.5), p(-0.14, 0.74)])
            .path([p(0, 0.52), p(0.02, 0.76)])}
          width={brush * 0.5}
          tone="ground"
        />
      )}
    </>
  );
}

/** A dog with a curled tail. A scene draws an object in its mouth at `dogMouth`. */
export function Dog(props: FacingThingProps & { running?: boolean }) {
  const { brush } = props;
  const p = drawnFrom(props);
  const body = pen().shape([p(0.42, 0.72), p(-0.5, 0.66), p(-0.46, 0.5), p(0, 0.54), p(0.36, 0.42)]);
  const head = pen().shape([p(0.38, 0.7), p(0.5, 0.96), p(0.56, 0.86), p(0.84, 0.72), p(0.8, 0.64), p(0.5, 0.6)]);
  const legs = pen();
  if (props.running)
    legs
      .path([p(-0.42, 0.56), p(-0.66, 0.34), p(-0.86, 0.3)])
      .path([p(-0.4, 0.54), p(-0.5, 0.22), p(-0.7, 0.08)])
      .path([p(0.32, 0.5), p(0.58, 0.3), p(0.82, 0.3)])
      .path([p(0.28, 0.5), p(0.46, 0.2), p(0.66, 0.06)]);
  else
    legs
      .path([p(-0.44, 0.56), p(-0.5, 0.26), p(-0.44, 0)])
      .path([p(-0.36, 0.56), p(-0.32, 0.26), p(-0.34, 0)])
      .path([p(0.26, 0.5), p(0.24, 0)])
      .path([p(0.34, 0.5), p(0.38, 0)]);
  legs.move(p(-0.48, 0.64)).curve(p(-0.84, 0.7), p(-0.68, 1));
  return (
    <>
      <Mass d={body} edge={brush * 0.6} />
      <Mass d={head} edge={brush * 0.5} />
      <Line d={legs} width={brush * 0.9} />
    </>
  );
}

export const dogMouth = (props: Pick<FacingThingProps, 'at' | 'size' | 'facing'>): Point =>
  point(props.at.x + 0.86 * props.size * props.facing, props.at.y - 0.64 * props.size);

/** A goat with a beard and swept horns. */
export function Goat(props: FacingThingProps) {
  const { brush } = props;
  const p = drawnFrom(props);
  const lines = pen()
    .path([p(-0.4, 0.5), p(-0.44, 0)])
    .path([p(-0.3, 0.5), p(-0.28, 0)])
    .path([p(0.22, 0.5), p(0.2, 0)])
    .path([p(0.32, 0.5), p(0.36, 0)]);
  lines
    .move(p(0.5, 0.96))
    .curve(p(0.44, 1.14), p(0.26, 1.16))
    .move(p(0.54, 0.96))
    .curve(p(0.52, 1.12), p(0.38, 1.22))
    .path([p(0.66, 0.74), p(0.62, 0.6)])
    .path([p(-0.46, 0.7), p(-0.56, 0.86)]);
  return (
    <>
      <Mass
        d={pen()
          .shape([p(0.4, 0.74), p(-0.48, 0.72), p(-0.44, 0.46), p(0, 0.52), p(0.34, 0.44)])
          .shape([p(0.28, 0.72), p(0.46, 0.98), p(0.6, 0.94), p(0.76, 0.78), p(0.66, 0.72), p(0.44, 0.62)])}
        edge={brush * 0.6}
      />
      <Line d={lines} width={brush * 0.85} />
    </>
  );
}

/** A hen, or at a small size a chick. */
export function Hen(props: FacingThingProps & { comb?: Tone }) {
  const { brush } = props;
  const p = drawnFrom(props);
  return (
    <>
      <Mass
        d={pen()
          .shape([p(0.42, 0.7), p(0.02, 0.4), p(-0.62, 0.86), p(-0.44, 0.36), p(0, 0.2), p(0.36, 0.36)])
          .circle(p(0.42, 0.78), props.size * 0.13)
          .shape([p(0.5, 0.82), p(0.68, 0.74), p(0.5, 0.7)])}
        edge={brush * 0.4}
      />
      <Line
        d={pen()
          .path([p(-0.04, 0.22), p(-0.08, 0), p(0.06, 0)])
          .path([p(0.12, 0.24), p(0.12, 0), p(0.24, 0)])}
        width={brush * 0.7}
      />
      {props.comb && (
        <Mass
          d={pen()
            .circle(p(0.4, 0.96), props.size * 0.07)
            .circle(p(0.5, 0.94), props.size * 0.055)}
          tone={props.comb}
        />
      )}
    </>
  );
}

/** A peacock with its tail down, or dancing with the tail spread (then about 1.6 times as wide as high). */
export function Peacock(props: FacingThingProps & { dancing?: boolean }) {
  const { brush, size } = props;
  const p = drawnFrom(props);
  const neck = pen()
    .shape([p(0.16, 0.52), p(-0.12, 0.3), p(0.1, 0.16), p(0.26, 0.3)])
    .circle(p(0.2, 0.78), size * 0.055)
    .shape([p(0.24, 0.8), p(0.36, 0.76), p(0.24, 0.75)]);
  const lines = pen()
    .move(p(0.17, 0.48))
    .curve(p(0.08, 0.62), p(0.19, 0.76))
    .path([p(0.06, 0.2), p(0.06, 0), p(0.14, 0)])
    .path([p(0.14, 0.2), p(0.16, 0), p(0.24, 0)]);
  for (const [x, y] of [
    [0.14, 0.94],
    [0.2, 0.96],
    [0.26, 0.94],
  ] as const)
    lines.path([p(0.2, 0.82), p(x, y)]);
  const plumes = pen();
  const eyes = pen();
  const tips = props.dancing
    ? [-80, -62, -44, -26, -8, 10, 28, 46, 64, 80].map((a) => around(p(0.06, 0.28), size * 0.68, a))
    : [0.36, 0.27, 0.18, 0.09, 0].map((y, i) => p(-0.86 - i * 0.06, y + 0.06));
  for (const tip of tips) {
    plumes.move(p(-0.02, 0.28)).line(tip);
    eyes.circle(tip, size * 0.042);
  }
  return (
    <>
      <Line d={plumes} width={brush * 0.5} />
      <Line d={plumes} width={size * 0.07} dashes={[brush * 0.4, brush * 1.1]} />
      <Mass d={eyes} tone="accent" edge={brush * 0.5} edgeTone="ink" />
      <Mass d={neck} edge={brush * 0.5} />
      <Line d={lines} width={brush * 0.7} />
    </>
  );
}

/** A monkey sitting, tail hanging. `at` is where it sits. */
export function Monkey(props: FacingThingProps) {
  const { brush, size } = props;
  const p = drawnFrom(props);
  const lines = pen()
    .path([p(0.06, 0.08), p(0.36, 0.3), p(0.3, 0.02)])
    .path([p(-0.02, 0.06), p(0.2, 0.26), p(0.16, 0)])
    .path([p(0.1, 0.6), p(0.36, 0.46), p(0.46, 0.66)])
    .path([p(0, 0.6), p(0.22, 0.36)]);
  lines.move(p(-0.1, 0.06)).curve(p(-0.56, 0), p(-0.44, -0.4)).curve(p(-0.36, -0.64), p(-0.2, -0.5));
  return (
    <>
      <Mass
        d={pen()
          .shape([p(-0.12, 0), p(0.1, 0.02), p(0.16, 0.62), p(-0.02, 0.66)])
          .circle(p(0.12, 0.78), size * 0.15)
          .circle(p(0.26, 0.74), size * 0.07)
          .circle(p(-0.02, 0.86), size * 0.06)}
        edge={brush * 0.5}
      />
      <Line d={lines} width={brush * 0.85} />
    </>
  );
}

/** The palm squirrel with its three stripes. */
export function Squirrel(props: FacingThingProps) {
  const { brush, size } = props;
  const p = drawnFrom(props);
  return (
    <>
      <Mass
        d={pen()
          .shape([p(-0.3, 0.02), p(-0.26, 0.34), p(0.1, 0.52), p(0.34, 0.3), p(0.2, 0.02)])
          .circle(p(0.4, 0.54), size * 0.16)
          .shape([p(0.34, 0.66), p(0.38, 0.84), p(0.46, 0.66)])}
        edge={brush * 0.4}
      />
      <Line
        d={pen()
          .move(p(-0.3, 0.12))
          .curve(p(-0.9, 0.3), p(-0.6, 1))
          .path([p(0.26, 0.28), p(0.52, 0.3)])}
        width={brush * 0.7}
      />
      <Line
        d={pen().move(p(-0.34, 0.14)).curve(p(-0.9, 0.34), p(-0.6, 1))}
        width={size * 0.22}
        dashes={[brush * 0.5, brush * 0.8]}
      />
      <Line
        d={pen()
          .move(p(-0.2, 0.2))
          .curve(p(0, 0.4), p(0.26, 0.38))
          .move(p(-0.16, 0.12))
          .curve(p(0, 0.28), p(0.26, 0.26))}
        width={brush * 0.4}
        tone="ground"
      />
    </>
  );
}

/** A bird in flight, both wings spread. `size` is its length. */
export function Bird(props: FacingThingProps & { letter?: boolean }) {
  const { brush, size } = props;
  const p = drawnFrom(props);
  const body = pen()
    .shape([p(-0.5, 0.1), p(-0.5, -0.1), p(-0.14, -0.02), p(0.12, -0.08), p(0.36, 0.04), p(0.1, 0.1), p(-0.14, 0.06)])
    .circle(p(0.36, 0.06), size * 0.08)
    .shape([p(0.42, 0.1), p(0.58, 0.03), p(0.42, 0.02)]);
  const wings = pen()
    .shape([p(0.14, 0.08), p(-0.12, 0.06), p(-0.3, 0.5)])
    .shape([p(0.1, -0.04), p(-0.1, -0.02), p(-0.24, -0.34)]);
  return (
    <>
      <Mass d={body} edge={brush * 0.4} />
      <Mass d={wings} edge={brush * 0.4} />
      {props.letter && (
        <>
          <Mass d={pen().shape([p(0.44, 0), p(0.84, -0.06), p(0.8, -0.36), p(0.4, -0.3)])} tone="accent" />
          <Line d={pen().path([p(0.44, 0), p(0.62, -0.2), p(0.84, -0.06)])} width={brush * 0.6} tone="ground" />
        </>
      )}
    </>
  );
}

/** A crow or a mynah that sits. */
export function PerchedBird(props: FacingThingProps) {
  const { brush } = props;
  const p = drawnFrom(props);
  return (
    <>
      <Mass
        d={pen()
          .shape([p(0.3, 0.72), p(-0.02, 0.66), p(-0.7, 0.02), p(0, 0.22), p(0.3, 0.44)])
          .circle(p(0.26, 0.76), props.size * 0.17)
          .shape([p(0.4, 0.82), p(0.66, 0.7), p(0.4, 0.66)])}
        edge={brush * 0.3}
      />
      <Line
        d={pen()
          .path([p(0.02, 0.24), p(0.04, 0)])
          .path([p(0.14, 0.3), p(0.16, 0)])}
        width={brush * 0.6}
      />
    </>
  );
}

/** Fish for a pond. `size` is its length. */
export function Fish(props: FacingThingProps) {
  const p = drawnFrom(props);
  return (
    <>
      <Mass
        d={pen().shape([
          p(0.5, 0.16),
          p(0.1, 0.34),
          p(-0.3, 0.17),
          p(-0.5, 0.32),
          p(-0.5, 0),
          p(-0.3, 0.14),
          p(0.1, 0),
        ])}
        edge={props.brush * 0.4}
      />
      <Mass d={pen().circle(p(0.3, 0.18), props.size * 0.035)} tone="ground" />
    </>
  );
}

export function Butterfly({
  at,
  size,
  brush,
  tone = 'accent',
  seed,
}: {
  at: Point;
  size: number;
  brush: number;
  tone?: Tone;
  seed: number;
}) {
  const tilt = createChance(`butterfly ${seed}`).between(-40, 40);
  const p = (r: number, a: number) => around(at, size * r, a + tilt);
  return (
    <>
      <Mass
        d={pen()
          .shape([at, p(0.64, -42), p(0.52, -88)])
          .shape([at, p(0.64, 42), p(0.52, 88)])
          .shape([at, p(0.42, -104), p(0.48, -150)])
          .shape([at, p(0.42, 104), p(0.48, 150)])}
        tone={tone}
      />
      <Line
        d={pen()
          .path([p(0.4, 180), p(0.3, 0), p(0.55, -14)])
          .path([p(0.3, 0), p(0.55, 14)])}
        width={brush * 0.5}
      />
    </>
  );
}
