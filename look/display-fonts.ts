export interface DisplayFont {
  family: string;
  /** Its files are `node_modules/@fontsource/<folder>/files/<folder>-<script>-<weight>-normal.woff(2)`. */
  folder: string;
  weight: number;
  /** How far letters reach above and below the line, in % of the size. */
  ascent: number;
  descent: number;
}

/**
 * Faces for headings and figures, under the SIL Open Font License 1.1. Which of them has the letters of a script stands in
 * `words/scripts/`; `pipeline/assets/fonts/` cuts the one that a look names to the letters of each language. `system` is the phone's own.
 */
export const displayFonts = {
  'yatra-one': {
    family: 'Yatra One',
    folder: 'yatra-one',
    weight: 400,
    ascent: 99.1,
    descent: 48.7,
  },
  'baloo-2': {
    family: 'Baloo 2',
    folder: 'baloo-2',
    weight: 600,
    ascent: 107.8,
    descent: 52.4,
  },
  'rozha-one': {
    family: 'Rozha One',
    folder: 'rozha-one',
    weight: 400,
    ascent: 99.8,
    descent: 42.2,
  },
  system: undefined,
} as const satisfies Record<string, DisplayFont | undefined>;

export type DisplayFontName = keyof typeof displayFonts;

export const displayFontNames = Object.keys(displayFonts) as [DisplayFontName, ...DisplayFontName[]];

/** The face of a name; none for the phone's own. */
export function displayFontOf(name: DisplayFontName): DisplayFont | undefined {
  return displayFonts[name];
}
