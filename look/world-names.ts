/** From what `content/look.yaml` chooses: the worlds, each a folder of `illustrations/`, or no drawings at all. */
export const worldNames = ['warli', 'geometry', 'none'] as const;

export type WorldName = (typeof worldNames)[number];
