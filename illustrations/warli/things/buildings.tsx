import { createChance } from '../line/chance';
import { between, point, type Point } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import type { SeededThingProps, ThingProps } from './thing';

/** A thatched hut with a woven wall, 1.15 times as wide as high. Woven patterns change with the seed. */
export function Hut({ at, size, brush, seed }: SeededThingProps) {
  const chance = createChance(`hut ${seed}`);
  const half = size * 0.44;
  const eaves = at.y - size * 0.5;
  const roof = [
    point(at.x - size * 0.57, eaves + size * 0.03),
    point(at.x + chance.between(-0.03, 0.03) * size, at.y - size),
    point(at.x + size * 0.57, eaves + size * 0.03),
  ];
  const thatch = pen();
  const apex = roof[1] ?? at;
  for (let i = 1; i < 15; i++)
    thatch
      .move(between(apex, point(at.x - size * 0.57 + (size * 1.14 * i) / 15, eaves), 0.16))
      .line(point(at.x - size * 0.57 + (size * 1.14 * i) / 15, eaves + size * (i % 2 === 0 ? 0.03 : 0.055)));
  const solidRoof = chance.odds(0.4);
  const doorX = at.x + chance.pick([-0.2, 0, 0.2]) * size;
  return (
    <>
      <Mass
        d={pen().shape([
          point(at.x - half, eaves),
          point(at.x + half, eaves),
          point(at.x + half, at.y),
          point(at.x - half, at.y),
        ])}
        tone="ground"
        edge={brush * 0.8}
        edgeTone="ink"
      />
      <WovenWall
        left={at.x - half}
        right={at.x + half}
        top={eaves + size * 0.06}
        bottom={at.y}
        brush={brush}
        pattern={chance.pick(['reeds', 'zigzag', 'lattice', 'herringbone'])}
      />
      <Mass
        d={pen().shape([
          point(doorX - size * 0.1, at.y),
          point(doorX - size * 0.1, at.y - size * 0.31),
          point(doorX + size * 0.1, at.y - size * 0.31),
          point(doorX + size * 0.1, at.y),
        ])}
        tone="ground"
        edge={brush * 0.7}
        edgeTone="ink"
      />
      <Mass d={pen().shape(roof)} tone={solidRoof ? 'ink' : 'ground'} edge={brush * 0.8} edgeTone="ink" />
      <Line d={thatch} width={brush * (solidRoof ? 0.45 : 0.55)} tone={solidRoof ? 'ground' : 'ink'} />
      <Line
        d={pen()
          .move(apex)
          .line(point(apex.x - size * 0.04, apex.y - size * 0.05))
          .move(apex)
          .line(point(apex.x + size * 0.04, apex.y - size * 0.05))}
        width={brush * 0.7}
      />
    </>
  );
}

type Weave = 'reeds' | 'zigzag' | 'lattice' | 'herringbone';

function WovenWall({
  left,
  right,
  top,
  bottom,
  brush,
  pattern,
}: {
  left: number;
  right: number;
  top: number;
  bottom: number;
  brush: number;
  pattern: Weave;
}) {
  const d = pen();
  const w = right - left;
  const h = bottom - top;
  if (pattern === 'reeds') {
    const row = pen()
      .move(point(left, top + h / 2))
      .line(point(right, top + h / 2));
    return <Line d={row} width={h * 0.94} dashes={[brush * 0.5, brush * 2.1]} />;
  }
  if (pattern === 'herringbone') {
    for (let i = 0; i < 3; i++)
      for (let x = 0.06; x < 0.94; x += 0.075)
        d.move(point(left + w * x, top + (h * (i + 0.15)) / 3)).line(
          point(left + w * (x + (i % 2 === 0 ? 0.06 : -0.03)), top + (h * (i + 0.9)) / 3),
        );
  } else if (pattern === 'zigzag') {
    for (let i = 0; i < 3; i++)
      d.path(
        Array.from({ length: 13 }, (_, k) =>
          point(left + (w * k) / 12, top + (h * (i + (k % 2 === 0 ? 0.1 : 0.9))) / 3),
        ),
      );
  } else {
    for (let i = 0; i < 7; i++) {
      d.move(point(left + (w * i) / 7, top)).line(point(left + Math.min(w, (w * i) / 7 + h * 0.6), bottom));
      d.move(point(left + (w * (i + 1)) / 7, top)).line(point(left + Math.max(0, (w * (i + 1)) / 7 - h * 0.6), bottom));
    }
  }
  return <Line d={d} width={brush * 0.5} />;
}

