import { createChance } from '../line/chance';
import { around, point, type Box, type Point } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import type { FacingThingProps, SeededThingProps, ThingProps } from './thing';

/** A conical flask, half full. */
export function Flask({ at, size, brush, coloured = false }: ThingProps & { coloured?: boolean }) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  return (
    <>
      <Mass
        d={pen().shape([p(-0.34, 0.02), p(0.34, 0.02), p(0.2, 0.38), p(-0.2, 0.38)])}
        tone={coloured ? 'accent' : 'ink'}
      />
      <Line
        d={pen().path([
          p(-0.13, 1),
          p(-0.1, 0.94),
          p(-0.1, 0.66),
          p(-0.38, 0),
          p(0.38, 0),
          p(0.1, 0.66),
          p(0.1, 0.94),
          p(0.13, 1),
        ])}
        width={brush * 0.8}
      />
    </>
  );
}

/** Bubbles rising from a flask; each a little larger than the last. `height` in pixels. */
export function Bubbles({ from, height, brush, seed }: { from: Point; height: number; brush: number; seed: number }) {
  const chance = createChance(`bubbles ${seed}`);
  const rings = pen();
  const dots = pen();
  for (let i = 0; i < 8; i++) {
    const spot = point(
      from.x + Math.sin(i * 1.1) * height * 0.09 + chance.between(-1, 1),
      from.y - (height * (i + 0.5)) / 8,
    );
    (i % 3 === 2 ? rings : dots).circle(spot, brush * (0.5 + i * 0.16));
  }
  return (
    <>
      <Mass d={dots} />
      <Line d={rings} width={brush * 0.5} />
    </>
  );
}

/** Test tubes in their rack, 1.5 times as wide as high. */
export function TestTubes({ at, size, brush }: ThingProps) {
  const glass = pen();
  const filled = pen();
  for (let i = 0; i < 4; i++) {
    const x = at.x + (i - 1.5) * size * 0.34;
    glass
      .path([point(x - size * 0.09, at.y - size), point(x - size * 0.09, at.y - size * 0.14)])
      .arch(point(x - size * 0.09, at.y - size * 0.14), point(x + size * 0.09, at.y - size * 0.14), 'under')
      .line(point(x + size * 0.09, at.y - size));
    filled.path([point(x, at.y - size * (0.34 + i * 0.1)), point(x, at.y - size * 0.14)]);
  }
  return (
    <>
      <Line d={filled} width={size * 0.12} tone="accent" ends="round" />
      <Line d={glass} width={brush * 0.6} />
      <Line
        d={pen()
          .path([point(at.x - size * 0.72, at.y - size * 0.6), point(at.x + size * 0.72, at.y - size * 0.6)])
          .path([point(at.x - size * 0.72, at.y), point(at.x + size * 0.72, at.y)])
          .path([point(at.x - size * 0.68, at.y), point(at.x - size * 0.68, at.y - size * 0.7)])
          .path([point(at.x + size * 0.68, at.y), point(at.x + size * 0.68, at.y - size * 0.7)])}
        width={brush * 0.9}
      />
    </>
  );
}

/** A microscope. */
export function Microscope({ at, size, brush, facing }: FacingThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size * facing, at.y - y * size);
  return (
    <>
      <Line
        d={pen()
          .path([p(-0.34, 0.02), p(0.34, 0.02)])
          .move(p(0.24, 0.02))
          .curve(p(0.5, 0.44), p(0.1, 0.72))}
        width={brush * 1.5}
      />
      <Line d={pen().path([p(-0.26, 0.26), p(0.22, 0.26)])} width={brush} />
      <Line d={pen().path([p(-0.22, 0.96), p(0.04, 0.42)])} width={size * 0.15} />
      <Line
        d={pen().path([p(-0.12, 0.72), p(-0.06, 0.6)])}
        width={size * 0.15}
        tone="ground"
        dashes={[brush * 0.6, brush * 0.8]}
      />
      <Mass d={pen().circle(p(0.3, 0.5), size * 0.07)} tone="accent" />
    </>
  );
}

/** A telescope on three legs, pointing up towards `facing`. */
export function Telescope({ at, size, brush, facing }: FacingThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size * facing, at.y - y * size);
  return (
    <>
      <Line
        d={pen()
          .path([p(-0.26, 0), p(0, 0.58), p(0.26, 0)])
          .path([p(0, 0.58), p(0.04, 0.02)])}
        width={brush}
      />
      <Line d={pen().path([p(-0.42, 0.42), p(0.5, 0.9)])} width={size * 0.13} />
      <Line d={pen().path([p(0.28, 0.79), p(0.5, 0.9)])} width={size * 0.2} ends="butt" />
      <Line
        d={pen().path([p(-0.2, 0.54), p(0.1, 0.69)])}
        width={size * 0.13}
        tone="ground"
        dashes={[brush * 0.7, brush * 2]}
      />
    </>
  );
}

