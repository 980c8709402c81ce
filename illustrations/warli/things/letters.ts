import { type Box, point, type Point } from '../line/geometry';
import { type Pen, pen } from '../line/pen';

/** Converts shares of a letter’s box into pixels: from its left edge, from its headline, and of its width. */
interface Square {
  at: (right: number, down: number) => Point;
  loop: number;
}

export const devanagariLetters = ['म', 'न', 'ग', 'प'] as const;
type DevanagariLetter = (typeof devanagariLetters)[number];

const strokes: Record<DevanagariLetter, (d: Pen, square: Square) => Pen> = {
  म: (d, { at, loop }) => d.path([at(0.22, 0), at(0.22, 0.58), at(0.78, 0.58)]).circle(at(0.18, 0.66), loop),
  न: (d, { at, loop }) => d.path([at(0.3, 0.5), at(0.78, 0.5)]).circle(at(0.22, 0.52), loop),
  ग: (d, { at, loop }) => d.path([at(0.3, 0), at(0.3, 0.52)]).circle(at(0.24, 0.6), loop),
  प: (d, { at }) =>
    d
      .path([at(0.22, 0), at(0.22, 0.34)])
      .move(at(0.22, 0.34))
      .curve(at(0.26, 0.66), at(0.78, 0.56)),
};

/** A letter as large as its box. */
export function devanagariLetter(letter: DevanagariLetter, { x, y, w, h }: Box): Pen {
  const at = (right: number, down: number) => point(x + right * w, y + down * h);
  const stem = pen()
    .path([at(0.02, 0), at(1, 0)])
    .path([at(0.78, 0), at(0.78, 1)]);
  return strokes[letter](stem, { at, loop: w * 0.09 });
}
