/** A point in pixels of the frame; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** A box in pixels of the frame; x and y are its upper left corner. */
export interface Box extends Point {
  w: number;
  h: number;
}

export const point = (x: number, y: number): Point => ({ x, y });
export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
export const middle = (area: Box): Point => point(area.x + area.w / 2, area.y + area.h / 2);
export const between = (a: Point, b: Point, share: number): Point =>
  point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const inset = (area: Box, by: number): Box => box(area.x + by, area.y + by, area.w - 2 * by, area.h - 2 * by);

/** Rotates a point about another one, in degrees clockwise. */
export function turned(p: Point, about: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const dx = p.x - about.x;
  const dy = p.y - about.y;
  return point(
    about.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    about.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  );
}

/** The point of a circle at an angle: 0° is the top, and degrees run clockwise. */
export function around(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return point(centre.x + radius * Math.sin(angle), centre.y - radius * Math.cos(angle));
}

/** The y coordinate of the lower edge of a box, on which people stand. */
export const bottom = (place: Box): number => place.y + place.h;

export const opposite = (facing: 1 | -1): 1 | -1 => (facing === 1 ? -1 : 1);
