import { createChance } from '../line/chance';
import { around, between, box, middle, point, type Box, type Point } from '../line/geometry';
import { Line, Mass, type Tone } from '../line/paint';
import { pen, type Pen } from '../line/pen';
import type { FacingThingProps, SeededThingProps, ThingProps } from './thing';

const corners = ({ x, y, w, h }: Box): Point[] => [point(x, y), point(x + w, y), point(x + w, y + h), point(x, y + h)];

export type Lesson = 'sum' | 'letters' | 'sun' | 'shapes' | 'plant' | 'map' | 'fractions' | 'scales';

/** A blackboard with a lesson drawn on it; no real writing, so that no language is left out. */
export function Blackboard({ area, brush, lesson, seed }: { area: Box; brush: number; lesson: Lesson; seed: number }) {
  return (
    <>
      <Mass d={pen().shape(corners(area))} tone="ground" edge={brush} edgeTone="ink" />
      <Line
        d={pen().shape(corners(box(area.x - brush * 2, area.y - brush * 2, area.w + brush * 4, area.h + brush * 4)))}
        width={brush * 0.6}
      />
      <Line d={chalk(area, lesson, seed)} width={brush * 0.65} />
    </>
  );
}

function chalk(area: Box, lesson: Lesson, seed: number): Pen {
  const chance = createChance(`chalk ${seed}`);
  const d = pen();
  const p = (x: number, y: number) => point(area.x + area.w * x, area.y + area.h * y);
  const unit = Math.min(area.w, area.h);
  switch (lesson) {
    case 'sum':
      for (const [x, y] of [
        [0.2, 0.3],
        [0.2, 0.7],
      ] as const)
        for (let i = 0; i < chance.whole(2, 4); i++) d.circle(p(x + i * 0.08, y), unit * 0.05);
      d.path([p(0.5, 0.42), p(0.5, 0.62)]).path([p(0.45, 0.52), p(0.55, 0.52)]);
      d.path([p(0.64, 0.48), p(0.74, 0.48)]).path([p(0.64, 0.57), p(0.74, 0.57)]);
      for (let i = 0; i < 4; i++) d.path([p(0.8 + i * 0.035, 0.3), p(0.8 + i * 0.035, 0.7)]);
      break;
    case 'letters':
      for (let row = 0; row < 3; row++) {
        const y = 0.26 + row * 0.25;
        d.path([p(0.1, y), p(chance.between(0.7, 0.9), y)]);
        for (let i = 0; i < 7; i++) {
          const x = 0.14 + i * 0.1;
          if (chance.odds(0.5)) d.move(p(x, y)).curve(p(x + 0.07, y + 0.08), p(x, y + 0.14));
          else d.path([p(x, y), p(x, y + 0.14), p(x + 0.04, y + 0.08)]);
        }
      }
      break;
    case 'sun':
      d.circle(p(0.5, 0.5), unit * 0.14);
      for (let i = 0; i < 12; i++)
        d.path([around(p(0.5, 0.5), unit * 0.2, i * 30), around(p(0.5, 0.5), unit * 0.3, i * 30)]);
      for (const r of [0.4, 0.46]) d.circle(around(p(0.5, 0.5), unit * r, r * 600), unit * 0.045);
      break;
    case 'shapes':
      d.shape([p(0.1, 0.72), p(0.24, 0.26), p(0.38, 0.72)])
        .circle(p(0.54, 0.5), unit * 0.22)
        .shape(corners(box(area.x + area.w * 0.7, area.y + area.h * 0.28, area.w * 0.2, area.h * 0.44)));
      d.path([p(0.24, 0.26), p(0.24, 0.72)])
        .path([p(0.54, 0.5), around(p(0.54, 0.5), unit * 0.22, 60)])
        .path([p(0.7, 0.28), p(0.9, 0.72)]);
      break;
    case 'plant':
      d.path([p(0.5, 0.86), p(0.5, 0.28)]);
      for (const [i, y] of [0.7, 0.56, 0.42].entries())
        d.move(p(0.5, y))
          .curve(p(i % 2 ? 0.62 : 0.38, y - 0.16), p(i % 2 ? 0.7 : 0.3, y - 0.02))
          .curve(p(i % 2 ? 0.6 : 0.4, y + 0.06), p(0.5, y));
      d.circle(p(0.5, 0.2), unit * 0.07)
        .path([p(0.3, 0.86), p(0.7, 0.86)])
        .path([p(0.74, 0.4), p(0.88, 0.4)])
        .path([p(0.74, 0.55), p(0.84, 0.55)]);
      break;
    case 'map':
      d.move(p(0.06, 0.3)).curve(p(0.3, 0.1), p(0.42, 0.44)).curve(p(0.52, 0.76), p(0.94, 0.62));
      d.move(p(0.06, 0.4)).curve(p(0.28, 0.22), p(0.38, 0.52)).curve(p(0.5, 0.88), p(0.94, 0.72));
      for (const [x, y] of [
        [0.16, 0.74],
        [0.3, 0.8],
        [0.62, 0.36],
      ] as const)
        d.shape([p(x - 0.06, y), p(x, y - 0.2), p(x + 0.06, y)]);
      d.path([p(0.86, 0.46), p(0.86, 0.2)]).path([p(0.81, 0.3), p(0.86, 0.18), p(0.91, 0.3)]);
      break;
    case 'fractions':
      for (const [i, parts] of [2, 3, 4].entries()) {
        const centre = p(0.2 + i * 0.3, 0.5);
        d.circle(centre, unit * 0.2);
        for (let k = 0; k < parts; k++) d.path([centre, around(centre, unit * 0.2, (k * 360) / parts)]);
      }
      break;
    case 'scales':
      for (let i = 0; i < 5; i++) d.path([p(0.08, 0.3 + i * 0.1), p(0.92, 0.3 + i * 0.1)]);
      for (let i = 0; i < 6; i++) {
        const y = 0.7 - i * 0.075 + chance.between(-0.05, 0.05);
        d.circle(p(0.18 + i * 0.12, y), unit * 0.05).path([
          p(0.18 + i * 0.12 + (unit / area.w) * 0.05, y),
          p(0.18 + i * 0.12 + (unit / area.w) * 0.05, y - 0.26),
        ]);
      }
  }
  return d;
}