/** A model volcano, spitting. */
export function Volcano({ at, size, brush, seed }: SeededThingProps) {
  const chance = createChance(`volcano ${seed}`);
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  const rocks = pen();
  const jets = pen();
  for (let i = -4; i <= 4; i++) {
    const tip = p(i * 0.11 * chance.between(0.8, 1.2), 0.94 - Math.abs(i) * 0.07);
    jets.move(p(i * 0.02, 0.56)).curve(p(i * 0.05, 0.96), tip);
    rocks.circle(tip, size * chance.between(0.014, 0.03));
  }
  const rows = pen();
  for (const y of [0.14, 0.28, 0.42])
    rows.path(Array.from({ length: 11 }, (_, i) => p((i - 5) * 0.1 * (1 - y * 1.4), y + (i % 2 === 0 ? 0 : 0.06))));
  return (
    <>
      <Line d={jets} width={brush * 0.7} tone="accent" />
      <Mass d={rocks} tone="accent" />
      <Mass
        d={pen().shape([p(-0.56, 0), p(-0.12, 0.56), p(0, 0.5), p(0.12, 0.56), p(0.56, 0)])}
        tone="ground"
        edge={brush}
        edgeTone="ink"
      />
      <Line d={rows} width={brush * 0.5} />
    </>
  );
}

/** A windmill of paper and sticks. */
export function Windmill({ at, size, brush, seed }: SeededThingProps) {
  const start = createChance(`windmill ${seed}`).between(0, 90);
  const hub = point(at.x, at.y - size * 0.66);
  const sails = pen();
  const ribs = pen();
  for (let i = 0; i < 4; i++) {
    const a = start + i * 90;
    sails.shape([
      around(hub, size * 0.06, a),
      around(hub, size * 0.33, a - 3),
      around(hub, size * 0.33, a + 26),
      around(hub, size * 0.1, a + 40),
    ]);
    ribs.path([hub, around(hub, size * 0.34, a)]);
  }
  return (
    <>
      <Line
        d={pen()
          .path([
            point(at.x - size * 0.2, at.y),
            point(hub.x - size * 0.04, hub.y),
            point(hub.x + size * 0.04, hub.y),
            point(at.x + size * 0.2, at.y),
          ])
          .path([point(at.x - size * 0.13, at.y - size * 0.2), point(at.x + size * 0.13, at.y - size * 0.2)])
          .path([point(at.x - size * 0.09, at.y - size * 0.4), point(at.x + size * 0.09, at.y - size * 0.4)])}
        width={brush}
      />
      <Mass d={sails} />
      <Line d={ribs} width={brush * 0.8} tone="accent" />
      <Mass d={pen().circle(hub, size * 0.05)} tone="accent" />
    </>
  );
}

/** The sun and its planets on rings; the outermost ring touches the edges of `area`. */
export function SolarSystem({ area, brush, seed }: { area: Box; brush: number; seed: number }) {
  const chance = createChance(`planets ${seed}`);
  const centre = point(area.x + area.w / 2, area.y + area.h / 2);
  const rings = pen();
  const planets = pen();
  let saturn = centre;
  for (let i = 1; i <= 5; i++) {
    const share = 0.24 + i * 0.15;
    const rx = (area.w / 2) * share;
    const ry = (area.h / 2) * share;
    rings.circle(centre, rx, ry);
    const angle = chance.between(0, Math.PI * 2);
    const spot = point(centre.x + Math.cos(angle) * rx, centre.y + Math.sin(angle) * ry);
    planets.circle(spot, Math.min(area.w, area.h) * 0.03 * chance.between(0.7, 1.4));
    if (i === 4) saturn = spot;
  }
  const sun = Math.min(area.w, area.h) * 0.1;
  return (
    <>
      <Line d={rings} width={brush * 0.45} dashes={[brush * 2.4, brush * 1.4]} />
      <Mass d={pen().circle(centre, sun)} tone="accent" />
      <Line d={pen().circle(centre, sun * 1.5)} width={sun * 0.5} tone="accent" dashes={[brush * 0.6, brush * 1.6]} />
      <Mass d={planets} />
      <Line d={pen().circle(saturn, sun * 0.66, sun * 0.22)} width={brush * 0.6} />
    </>
  );
}

