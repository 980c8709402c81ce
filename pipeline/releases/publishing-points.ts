/** Moments of a publication, in order. `tests/faults/publishing/` kills the process at each of them, and fails if it never comes to one. */
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
