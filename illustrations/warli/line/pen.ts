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
  /** Whether the last output was a command letter: a number after it needs no space. */
  #fresh = true;

  move(to: Point): this {
    this.#command('m');
    this.#step(to.x, to.y, true);
    this.#startX = this.#x;
    this.#startY = this.#y;
    return this;
  }

  line(...points: Point[]): this {
    for (const to of points) {
      this.#command('l');
      this.#step(to.x, to.y, true);
    }
    return this;
  }

  curve(control: Point, to: Point): this {
    this.#command('q');
    this.#step(control.x, control.y, false);
    this.#step(to.x, to.y, true);
    return this;
  }

  close(): this {
    this.#command('z');
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
    for (const way of [1, -1]) {
      this.#command('a');
      for (const number of [rx, ry, 0, 10, 0, rx * 2 * way, 0]) this.#write(number);
    }
    return this.close();
  }

  /** Draws a half circle over or under the line between two points. */
  arch(from: Point, to: Point, side: 'over' | 'under' = 'over'): this {
    const radius = tenths(Math.hypot(to.x - from.x, to.y - from.y) / 2);
    this.move(from);
    this.#command('a');
    for (const number of [radius, radius, 0, 0, side === 'over' ? 10 : 0]) this.#write(number);
    this.#step(to.x, to.y, true);
    return this;
  }

  toString(): string {
    return this.#data;
  }

  #command(letter: string): void {
    this.#data += letter;
    this.#fresh = true;
  }

  /** Writes a point relative to the pen. The pen moves there only if `arrives` is set: control points don’t move it. */
  #step(x: number, y: number, arrives: boolean): void {
    const dx = rounded(tenths(x) - this.#x);
    const dy = rounded(tenths(y) - this.#y);
    this.#write(dx);
    this.#write(dy);
    if (!arrives) return;
    this.#x += dx;
    this.#y += dy;
  }

  /** Writes a number in its shortest form: no leading zero, and no space before a minus. */
  #write(inTenths: number): void {
    const size = Math.abs(inTenths);
    const whole = Math.trunc(size / 10);
    const rest = size % 10;
    const digits = rest === 0 ? `${whole}` : `${whole === 0 ? '' : whole}.${rest}`;
    this.#data += inTenths < 0 ? `-${digits}` : this.#fresh ? digits : ` ${digits}`;
    this.#fresh = false;
  }
}

export const pen = (): Pen => new Pen();

function tenths(pixels: number): number {
  return Math.round(pixels * 10) + 0;
}

/** Rounds long steps to half pixels: more digits would double the picture's bytes without a visible difference. */
function rounded(inTenths: number): number {
  return Math.abs(inTenths) < 40 ? inTenths : Math.round(inTenths / 5) * 5;
}

/** Rounds a number to one decimal, for attributes other than path data. */
export function tidy(pixels: number): number {
  return tenths(pixels) / 10;
}