/** A school bench with its desk, seen from the side: the desk is towards `facing`. The seat is at `benchSeat`. */
export function Bench({ at, size, brush, facing }: FacingThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size * facing, at.y - y * size);
  const d = pen()
    .path([p(-0.5, 0), p(-0.46, 0.48)])
    .path([p(-0.1, 0), p(-0.12, 0.48)])
    .path([p(0.42, 0), p(0.36, 0.84)])
    .path([p(-0.3, 0.14), p(0.4, 0.14)]);
  return (
    <>
      <Line d={d} width={brush * 0.7} />
      <Line d={pen().path([p(-0.58, 0.48), p(0, 0.48)])} width={brush * 1.3} />
      <Line d={pen().path([p(0.1, 0.82), p(0.66, 0.9)])} width={brush * 1.4} />
    </>
  );
}

export const benchSeat = (at: Point, size: number, facing: 1 | -1): Point =>
  point(at.x - 0.3 * size * facing, at.y - 0.5 * size);

/** A long table seen from the front, its cloth or boards hatched. */
export function DrawnTable({
  area,
  brush,
  pattern = 'boards',
}: {
  area: Box;
  brush: number;
  pattern?: 'boards' | 'zigzag' | 'diamonds';
}) {
  const d = pen();
  const { x, y, w, h } = area;
  const top = y + brush * 2.4;
  if (pattern === 'boards') {
    return (
      <>
        <Line
          d={pen().path([point(x + brush * 2, (top + y + h) / 2), point(x + w - brush * 2, (top + y + h) / 2)])}
          width={y + h - top}
          dashes={[brush * 0.45, brush * 2.6]}
        />
        <Mass d={pen().shape(corners(box(x, y, w, brush * 2.2)))} />
        <Line d={pen().path([point(x, y + h), point(x + w, y + h)])} width={brush * 0.8} />
      </>
    );
  }
  const teeth = Math.max(6, Math.round(w / (h * 0.5)));
  for (let i = 0; i < teeth; i++) {
    const left = x + (w * i) / teeth;
    const step = w / teeth;
    if (pattern === 'zigzag')
      for (const inner of [0, 0.34])
        d.path([point(left, y + h), point(left + step / 2, top + (y + h - top) * inner), point(left + step, y + h)]);
    else
      d.shape([
        point(left, (top + y + h) / 2),
        point(left + step / 2, top),
        point(left + step, (top + y + h) / 2),
        point(left + step / 2, y + h),
      ]).circle(point(left + step / 2, (top + y + h) / 2), brush * 0.8);
  }
  return (
    <>
      <Line d={d} width={brush * 0.5} />
      <Mass d={pen().shape(corners(box(x, y, w, brush * 2.2)))} />
      <Line d={pen().path([point(x, y), point(x, y + h), point(x + w, y + h), point(x + w, y)])} width={brush * 0.7} />
    </>
  );
}

