/** What `world:` in `content/look.yaml` may name: a folder of `illustrations/`, or no drawings at all. */
export const drawingStyles = ['warli', 'geometry', 'none'] as const;

export type DrawingStyleName = (typeof drawingStyles)[number];
