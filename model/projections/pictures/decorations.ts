import type { IllustrationTheme } from '../../../look/theme-names';

/** The decorations that every drawing style has. Sizes are in CSS pixels. */
export const decorationDrawings = {
  wall: { theme: 'wall', seed: 1, width: 1600, height: 300 },
  sent: { theme: 'sent', seed: 1, width: 1000, height: 360 },
  offline: { theme: 'offline', seed: 1, width: 1000, height: 460 },
  map: { theme: 'way-to-school', seed: 1, width: 600, height: 300 },
  frieze: { theme: 'border-dancers', seed: 1, width: 960, height: 80 },
} as const satisfies Record<string, { theme: IllustrationTheme; seed: number; width: number; height: number }>;

export type DecorationName = keyof typeof decorationDrawings;

/** Attributes of the `<img>` of each decoration. */
export const decorations = Object.fromEntries(
  Object.entries(decorationDrawings).map(([name, { width, height }]) => [
    name,
    { src: `/decorations/${name}.svg`, width, height },
  ]),
) as Record<DecorationName, { src: string; width: number; height: number }>;
