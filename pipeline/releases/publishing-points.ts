/** Moments of a publication, in order. A test stops at each of them. */
export const publishingPoints = [
  'checked',
  'building',
  'built',
  'journal opened',
  'file written',
  'content',
  'switched',
  'committed',
  'on disk',
  'journal closed',
] as const;

export type PublishingPoint = (typeof publishingPoints)[number];

/** Called at each point; some come more than once. */
export type OnPoint = (point: PublishingPoint) => void;
