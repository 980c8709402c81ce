import { point, type Point } from './geometry';

/**
 * Writes path data with relative commands: half the bytes of absolute ones. Short steps are rounded to tenths of a pixel,
 * long ones to halves; they are measured from the rounded position, so rounding never adds up.
 */
export class Pen {
  #data = '';
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  move(to: Point): this {
    this.#data += `m${this.#steps([to])}`;
    this.#startX = this.#x;
    this.#startY = this.#y;
    return this;
  }

  line(...points: Point[]): this {
    for (const to of points) this.#data += `l${this.#steps([to])}`;
    return this;
  }

  curve(control: Point, to: Point): this {
    this.#data += `q${this.#steps([control, to])}`;
    return this;
  }

  close(): this {
    this.#data += 'z';
    this.#x = this.#startX;
    this.#y = this.#startY;
    return this;
  }

  path(points: readonly Point[]): this {
    const [first, ...rest] = points;
    return first ? this.move(first).line(...rest) : this;
  }

  shape(points: readonly Point[]): this {
    return this.path(points).close();
  }

  circle(centre: Point, radius: number, radiusY = radius): this {
    const rx = tenths(radius);
    const ry = tenths(radiusY);
    if (rx <= 0 || ry <= 0) return this;
    this.move(point(centre.x - rx / 10, centre.y));
    this.#data += `a${join([rx, ry, 0, 10, 0, rx * 2, 0])}a${join([rx, ry, 0, 10, 0, -rx * 2, 0])}`;
    return this.close();
  }

  /** Half a circle over or under the line from one point to the other. */
  arch(from: Point, to: Point, side: 'over' | 'under' = 'over'): this {
    const radius = tenths(Math.hypot(to.x - from.x, to.y - from.y) / 2);
    this.move(from);
    this.#data += `a${join([radius, radius, 0, 0, side === 'over' ? 10 : 0])}${this.#steps([to]).replace(/^(?=[^-])/, ' ')}`;
    return this;
  }

  toString(): string {
    return this.#data;
  }

  #steps(points: readonly Point[]): string {
    const numbers = points.flatMap((p) => [step(tenths(p.x) - this.#x), step(tenths(p.y) - this.#y)]);
    this.#x += numbers.at(-2) ?? 0;
    this.#y += numbers.at(-1) ?? 0;
    return join(numbers);
  }
}

export const pen = (): Pen => new Pen();

function tenths(pixels: number): number {
  return Math.round(pixels * 10) + 0;
}

/** A quarter of a pixel is not seen at the end of a long line, but its digits are half of a picture's bytes. */
function step(inTenths: number): number {
  return Math.abs(inTenths) < 40 ? inTenths : Math.round(inTenths / 5) * 5;
}

function join(numbers: readonly number[]): string {
  return numbers
    .map((n) => String(n / 10).replace(/^(-?)0\./, '$1.'))
    .map((text, i) => (i === 0 || text.startsWith('-') ? text : ` ${text}`))
    .join('');
}

/** One decimal, for attributes that are not path data. */
export function tidy(pixels: number): number {
  return tenths(pixels) / 10;
}
