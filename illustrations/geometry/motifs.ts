import { disc, leaf, type Coordinates, polygon, ring, sector, type Sheet, star } from './sheet';

/** One square of a pattern. */
export interface Cell {
  x: number;
  y: number;
  /** Length of a side in pixels. */
  size: number;
  column: number;
  row: number;
  /** From 0 to 3: selects a variant of the motif. */
  variant: number;
  /** Whether this is one of the few highlighted cells. */
  isMarked: boolean;
}

type DrawCell = (sheet: Sheet, cell: Cell) => void;

/** Converts shares of the cell’s side into a point in pixels. */
const at =
  ({ x, y, size }: Cell) =>
  (right: number, down: number): Coordinates => [x + right * size, y + down * size];

const isEven = ({ column, row }: Cell) => (column + row) % 2 === 0;

/** The corner of a cell around which its arc turns: four neighbouring cells form a circle, waves or fans. */
function cornerOf({ column, row, variant }: Cell): number {
  const [right, down] = [Math.abs(column % 2), Math.abs(row % 2)];
  return [down ? (right ? 0 : 1) : right ? 3 : 2, right === down ? 0 : 2, down ? 0 : right ? 3 : 2, right ? 0 : 1][
    variant
  ]!;
}

export const motifs = {
  petals: (sheet, cell) => {
    const p = at(cell);
    const [from, to] = isEven(cell) ? [p(0, 0), p(1, 1)] : [p(1, 0), p(0, 1)];
    if (cell.variant % 2 === 0 && isEven(cell)) sheet.add('shade', polygon(p(0, 0), p(1, 0), p(1, 1), p(0, 1)));
    sheet.add(cell.isMarked ? 'accent' : 'ink', leaf(from, to));
    if (cell.variant > 1) sheet.add('hole', disc(p(0.5, 0.5), cell.size * 0.09));
  },
  arcs: (sheet, cell) => {
    const corner = cornerOf(cell);
    const centre = at(cell)(corner === 1 || corner === 2 ? 1 : 0, corner > 1 ? 1 : 0);
    // Sector 0 opens to the lower right, from the upper left corner on clockwise.
    const arc = (share: number) => sector(centre, cell.size * share, corner, corner + 1);
    sheet.add('ink', arc(1));
    for (const [tone, share] of [
      ['hole', 0.72],
      [cell.isMarked ? 'accent' : 'second', 0.46],
    ] as const)
      sheet.add(tone, arc(share));
  },
  scales: (sheet, cell) => {
    for (const centre of [at(cell)(0, 0.5), at(cell)(0.5, 1)]) {
      const fan = (share: number) => sector(centre, cell.size * share, 2, 4);
      sheet.add('ink', fan(0.5));
      sheet.add('hole', fan(0.38));
      sheet.add(cell.isMarked ? 'accent' : 'second', fan(0.26));
    }
  },
  stars: (sheet, cell) => {
    const p = at(cell);
    if (isEven(cell)) sheet.add('shade', polygon(p(0, 0), p(1, 0), p(1, 1), p(0, 1)));
    sheet.add('ink', star(p(0.5, 0.5), cell.size * 0.46, 8, 0.7));
    sheet.add('hole', star(p(0.5, 0.5), cell.size * 0.26, 8, 0.7));
    sheet.add(cell.isMarked ? 'accent' : 'second', disc(p(0.5, 0.5), cell.size * 0.09));
    for (const corner of [p(0, 0), p(1, 0), p(1, 1), p(0, 1)]) sheet.add('ink', star(corner, cell.size * 0.12, 4, 0.7));
  },
  triangles: (sheet, cell) => {
    const p = at(cell);
    const corners = [p(0, 0), p(1, 0), p(1, 1), p(0, 1)];
    const first = cornerOf(cell);
    const three = (from: number) => [0, 1, 2].map((step) => corners[(from + step) % 4]!);
    sheet.add(cell.isMarked ? 'accent' : 'ink', polygon(...three(first)));
    sheet.add('shade', polygon(...three(first + 2)));
  },
  bars: (sheet, cell) => {
    const p = at(cell);
    for (let bar = 0; bar < 4; bar++) {
      const height = 0.5 + (((cell.column * 4 + bar) * 7 + cell.row * 5 + cell.variant * 3) % 9) / 22;
      const [left, right] = [bar / 4 + 0.03, bar / 4 + 0.22];
      const tone = cell.isMarked && bar === 1 ? 'accent' : bar === 3 ? 'second' : 'ink';
      sheet.add(tone, polygon(p(left, 0.96 - height), p(right, 0.96 - height), p(right, 0.96), p(left, 0.96)));
      sheet.add(
        'hole',
        polygon(p(left, 1.04 - height), p(right, 1.04 - height), p(right, 1.07 - height), p(left, 1.07 - height)),
      );
    }
    sheet.add('shade', polygon(p(0, 0.96), p(1, 0.96), p(1, 1), p(0, 1)));
  },
  chevrons: (sheet, cell) => {
    const p = at(cell);
    const [first, second] = cell.variant % 2 === 0 ? [0.25, 0.75] : [0.5, 1];
    const band = (from: number, width: number) =>
      polygon(
        p(0, from),
        p(0.5, from - 0.5),
        p(1, from),
        p(1, from + width),
        p(0.5, from + width - 0.5),
        p(0, from + width),
      );
    sheet.add('ink', band(first, 0.24));
    sheet.add(cell.isMarked ? 'accent' : 'second', band(second, 0.12));
  },
  rings: (sheet, cell) => {
    const centre = at(cell)(0.5, 0.5);
    const { size } = cell;
    sheet.add('ink', ring(centre, size * 0.45, size * 0.09));
    if (isEven(cell) || cell.variant < 2) sheet.add('second', ring(centre, size * 0.27, size * 0.06));
    sheet.add(cell.isMarked ? 'accent' : 'ink', disc(centre, size * 0.12));
  },
  weave: (sheet, cell) => {
    const p = at(cell);
    for (let band = 0; band < 3; band++) {
      const [from, to] = [band / 3 + 0.05, band / 3 + 0.28];
      const tone = band === 1 ? (cell.isMarked ? 'accent' : 'second') : 'ink';
      const corners = [p(0.03, from), p(0.97, from), p(0.97, to), p(0.03, to)];
      const turned = [p(from, 0.03), p(to, 0.03), p(to, 0.97), p(from, 0.97)];
      sheet.add(tone, polygon(...(isEven(cell) ? corners : turned)));
    }
  },
} as const satisfies Record<string, DrawCell>;

export type MotifName = keyof typeof motifs;
