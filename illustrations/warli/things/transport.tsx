import { around, point, type Point } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import type { FacingThingProps } from './thing';

function Wheel({
  centre,
  radius,
  brush,
  spokes = 8,
}: {
  centre: Point;
  radius: number;
  brush: number;
  spokes?: number;
}) {
  const d = pen();
  for (let i = 0; i < spokes; i++) d.path([centre, around(centre, radius * 0.92, (i * 360) / spokes)]);
  return (
    <>
      <Mass d={pen().circle(centre, radius)} tone="ground" edge={brush} edgeTone="ink" />
      <Line d={d} width={brush * 0.6} />
      <Mass d={pen().circle(centre, radius * 0.2)} />
    </>
  );
}

export interface BusWindow {
  foot: Point;
  width: number;
}

/** Centre of the sill and width of each window of a bus, from the back to the front. */
export function busWindows(
  { at, size, facing }: Pick<FacingThingProps, 'at' | 'size' | 'facing'>,
  count = 6,
): BusWindow[] {
  const width = (size * 2) / count;
  return Array.from({ length: count }, (_, i) => ({
    foot: point(at.x + facing * (-size * 1.02 + width * (i + 0.5)), at.y - size * 0.58),
    width: width * 0.74,
  }));
}

/** The school bus, 2.4 times as long as high, with a zigzag along its side. Scenes draw the children in its windows. */
export function Bus(props: FacingThingProps & { windows?: number }) {
  const { at, size, brush, facing } = props;
  const p = (x: number, y: number) => point(at.x + x * size * facing, at.y - y * size);
  const windows = pen();
  for (const { foot, width } of busWindows(props, props.windows))
    windows.shape([
      point(foot.x - width / 2, foot.y),
      point(foot.x + width / 2, foot.y),
      point(foot.x + width / 2, foot.y - size * 0.26),
      point(foot.x - width / 2, foot.y - size * 0.26),
    ]);
  const band = pen().path(Array.from({ length: 41 }, (_, i) => p(-1.1 + i * 0.053, i % 2 === 0 ? 0.3 : 0.42)));
  return (
    <>
      <Mass
        d={pen()
          .move(p(-1.18, 0.2))
          .line(p(-1.18, 0.86))
          .curve(p(-1.18, 0.96), p(-1.06, 0.96))
          .line(p(0.94, 0.96))
          .curve(p(1.1, 0.94), p(1.14, 0.58))
          .line(p(1.2, 0.5), p(1.2, 0.2))
          .close()}
        tone="ground"
        edge={brush * 1.2}
        edgeTone="ink"
      />
      <Line d={windows} width={brush * 0.8} />
      <Line d={band} width={brush * 0.7} tone="accent" />
      <Line
        d={pen()
          .path([p(-1.16, 0.47), p(1.18, 0.47)])
          .path([p(-1.16, 0.25), p(1.18, 0.25)])
          .path([p(0.96, 0.58), p(1.13, 0.58)])}
        width={brush * 0.6}
      />
      <Line d={pen().path([p(-0.98, 0.99), p(0.7, 0.99)])} width={size * 0.05} dashes={[brush * 0.6, size * 0.16]} />
      <Mass d={pen().circle(p(1.15, 0.36), size * 0.05)} tone="accent" />
      {[-0.68, 0.7].map((x) => (
        <Wheel key={x} centre={p(x, 0.19)} radius={size * 0.18} brush={brush} />
      ))}
    </>
  );
}

/** A cart with a yoke, 1.7 times as long as high. Scenes draw the bullock. */
export function Cart({ at, size, brush, facing, wheelOff = false }: FacingThingProps & { wheelOff?: boolean }) {
  const p = (x: number, y: number) =>
    wheelOff
      ? point(at.x + (x * 0.94 + y * 0.24) * size * facing, at.y - (y * 0.9 - x * 0.2 - 0.1) * size)
      : point(at.x + x * size * facing, at.y - y * size);
  const rails = pen();
  for (let i = 0; i <= 6; i++) rails.path([p(-0.66 + i * 0.2, 0.5), p(-0.7 + i * 0.22, 0.86)]);
  return (
    <>
      <Line
        d={pen()
          .path([p(-0.74, 0.5), p(1.1, 0.54)])
          .path([p(-0.76, 0.86), p(0.66, 0.86)])}
        width={brush * 1.1}
      />
      <Line d={rails} width={brush * 0.7} />
      {!wheelOff && <Wheel centre={p(-0.06, 0.34)} radius={size * 0.34} brush={brush} spokes={10} />}
    </>
  );
}

export { Wheel };

/** A bicycle, 1.7 times as long as high; the saddle is at (−0.24, 0.86) sizes. */
export function Bicycle({ at, size, brush, facing }: FacingThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size * facing, at.y - y * size);
  return (
    <>
      <Wheel centre={p(-0.5, 0.32)} radius={size * 0.32} brush={brush * 0.8} spokes={10} />
      <Wheel centre={p(0.52, 0.32)} radius={size * 0.32} brush={brush * 0.8} spokes={10} />
      <Line
        d={pen()
          .path([p(-0.5, 0.32), p(-0.24, 0.8), p(0.38, 0.78), p(0, 0.3), p(-0.5, 0.32)])
          .path([p(-0.24, 0.84), p(0, 0.3)])
          .path([p(0.52, 0.32), p(0.36, 0.96), p(0.2, 1)])
          .path([p(-0.36, 0.86), p(-0.1, 0.86)])}
        width={brush * 0.9}
      />
    </>
  );
}
