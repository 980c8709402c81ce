import type { PublishingPoint } from '../../../pipeline/releases/publishing-points';
import type { PublishRequest } from '../../../office/website/workshop';

/** What is done to the publisher, at the n-th time that it comes to a point. */
export interface Harm {
  point: PublishingPoint;
  times: number;
  kind: 'kill' | 'full disk';
}

export interface Order {
  request: PublishRequest;
  harm?: Harm | undefined;
  /** Whether to build the whole site. Otherwise a release has one page. */
  isWhole: boolean;
}

export const BALLAST = 'ballast';
