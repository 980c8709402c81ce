import type { Point } from '../line/geometry';

/** What every thing is told. A thing without a natural height says in its own props what `size` means. */
export interface ThingProps {
  /** The middle of its lower edge, in pixels of the frame. */
  at: Point;
  /** Height in pixels. */
  size: number;
  /** Width of the main brush line in pixels. */
  brush: number;
}

/** A thing of which no two are alike. */
export interface SeededThingProps extends ThingProps {
  seed: number;
}

/** A thing that looks to one side. */
export interface FacingThingProps extends ThingProps {
  facing: 1 | -1;
}
