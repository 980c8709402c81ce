import type { Stage } from '../composition/stage';
import type { Clause } from '../composition/words';
import type { Box } from '../line/geometry';

/** A small side story around the main story of a wall; the description may mention it. */
export interface Story {
  /** Width and height of the story, in heights of an adult man. */
  wide: number;
  high: number;
  /** Limits for the vertical centre of the story, as shares of the wall’s height (0 is the top). */
  from?: number;
  to?: number;
  /** Size of people, relative to those in the main story. */
  scale: readonly [least: number, most: number];
  /** How often the story may appear on one wall; once by default. */
  times?: number;
  /** Paints the story and describes it. @param scale height of an adult man in pixels */
  paint: (stage: Stage, place: Box, scale: number) => Clause | undefined;
}