/** Water through sand and gravel, dripping clear into a pot. */
export function WaterFilter({ at, size, brush }: ThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  const layer = (y: number) => pen().path([p(-0.23, y), p(0.23, y)]);
  return (
    <>
      <Line
        d={pen()
          .path([p(-0.26, 1), p(-0.26, 0.46), p(-0.04, 0.34), p(0.04, 0.34), p(0.26, 0.46), p(0.26, 1)])
          .path([p(-0.36, 0), p(-0.36, 0.9)])
          .path([p(0.36, 0), p(0.36, 0.9)])
          .path([p(-0.36, 0.6), p(-0.26, 0.6)])
          .path([p(0.26, 0.6), p(0.36, 0.6)])}
        width={brush}
      />
      <Line d={layer(0.86)} width={size * 0.08} dashes={[brush * 0.5, brush * 0.9]} />
      <Line d={layer(0.72)} width={size * 0.1} dashes={[brush * 1.6, brush * 1.1]} />
      <Line d={layer(0.56)} width={size * 0.1} tone="accent" />
      <Line d={pen().path([p(0, 0.32), p(0, 0.16)])} width={brush * 0.9} dashes={[0.1, brush * 2]} ends="round" />
      <Mass d={pen().shape([p(-0.16, 0.16), p(0.16, 0.16), p(0.2, 0.06), p(0.12, 0), p(-0.12, 0), p(-0.2, 0.06)])} />
    </>
  );
}

/** A bulb, a cell and the wire between them. 1.4 times as wide as high. */
export function Circuit({ at, size, brush }: ThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  const bulb = p(-0.34, 0.6);
  const rays = pen();
  for (let i = -3; i <= 3; i++) rays.path([around(bulb, size * 0.26, i * 34), around(bulb, size * 0.38, i * 34)]);
  return (
    <>
      <Mass d={pen().circle(bulb, size * 0.17)} tone="accent" />
      <Line d={rays} width={brush * 0.7} tone="accent" />
      <Line
        d={pen()
          .path([p(-0.4, 0.43), p(-0.4, 0.3), p(-0.28, 0.3), p(-0.28, 0.43)])
          .move(p(-0.4, 0.3))
          .curve(p(-0.6, 0), p(0.1, 0.06))
          .line(p(0.1, 0.24))
          .move(p(-0.28, 0.3))
          .curve(p(0, 0.44), p(0.34, 0.66))
          .curve(p(0.8, 0.6), p(0.68, 0.24))}
        width={brush * 0.7}
      />
      <Mass d={pen().shape([p(0.1, 0.12), p(0.62, 0.12), p(0.62, 0.34), p(0.1, 0.34)])} />
      <Line d={pen().path([p(0.36, 0.12), p(0.36, 0.34)])} width={brush} tone="ground" />
    </>
  );
}

/** A horseshoe magnet that attracts pins. */
export function Magnet({ at, size, brush }: ThingProps) {
  const p = (x: number, y: number) => point(at.x + x * size, at.y - y * size);
  return (
    <>
      <Line
        d={pen()
          .path([p(-0.24, 0.4), p(-0.24, 0.7)])
          .arch(p(-0.24, 0.7), p(0.24, 0.7))
          .line(p(0.24, 0.4))}
        width={size * 0.15}
        ends="butt"
      />
      <Line
        d={pen()
          .path([p(-0.24, 0.4), p(-0.24, 0.5)])
          .path([p(0.24, 0.4), p(0.24, 0.5)])}
        width={size * 0.15}
        tone="accent"
        ends="butt"
      />
      <Line
        d={pen()
          .path([p(-0.26, 0.28), p(-0.2, 0.14)])
          .path([p(0.22, 0.3), p(0.28, 0.16)])
          .path([p(-0.02, 0.2), p(0.06, 0.06)])
          .path([p(-0.4, 0.1), p(-0.3, 0.02)])
          .path([p(0.38, 0.08), p(0.48, 0.02)])}
        width={brush * 0.7}
      />
    </>
  );
}

/** A balance with two pans, one lower than the other. */
export function Balance({ at, size, brush, tilt = 8 }: ThingProps & { tilt?: number }) {
  const top = point(at.x, at.y - size * 0.86);
  const d = pen()
    .path([point(at.x - size * 0.2, at.y), point(at.x + size * 0.2, at.y)])
    .path([at, top]);
  const pans = pen();
  const ends = [around(top, size * 0.5, -90 - tilt), around(top, size * 0.5, 90 - tilt)];
  d.path(ends);
  for (const end of ends) {
    const y = end.y + size * 0.36;
    d.path([point(end.x - size * 0.16, y), end, point(end.x + size * 0.16, y)]);
    pans.arch(point(end.x - size * 0.18, y), point(end.x + size * 0.18, y), 'under').close();
  }
  return (
    <>
      <Line d={d} width={brush * 0.8} />
      <Mass d={pans} />
    </>
  );
}
