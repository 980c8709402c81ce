import type { Point } from '../line/geometry';

/** Props of every drawn thing. If `size` isn’t its height, the thing documents it. */
export interface ThingProps {
  /** Centre of the thing’s lower edge, in pixels of the frame. */
  at: Point;
  /** Height in pixels. */
  size: number;
  /** Width of the main brush line in pixels. */
  brush: number;
}

/** Props of a thing that looks different with each seed. */
export interface SeededThingProps extends ThingProps {
  seed: number;
}

/** Props of a thing that faces left or right. */
export interface FacingThingProps extends ThingProps {
  facing: 1 | -1;
}
