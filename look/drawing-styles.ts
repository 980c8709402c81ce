/** The first is the style of schools whose `look.yaml` is older than the choice. What `world:` in `content/look.yaml` may name: a folder of `illustrations/`, or no drawings at all. */
export const drawingStyles = ['warli', 'geometry', 'none'] as const;

export type DrawingStyleName = (typeof drawingStyles)[number];
