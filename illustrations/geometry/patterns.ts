import type { IllustrationTheme } from '../../look/theme-names';
import { type MotifName, motifs } from './motifs';
import type { Area, Palette, Sheet } from './sheet';

/** Chooses a number below `count` by the seed. Each `which` is an independent choice, so gallery neighbours differ in several ways. */
export function choice(seed: number, which: number, count: number): number {
  const mixed = Math.imul(seed * 4 + which + 1, 0x9e3779b1) >>> 8;
  return mixed % count;
}

/** Chooses a number of rows at which the edges of the frame cut off few cells. */
export function rowsIn({ width, height }: Pick<Area, 'width' | 'height'>, seed: number): number {
  const misfit = (rows: number) => Math.abs((width * rows) / height - Math.round((width * rows) / height));
  const fitting = [3, 4, 5].sort((one, other) => misfit(one) - misfit(other));
  return fitting[choice(seed, 0, 2)]!;
}

/** Fills an area with a motif, cut off equally on both sides. @param rows approximate number of rows */
export function fill(sheet: Sheet, motif: MotifName, area: Area, rows: number, seed: number, palette?: Palette): void {
  const { x, y, width, height } = area;
  const columns = Math.max(1, Math.round((width * rows) / height));
  const size = Math.max(height / rows, width / columns);
  const left = x + (width - columns * size) / 2;
  const top = y + (height - rows * size) / 2;
  const variant = choice(seed, 1, 4);
  const every = 3 + choice(seed, 2, 3);
  const drawCells = () => {
    for (let row = -1; row <= rows; row++) {
      for (let column = -1; column <= columns; column++) {
        // Marks blocks of four cells, which some motifs join to one figure.
        const isMarked = ((column >> 1) + 2 * (row >> 1) + seed + 4 * every) % every === 0;
        motifs[motif](sheet, { x: left + column * size, y: top + row * size, size, column, row, variant, isMarked });
      }
    }
  };
  sheet.pattern(area, drawCells, palette);
}

/** The motif that suits a theme: a row of books, lanes for a race, waves for music. */
export function motifOf(theme: IllustrationTheme): MotifName {
  return (
    (Object.keys(themesOf) as MotifName[]).find((motif) => themesOf[motif].some((each) => theme.includes(each))) ??
    'petals'
  );
}

/** Motif → parts of the names of themes. */
const themesOf: Record<MotifName, readonly string[]> = {
  bars: ['library', 'book', 'document', 'career'],
  rings: ['science', 'computer', 'contact', 'portal'],
  triangles: ['math', 'infrastructure', 'admission'],
  chevrons: ['sports', 'bus', 'transport', 'goals'],
  scales: ['music', 'dance', 'ashadhi', 'village'],
  stars: ['glimpses', 'festival', 'flag', 'mission', 'vision'],
  weave: ['classes', 'calendar', 'committee', 'meeting'],
  arcs: ['classroom', 'blog', 'staff', 'desk', 'why-us'],
  petals: ['about', 'welcome', 'language', 'hindi'],
};