/** The school: a long house with a pillared veranda, a bell and a flag; 2.1 times as wide as high. */
export function SchoolHouse({ at, size, brush, flagTone = 'accent' }: ThingProps & { flagTone?: 'accent' | 'second' }) {
  const half = size;
  const eaves = at.y - size * 0.48;
  const ridge = at.y - size * 0.76;
  const rectangle = (x: number, top: number, w: number, bottom: number) => [
    point(x, bottom),
    point(x, top),
    point(x + w, top),
    point(x + w, bottom),
  ];
  const pillars = pen();
  const tiles = pen();
  const windows = pen();
  for (let i = 0; i <= 8; i++) {
    const x = at.x - half * 0.92 + (half * 1.84 * i) / 8;
    pillars.move(point(x, eaves)).line(point(x, at.y));
    if (i < 8 && i !== 3 && i !== 4)
      windows.shape(rectangle(x + half * 0.07, eaves + size * 0.14, half * 0.09, at.y - size * 0.14));
  }
  for (let row = 0; row < 3; row++) {
    const y = ridge + ((eaves - ridge) * (row + 0.5)) / 3;
    tiles.move(point(at.x - half * (0.84 + row * 0.07), y)).line(point(at.x + half * (0.84 + row * 0.07), y));
  }
  const pole = point(at.x, at.y - size * 1.02);
  return (
    <>
      <Mass
        d={pen().shape(rectangle(at.x - half * 0.96, eaves, half * 1.92, at.y))}
        tone="ground"
        edge={brush * 0.8}
        edgeTone="ink"
      />
      <Line d={pillars} width={brush * 0.9} />
      <Line d={windows} width={brush * 0.6} />
      <Mass
        d={pen().shape(rectangle(at.x - half * 0.1, eaves + size * 0.1, half * 0.2, at.y))}
        tone="ground"
        edge={brush * 0.8}
        edgeTone="ink"
      />
      <Mass
        d={pen().shape([
          point(at.x - half * 1.04, eaves),
          point(at.x - half * 0.82, ridge),
          point(at.x + half * 0.82, ridge),
          point(at.x + half * 1.04, eaves),
        ])}
        tone="ground"
        edge={brush * 0.8}
        edgeTone="ink"
      />
      <Line d={tiles} width={(eaves - ridge) * 0.3} dashes={[brush * 0.5, brush * 2]} />
      <Mass
        d={pen().shape([
          point(at.x - half * 0.26, eaves),
          point(at.x, ridge - size * 0.08),
          point(at.x + half * 0.26, eaves),
        ])}
        tone="ground"
        edge={brush * 0.8}
        edgeTone="ink"
      />
      <Mass d={pen().circle(point(at.x, eaves - size * 0.12), size * 0.065)} />
      <Line
        d={pen()
          .move(point(at.x, ridge - size * 0.08))
          .line(pole)}
        width={brush * 0.7}
      />
      <Mass
        d={pen().shape([pole, point(pole.x + size * 0.2, pole.y + size * 0.06), point(pole.x, pole.y + size * 0.12)])}
        tone={flagTone}
      />
    </>
  );
}

/** A draw-well with a wheel and a rope; about as wide as high. The rope's end is at `wellRope`. */
export function Well({ at, size, brush }: ThingProps) {
  const rim = at.y - size * 0.34;
  const wall = pen();
  for (let row = 0; row < 3; row++)
    wall
      .move(point(at.x - size * 0.4, rim + size * (0.08 + row * 0.1)))
      .line(point(at.x + size * 0.4, rim + size * (0.08 + row * 0.1)));
  const posts = pen()
    .path([point(at.x - size * 0.34, rim), point(at.x - size * 0.28, at.y - size * 0.98)])
    .path([point(at.x + size * 0.34, rim), point(at.x + size * 0.28, at.y - size * 0.98)])
    .path([point(at.x - size * 0.34, at.y - size * 0.96), point(at.x + size * 0.34, at.y - size * 0.96)]);
  const hub = point(at.x, at.y - size * 0.82);
  return (
    <>
      <Mass
        d={pen().circle(point(at.x, rim), size * 0.42, size * 0.07)}
        tone="ground"
        edge={brush * 0.8}
        edgeTone="ink"
      />
      <Line d={wall} width={size * 0.085} dashes={[size * 0.085, brush * 0.7]} />
      <Line d={posts} width={brush * 0.9} />
      <Line
        d={pen()
          .circle(hub, size * 0.1)
          .path([hub, point(at.x, rim - size * 0.02)])
          .path([point(hub.x - size * 0.1, hub.y), point(hub.x + size * 0.1, hub.y)])}
        width={brush * 0.6}
      />
    </>
  );
}

/** The point at which a person holds the rope of a well. */
export const wellRope = (at: Point, size: number, side: 1 | -1): Point =>
  point(at.x + side * size * 0.46, at.y - size * 0.62);

/** A festival tent of cloth between poles, scalloped; `size` is its height, it is `wide` pixels wide. */
export function Pandal({ at, size, brush, wide }: ThingProps & { wide: number }) {
  const d = pen();
  const scallops = pen();
  const bays = Math.max(3, Math.round(wide / size / 0.6));
  const top = at.y - size;
  for (let i = 0; i <= bays; i++) {
    const x = at.x - wide / 2 + (wide * i) / bays;
    if (i === 0 || i === bays) d.move(point(x, top)).line(point(x, at.y));
    if (i < bays) scallops.arch(point(x, top + size * 0.05), point(x + wide / bays, top + size * 0.05), 'under');
  }
  d.path([point(at.x - wide / 2, top), point(at.x + wide / 2, top)]);
  return (
    <>
      <Line d={d} width={brush} />
      <Mass d={scallops} tone="accent" edge={brush * 0.6} edgeTone="ink" />
    </>
  );
}
