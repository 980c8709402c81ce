import type { Point } from '../line/geometry';

/** Props of every thing. A thing without a natural height documents `size` in its own props. */
export interface ThingProps {
  /** The middle of its lower edge, in pixels of the frame. */
  at: Point;
  /** Height in pixels. */
  size: number;
  /** Width of the main brush line in pixels. */
  brush: number;
}

/** A thing that differs each time. */
export interface SeededThingProps extends ThingProps {
  seed: number;
}

/** A thing that looks to one side. */
export interface FacingThingProps extends ThingProps {
  facing: 1 | -1;
}
