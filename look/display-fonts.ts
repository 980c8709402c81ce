export interface DisplayFont {
  family: string;
  /** Its files are `node_modules/@fontsource/<folder>/files/<folder>-<script>-<weight>-normal.woff(2)`. */
  folder: string;
  weight: number;
  /** How far letters reach above and below the line, in % of the size. */
  ascent: number;
  descent: number;
  /** Size at which Android's own letters are as wide, in %: docs/decisions/0009. */
  standInSize: Readonly<Record<'latin' | 'devanagari', number>>;
}

/**
 * Faces for headings and figures, all with Devanagari and under the SIL Open Font License 1.1. `tools/fonts/` cuts the
 * one that a look names to the letters of each language. `system` is the phone's own.
 */
export const displayFonts = {
  'yatra-one': {
    family: 'Yatra One',
    folder: 'yatra-one',
    weight: 400,
    ascent: 99.1,
    descent: 48.7,
    standInSize: { latin: 108.3, devanagari: 108.2 },
  },
  'baloo-2': {
    family: 'Baloo 2',
    folder: 'baloo-2',
    weight: 600,
    ascent: 107.8,
    descent: 52.4,
    standInSize: { latin: 97.3, devanagari: 103.9 },
  },
  'rozha-one': {
    family: 'Rozha One',
    folder: 'rozha-one',
    weight: 400,
    ascent: 99.8,
    descent: 42.2,
    standInSize: { latin: 103.2, devanagari: 102.5 },
  },
  system: undefined,
} as const satisfies Record<string, DisplayFont | undefined>;

export type DisplayFontName = keyof typeof displayFonts;

export const displayFontNames = Object.keys(displayFonts) as [DisplayFontName, ...DisplayFontName[]];

/** The face of a name; none for the phone's own. */
export function displayFontOf(name: DisplayFontName): DisplayFont | undefined {
  return displayFonts[name];
}
