import { box, type Box } from '../line/geometry';

/**
 * Finds the painted areas in finished markup: small boxes along every line, and the whole of every filled shape.
 * Only the markup shows all paint, however deeply components are nested.
 * @param grain pixels between two boxes along a line
 */
export function paintedAreas(markup: string, grain: number): Box[] {
  const areas: Box[] = [];
  for (const [, attributes = ''] of markup.matchAll(/<path ([^>]*)>/g)) {
    const data = /(?:^| )d="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const half = Number(/stroke-width="([^"]*)"/.exec(attributes)?.[1] ?? 0) / 2;
    const filled = attributes.includes('fill=');
    for (const points of strokes(data)) {
      if (filled) areas.push(...rowsOf(points, grain));
      for (let i = 1; i < points.length; i++)
        areas.push(...along(points[i - 1] ?? [0, 0], points[i] ?? [0, 0], Math.max(half, grain * 0.12), grain));
    }
  }
  return areas;
}

type Spot = readonly [x: number, y: number];

/** Converts path data into points per subpath. It contains only m, l, q, a and z, all relative; for arcs, half circles, the box is enough. */
export function strokes(data: string): Spot[][] {
  const result: Spot[][] = [];
  let points: Spot[] = [];
  let x = 0;
  let y = 0;
  let start: Spot = [0, 0];
  for (const [, command = '', rest = ''] of data.matchAll(/([mlqaz])([^mlqaz]*)/g)) {
    const n = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'm') {
      x += n[0] ?? 0;
      y += n[1] ?? 0;
      start = [x, y];
      points = [start];
      result.push(points);
    } else if (command === 'z') {
      [x, y] = start;
      points.push(start);
    } else {
      const dx = n.at(-2) ?? 0;
      const dy = n.at(-1) ?? 0;
      if (command === 'q')
        for (const t of [0.33, 0.67])
          points.push([x + 2 * t * (1 - t) * (n[0] ?? 0) + t * t * dx, y + 2 * t * (1 - t) * (n[1] ?? 0) + t * t * dy]);
      if (command === 'a') {
        const bulge = (n[4] === 1 ? -1 : 1) * Math.sign(dx || 1) * (n[1] ?? 0);
        points.push([x, y + bulge], [x + dx, y + bulge]);
      }
      x += dx;
      y += dy;
      points.push([x, y]);
    }
  }
  return result;
}

function along([x1, y1]: Spot, [x2, y2]: Spot, half: number, grain: number): Box[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / grain));
  return Array.from({ length: steps + 1 }, (_, i) =>
    box(x1 + ((x2 - x1) * i) / steps - half, y1 + ((y2 - y1) * i) / steps - half, half * 2, half * 2),
  );
}

/** Splits a filled shape into rows, from the leftmost to the rightmost crossing of its outline, so that concavities are filled. */
function rowsOf(points: readonly Spot[], grain: number): Box[] {
  const ys = points.map(([, y]) => y);
  const low = Math.min(...ys);
  const high = Math.max(...ys);
  const rows: Box[] = [];
  for (let y = low; y < high; y += grain) {
    const crossings: number[] = [];
    for (let i = 0; i < points.length; i++) {
      const [x1, y1] = points[i] ?? [0, 0];
      const [x2, y2] = points[(i + 1) % points.length] ?? [0, 0];
      if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    }
    if (crossings.length > 1)
      rows.push(
        box(Math.min(...crossings), y, Math.max(...crossings) - Math.min(...crossings), Math.min(grain, high - y)),
      );
  }
  return rows;
}
