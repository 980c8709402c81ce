import type { Stage } from '../composition/stage';
import type { Clause } from '../composition/words';
import type { Box } from '../line/geometry';

/** A small side story: it fills the wall around the main one, and may be told in the description. */
export interface Story {
  /** In heights of a grown man. */
  wide: number;
  high: number;
  /** Where on the wall: shares of the height between which its middle may lie (0 is the top). */
  from?: number;
  to?: number;
  /** How tall a grown man is in it, against the main story. */
  scale: readonly [least: number, most: number];
  /** How often it may be on one wall; once unless said otherwise. */
  times?: number;
  /** @param scale pixels of a grown man */
  paint: (stage: Stage, place: Box, scale: number) => Clause | undefined;
}
