import { box, type Box } from '../line/geometry';

/** Records which cells of a wall are occupied. Cells are square; each wall has about two thousand. */
export class Occupancy {
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #taken: Uint8Array;
  readonly #sums: Int32Array;
  readonly #area: Box;
  readonly #kept: Uint8Array;
  #stale = true;
  /** Sizes in cells that found no free place. Since paint never goes away, larger sizes are rejected at once. */
  #tooLarge: (readonly [columns: number, rows: number])[] = [];

  constructor(area: Box) {
    this.#area = area;
    this.#cell = Math.max(3, Math.sqrt((area.w * area.h) / 2200));
    this.#columns = Math.max(1, Math.floor(area.w / this.#cell));
    this.#rows = Math.max(1, Math.floor(area.h / this.#cell));
    this.#taken = new Uint8Array(this.#columns * this.#rows);
    this.#kept = new Uint8Array(this.#columns * this.#rows);
    this.#sums = new Int32Array((this.#columns + 1) * (this.#rows + 1));
  }

  /** Size of a cell in pixels. */
  get grain(): number {
    return this.#cell;
  }

  claim(area: Box): void {
    this.#mark(area, this.#taken);
  }

  /** Reserves an area until `release`, so that no story enters it even where it has no paint. */
  keep(area: Box): void {
    this.#mark(area, this.#kept);
  }

  release(): void {
    this.#kept.fill(0);
    this.#tooLarge = [];
    this.#stale = true;
  }

  #mark(area: Box, cells: Uint8Array): void {
    const within = (cell: number, most: number) => Math.min(most, Math.max(0, cell));
    const left = within(Math.floor((area.x - this.#area.x) / this.#cell + 0.2), this.#columns);
    const top = within(Math.floor((area.y - this.#area.y) / this.#cell + 0.2), this.#rows);
    const right = within(Math.ceil((area.x + area.w - this.#area.x) / this.#cell - 0.2), this.#columns);
    const bottom = within(Math.ceil((area.y + area.h - this.#area.y) / this.#cell - 0.2), this.#rows);
    for (let row = top; row < bottom; row++)
      if (right > left) cells.fill(1, row * this.#columns + left, row * this.#columns + right);
    this.#stale = true;
  }

  /**
   * Finds a free area of w × h pixels next to as many taken cells as possible, which packs a wall without gaps. `from`
   * and `to` limit its centre to a share of the height (0 is the top); `salt` decides between equals.
   */
  place(w: number, h: number, from: number, to: number, salt: number): Box | undefined {
    const columns = Math.ceil(w / this.#cell - 0.15);
    const rows = Math.ceil(h / this.#cell - 0.15);
    if (columns > this.#columns || rows > this.#rows) return undefined;
    if (this.#tooLarge.some(([c, r]) => columns >= c && rows >= r)) return undefined;
    if (this.#stale) this.#sum();
    const first = Math.max(0, Math.ceil(from * this.#rows - rows / 2));
    const last = Math.min(this.#rows - rows, Math.floor(to * this.#rows - rows / 2));
    let best: Box | undefined;
    let bestScore = -1;
    for (let top = first; top <= last; top++) {
      for (let left = 0; left + columns <= this.#columns; left++) {
        if (this.#count(left, top, columns, rows) > 0) continue;
        const score = this.#touching(left, top, columns, rows) + scatter(left, top, salt) * 2;
        if (score <= bestScore) continue;
        bestScore = score;
        best = box(
          this.#area.x + left * this.#cell + (columns * this.#cell - w) / 2,
          this.#area.y + top * this.#cell + (rows * this.#cell - h) / 2,
          w,
          h,
        );
      }
    }
    if (!best && first === 0 && last === this.#rows - rows) this.#tooLarge.push([columns, rows]);
    return best;
  }

  /** Claims up to `most` free squares, anywhere, and returns them. */
  leftovers(size: number, most: number, salt: number): Box[] {
    const cells = Math.max(1, Math.round(size / this.#cell));
    const spots: { left: number; top: number; order: number }[] = [];
    for (let top = 0; top + cells <= this.#rows; top++)
      for (let left = 0; left + cells <= this.#columns; left++)
        if (this.#free(left, top, cells)) spots.push({ left, top, order: scatter(left, top, salt) });
    spots.sort((a, b) => a.order - b.order);
    const found: Box[] = [];
    for (const { left, top } of spots) {
      if (found.length >= most) break;
      if (!this.#free(left, top, cells)) continue;
      const area = box(
        this.#area.x + left * this.#cell,
        this.#area.y + top * this.#cell,
        cells * this.#cell,
        cells * this.#cell,
      );
      this.claim(area);
      found.push(area);
    }
    return found;
  }

  #free(left: number, top: number, cells: number): boolean {
    for (let row = top; row < top + cells; row++)
      for (let column = left; column < left + cells; column++)
        if (this.#taken[row * this.#columns + column]) return false;
    return true;
  }

  #touching(left: number, top: number, columns: number, rows: number): number {
    const l = Math.max(0, left - 1);
    const t = Math.max(0, top - 1);
    const edge =
      (left === 0 ? rows : 0) +
      (top === 0 ? columns : 0) +
      (left + columns === this.#columns ? rows : 0) +
      (top + rows === this.#rows ? columns : 0);
    return (
      ((edge +
        this.#count(l, t, Math.min(this.#columns, left + columns + 1) - l, Math.min(this.#rows, top + rows + 1) - t)) /
        (columns + rows)) *
      6
    );
  }

  #count(left: number, top: number, columns: number, rows: number): number {
    const sums = this.#sums;
    const wide = this.#columns + 1;
    const upper = top * wide + left;
    const lower = upper + rows * wide;
    return (sums[lower + columns] ?? 0) - (sums[upper + columns] ?? 0) - (sums[lower] ?? 0) + (sums[upper] ?? 0);
  }

  #sum(): void {
    const wide = this.#columns + 1;
    for (let row = 1; row <= this.#rows; row++) {
      let run = 0;
      for (let column = 1; column <= this.#columns; column++) {
        const cell = (row - 1) * this.#columns + column - 1;
        run += this.#taken[cell] || this.#kept[cell] ? 1 : 0;
        this.#sums[row * wide + column] = (this.#sums[(row - 1) * wide + column] ?? 0) + run;
      }
    }
    this.#stale = false;
  }
}

/** A pseudo-random number from 0 to below 1 for a cell, without a visible pattern. */
function scatter(left: number, top: number, salt: number): number {
  let mixed = Math.imul(left + 1, 73856093) ^ Math.imul(top + 1, 19349663) ^ salt;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}