/** An open book in two hands. `size` is its width. */
export function OpenBook({ at, size, brush, tone = 'ink' }: ThingProps & { tone?: Tone }) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  return (
    <>
      <Mass
        d={pen().shape([p(0, 0), p(-0.5, 0.16), p(-0.46, 0.56), p(0, 0.36), p(0.46, 0.56), p(0.5, 0.16)])}
        tone={tone}
        edge={brush * 0.5}
        edgeTone={tone}
      />
      <Line
        d={pen()
          .path([p(0, 0.02), p(0, 0.34)])
          .path([p(-0.38, 0.26), p(-0.1, 0.16)])
          .path([p(0.1, 0.16), p(0.38, 0.26)])
          .path([p(-0.38, 0.38), p(-0.1, 0.27)])
          .path([p(0.1, 0.27), p(0.38, 0.38)])}
        width={brush * 0.4}
        tone="ground"
      />
    </>
  );
}

/** A shelf of upright, leaning and flat books, with an occasional pot or gap. */
export function Bookshelf({ area, brush, seed, rows = 4 }: { area: Box; brush: number; seed: number; rows?: number }) {
  const chance = createChance(`shelf ${seed}`);
  const boards = pen().shape(corners(area));
  const spines = pen();
  const solid = pen();
  const coloured = pen();
  const rowHeight = area.h / rows;
  for (let row = 0; row < rows; row++) {
    const base = area.y + rowHeight * (row + 1);
    boards.path([point(area.x, base), point(area.x + area.w, base)]);
    let x = area.x + brush * 2;
    while (x < area.x + area.w - brush * 4) {
      const w = brush * chance.between(1.6, 3.2);
      const h = rowHeight * chance.between(0.58, 0.84);
      if (x + w + h * 0.3 < area.x + area.w && chance.odds(0.1)) {
        spines.shape([
          point(x, base - brush * 0.4),
          point(x + h * 0.3, base - h * 0.94),
          point(x + h * 0.3 + w, base - h * 0.9),
          point(x + w, base - brush * 0.4),
        ]);
        x += h * 0.3 + w + brush;
        continue;
      }
      const spine = corners(box(x, base - h, Math.min(w, area.x + area.w - x), h - brush * 0.4));
      (chance.odds(0.12) ? coloured : chance.odds(0.5) ? solid : spines).shape(spine);
      x += w + brush * chance.pick([0.5, 0.5, 0.7, 3]);
    }
  }
  return (
    <>
      <Mass d={solid} />
      <Mass d={coloured} tone="accent" />
      <Line d={spines} width={brush * 0.5} />
      <Line d={boards} width={brush} />
    </>
  );
}

