import { choice, fill, motifOf } from './patterns';
import type { IllustrationRequest } from '../drawing-style';
import { disc, type Coordinates, polygon, type Palette, ring, sector, type Sheet, star } from './sheet';

/** A quilt: nearly square fields beside each other, each with its own motif. */
export function drawQuilt(
  sheet: Sheet,
  { theme, seed }: Pick<IllustrationRequest, 'theme' | 'seed'>,
  rows: number,
  palettes: readonly Palette[] = [sheet.palette],
): void {
  const count = Math.max(2, Math.round(sheet.width / sheet.height));
  const width = sheet.width / count;
  const own = motifOf(theme);
  const others = quilt.filter((motif) => motif !== own);
  for (let index = 0; index < count; index++) {
    const motif = index === 0 ? own : others[(seed + index) % others.length]!;
    fill(
      sheet,
      motif,
      { x: index * width, y: 0, width, height: sheet.height },
      rows,
      seed + index,
      palettes[index % palettes.length],
    );
  }
}

const quilt = ['petals', 'triangles', 'arcs', 'stars', 'scales', 'rings', 'chevrons'] as const;

/** Variants of a row of circles. */
type RowState = 'whole' | 'gap' | 'fallen' | 'hollow' | 'one hollow';

/** Circles on a line, the largest in the middle. */
export function drawRow(sheet: Sheet, state: RowState): void {
  const { width, height } = sheet;
  const sizes = [0.4, 0.55, 0.75, 1, 0.75, 0.55, 0.4];
  const unit = Math.min(height * 0.3, width / 11);
  const middle = height / 2;
  const thin = unit * 0.03;
  const total = sizes.reduce((sum, size) => sum + size * 2 * unit, 0);
  const space = (width * 0.86 - total) / (sizes.length - 1);
  const line = (from: number, to: number) =>
    sheet.add(
      'second',
      polygon([from, middle - thin], [to, middle - thin], [to, middle + thin], [from, middle + thin]),
    );
  line(0, state === 'gap' ? width / 2 - unit * 1.5 : width);
  if (state === 'gap') line(width / 2 + unit * 1.5, width);
  let left = width * 0.07;
  sizes.forEach((size, index) => {
    const radius = size * unit;
    const isMiddle = index === 3;
    const centre: Coordinates = [left + radius, middle + (isMiddle && state === 'fallen' ? unit * 0.55 : 0)];
    left += 2 * radius + space;
    if (isMiddle && state === 'gap') return;
    if (state === 'hollow' || (isMiddle && state === 'one hollow')) {
      sheet.add('hole', disc(centre, radius));
      sheet.add(isMiddle ? 'accent' : 'ink', ring(centre, radius, unit * 0.1));
      return;
    }
    sheet.add(isMiddle ? 'accent' : 'ink', disc(centre, radius));
    sheet.add('hole', star(centre, radius * 0.72, 8, 0.7));
    sheet.add(isMiddle ? 'ink' : 'second', disc(centre, radius * 0.2));
  });
}

/** Rings around a point. */
export function drawRipple(sheet: Sheet): void {
  const { width, height } = sheet;
  const centre: Coordinates = [width / 2, height / 2];
  const step = height / 9;
  for (let index = Math.ceil(width / step / 2) + 1; index > 1; index--)
    sheet.add(index % 2 === 0 ? 'shade' : 'hole', disc(centre, index * step));
  sheet.add('ink', ring(centre, step * 1.5, step * 0.4));
  sheet.add('accent', disc(centre, step * 0.7));
}

/** A row of rhombs between two lines of triangles. */
export function drawFrieze(sheet: Sheet): void {
  const { width, height } = sheet;
  const count = Math.round(width / height / 0.75);
  const step = width / count;
  sheet.pattern({ x: 0, y: 0, width, height }, () => {
    for (let index = 0; index < count; index++) {
      const x = (index + 0.5) * step;
      const rhomb = (share: number) =>
        polygon(
          [x - (step / 2) * share, height / 2],
          [x, height / 2 - height * 0.4 * share],
          [x + (step / 2) * share, height / 2],
          [x, height / 2 + height * 0.4 * share],
        );
      sheet.add('ink', rhomb(0.86));
      sheet.add('hole', rhomb(0.52));
      sheet.add('accent', rhomb(0.26));
      for (const [edge, inner] of [
        [height * 0.06, height * 0.26],
        [height * 0.94, height * 0.74],
      ] as const)
        sheet.add('second', polygon([x + step * 0.28, edge], [x + step * 0.72, edge], [x + step / 2, inner]));
    }
  });
}

/** A star, drawn for 32 pixels. */
export function drawMark(sheet: Sheet): void {
  const centre: Coordinates = [sheet.width / 2, sheet.height / 2];
  const unit = Math.min(...centre);
  sheet.add('ink', star(centre, unit * 0.82, 8, 0.7));
  sheet.add('hole', star(centre, unit * 0.5, 8, 0.7));
  sheet.add('accent', disc(centre, unit * 0.2));
}

/** Head and shoulders of an anonymous person. @param isOutline for a photo that is still to come */
export function drawPortrait(sheet: Sheet, seed: number, isOutline: boolean): void {
  const { width, height } = sheet;
  const unit = Math.min(width, height);
  const x = width / 2;
  const floor = height;
  const shoulders: Coordinates = [x, floor];
  const head: Coordinates = [x, floor - unit * 0.58];
  sheet.add('shade', disc([x, floor - unit * 0.46], unit * 0.44));
  if (isOutline) {
    sheet.add('ink', ring(head, unit * 0.17, unit * 0.02));
    sheet.add('ink', sector(shoulders, unit * 0.36, 2, 4));
    sheet.add('shade', sector(shoulders, unit * 0.34, 2, 4));
    return;
  }
  sheet.add('ink', disc(head, unit * 0.17));
  sheet.add('ink', sector(shoulders, unit * 0.36, 2, 4));
  const shades = 3 + choice(seed, 0, 3);
  const tones = ['accent', 'second'] as const;
  for (let index = 0; index < shades; index++) {
    const share = 0.3 - index * 0.06;
    sheet.add(index % 2 === 0 ? 'hole' : 'ink', sector(shoulders, unit * share, 2, 4));
  }
  sheet.add(tones[choice(seed, 1, 2)]!, sector(shoulders, unit * 0.12, 2, 4));
}