/** A computer: a screen on a stand, and a keyboard in front of it. `size` is the width of the screen. */
export function Computer({ at, size, brush, seed }: SeededThingProps) {
  const screen = box(at.x - size / 2, at.y - size * 0.98, size, size * 0.74);
  const show = createChance(`screen ${seed}`).pick<Lesson>(['sum', 'shapes', 'sun', 'plant', 'map', 'fractions']);
  return (
    <>
      <Mass d={pen().shape(corners(screen))} tone="ground" edge={brush * 1.2} edgeTone="ink" />
      <Line d={chalk(screen, show, seed)} width={brush * 0.6} />
      <Mass
        d={pen().shape([
          point(at.x - size * 0.06, screen.y + screen.h),
          point(at.x + size * 0.06, screen.y + screen.h),
          point(at.x + size * 0.2, at.y - size * 0.12),
          point(at.x - size * 0.2, at.y - size * 0.12),
        ])}
      />
      <Line
        d={pen().path([point(at.x - size * 0.42, at.y - size * 0.05), point(at.x + size * 0.42, at.y - size * 0.05)])}
        width={size * 0.09}
        dashes={[size * 0.06, size * 0.03]}
      />
    </>
  );
}

/** A counting frame. */
export function Abacus({ at, size, brush, seed, rows = 5 }: SeededThingProps & { rows?: number }) {
  const chance = createChance(`abacus ${seed}`);
  const area = box(at.x - size * 0.55, at.y - size, size * 1.1, size);
  const wires = pen();
  const beads = pen();
  const coloured = pen();
  for (let row = 0; row < rows; row++) {
    const y = area.y + (area.h * (row + 0.5)) / rows;
    wires.path([point(area.x, y), point(area.x + area.w, y)]);
    const pushed = chance.whole(2, 6);
    for (let i = 0; i < 7; i++)
      (row === 1 && i < pushed ? coloured : beads).circle(
        point(area.x + area.w * (i < pushed ? 0.08 + i * 0.095 : 0.28 + i * 0.108), y),
        size * 0.042,
        (area.h / rows) * 0.34,
      );
  }
  return (
    <>
      <Line d={wires} width={brush * 0.5} />
      <Mass d={beads} />
      <Mass d={coloured} tone="accent" />
      <Line d={pen().shape(corners(area))} width={brush * 1.2} />
    </>
  );
}

/** A pair of compasses drawing its arc. */
export function Compasses({ at, size, brush }: ThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  return (
    <>
      <Line
        d={pen()
          .path([p(-0.26, 0), p(0, 0.86)])
          .path([p(0.3, 0.02), p(0, 0.86)])
          .path([p(-0.12, 0.42), p(0.15, 0.42)])
          .path([p(0, 0.92), p(0, 1)])}
        width={brush * 1.1}
      />
      <Mass d={pen().circle(p(0, 0.86), size * 0.07)} />
      <Line
        d={pen().move(p(0.3, 0.02)).curve(p(0.52, 0.14), p(0.5, 0.44))}
        width={brush * 0.6}
        tone="accent"
        dashes={[brush * 1.6, brush * 1.2]}
      />
    </>
  );
}

/** A set square with its inner triangle and marks. */
export function SetSquare({ at, size, brush }: ThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  const marks = pen().path([p(-0.44, 0.07), p(0.4, 0.07)]);
  return (
    <>
      <Line
        d={pen()
          .shape([p(-0.5, 0), p(-0.5, 1), p(0.56, 0)])
          .shape([p(-0.34, 0.16), p(-0.34, 0.62), p(0.14, 0.16)])}
        width={brush}
      />
      <Line d={marks} width={size * 0.08} dashes={[brush * 0.5, brush * 1.8]} />
    </>
  );
}

/** A globe on its stand. */
export function Globe({ at, size, brush }: ThingProps) {
  const centre = point(at.x, at.y - size * 0.58);
  const r = size * 0.34;
  const land = pen()
    .shape([
      around(centre, r * 0.7, -60),
      around(centre, r * 0.5, 10),
      around(centre, r * 0.2, 80),
      around(centre, r * 0.5, -130),
    ])
    .shape([around(centre, r * 0.8, 60), around(centre, r * 0.8, 100), around(centre, r * 0.5, 110)]);
  return (
    <>
      <Line
        d={pen()
          .circle(centre, r)
          .move(around(centre, r * 1.2, 24))
          .curve(around(centre, r * 2, 110), around(centre, r * 1.2, 196))
          .path([point(at.x, at.y - size * 0.14), point(at.x, at.y - size * 0.03)])
          .path([point(at.x - size * 0.22, at.y - size * 0.02), point(at.x + size * 0.22, at.y - size * 0.02)])}
        width={brush}
      />
      <Mass d={land} tone="accent" />
      <Line
        d={pen()
          .move(around(centre, r, -90))
          .curve(point(centre.x, centre.y + r * 0.4), around(centre, r, 90))}
        width={brush * 0.5}
      />
    </>
  );
}

/** A wall clock. */
export function Clock({ centre, radius, brush, seed }: { centre: Point; radius: number; brush: number; seed: number }) {
  const hour = createChance(`clock ${seed}`).whole(8, 11) * 30;
  return (
    <>
      <Mass d={pen().circle(centre, radius)} tone="ground" edge={brush} edgeTone="ink" />
      <Line
        d={pen().circle(centre, radius * 0.8)}
        width={radius * 0.16}
        dashes={[brush * 0.6, (2 * Math.PI * radius * 0.8) / 12 - brush * 0.6]}
      />
      <Line
        d={pen().path([around(centre, radius * 0.46, hour + 5), centre, around(centre, radius * 0.66, 60)])}
        width={brush * 0.8}
        tone="accent"
      />
    </>
  );
}

/** A pile of lying books, 1.1 times as wide as high. */
export function BookPile({ at, size, brush, seed }: SeededThingProps) {
  const chance = createChance(`pile ${seed}`);
  const books = 5;
  const edges = pen();
  const solid = pen();
  for (let i = 0; i < books; i++) {
    const w = size * chance.between(0.72, 1.05);
    const spine = corners(
      box(at.x - w / 2 + chance.between(-0.06, 0.06) * size, at.y - (size * (i + 1)) / books, w, (size / books) * 0.86),
    );
    (i % 2 === 0 ? solid : edges).shape(spine);
    if (i % 2 === 1)
      edges.path([between(spine[0] ?? at, spine[3] ?? at, 0.5), between(spine[1] ?? at, spine[2] ?? at, 0.5)]);
  }
  return (
    <>
      <Mass d={solid} />
      <Line d={edges} width={brush * 0.7} />
    </>
  );
}

/** A sheet of paper with lines, a corner turned and a seal. */
export function Sheet({ area, brush, seal = false }: { area: Box; brush: number; seal?: boolean }) {
  const { x, y, w, h } = area;
  const fold = Math.min(w, h) * 0.24;
  const rows = pen();
  for (let i = 0; i < 5; i++)
    rows.path([
      point(x + w * 0.16, y + h * (0.26 + i * 0.12)),
      point(x + w * (i === 4 ? 0.5 : 0.84), y + h * (0.26 + i * 0.12)),
    ]);
  const centre = middle(box(x + w * 0.6, y + h * 0.68, w * 0.24, h * 0.2));
  return (
    <>
      <Mass
        d={pen().shape([
          point(x, y),
          point(x + w - fold, y),
          point(x + w, y + fold),
          point(x + w, y + h),
          point(x, y + h),
        ])}
        edge={brush * 0.4}
      />
      <Line
        d={pen().path([point(x + w - fold, y), point(x + w - fold, y + fold), point(x + w, y + fold)])}
        width={brush * 0.6}
        tone="ground"
      />
      <Line d={rows} width={brush * 0.7} tone="ground" />
      {seal && (
        <>
          <Mass
            d={pen().shape([
              centre,
              point(centre.x - w * 0.07, centre.y + h * 0.2),
              point(centre.x, centre.y + h * 0.16),
              point(centre.x + w * 0.07, centre.y + h * 0.2),
            ])}
            tone="accent"
          />
          <Mass d={pen().circle(centre, Math.min(w, h) * 0.13)} tone="accent" edge={brush * 0.5} edgeTone="ground" />
        </>
      )}
    </>
  );
}
