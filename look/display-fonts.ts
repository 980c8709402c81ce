interface FallbackFont {
  /** PostScript names for `local()` in CSS, of bold fonts that are about equally wide. */
  names: readonly string[];
  /** Average width of a letter in headings, in em. */
  advance: number;
  /** CSS font families for devices that have none of `names`. */
  last: string;
}

/** Computers, iPhones and Android before 12 have one of these; later ones have Roboto without a name for its bold weight. */
const sansSerif: FallbackFont = {
  names: ['Arial-BoldMT', 'LiberationSans-Bold', 'Roboto-Bold'],
  advance: 0.505,
  last: 'var(--font-text)',
};

const serif: FallbackFont = {
  names: ['NotoSerif-Bold', 'Georgia-Bold'],
  advance: 0.533,
  last: 'Georgia, serif',
};

export interface DisplayFont {
  family: string;
  /** Folder of the font files: `node_modules/@fontsource/<folder>/files/<folder>-<script>-<weight>-normal.woff(2)`. */
  folder: string;
  weight: number;
  /** Fonts of phones and computers that replace it until it has loaded. */
  fallback: FallbackFont;
  /** Average width of a Latin letter in headings, in em. */
  advance: number;
  /** Height of the letters above the baseline, and below it in `descent`, in % of the font size. */
  ascent: number;
  descent: number;
}

/**
 * Fonts for headings and figures, under the SIL Open Font License 1.1. `words/scripts/` lists the scripts of each;
 * `pipeline/assets/fonts/` subsets the chosen one to the letters of each language. `system` is the phone's own font.
 */
export const displayFonts = {
  'yatra-one': {
    family: 'Yatra One',
    folder: 'yatra-one',
    weight: 400,
    fallback: sansSerif,
    advance: 0.517,
    ascent: 99.1,
    descent: 48.7,
  },
  'baloo-2': {
    family: 'Baloo 2',
    folder: 'baloo-2',
    weight: 600,
    fallback: sansSerif,
    advance: 0.464,
    ascent: 107.8,
    descent: 52.4,
  },
  'rozha-one': {
    family: 'Rozha One',
    folder: 'rozha-one',
    weight: 400,
    fallback: serif,
    advance: 0.492,
    ascent: 99.8,
    descent: 42.2,
  },
  system: undefined,
} as const satisfies Record<string, DisplayFont | undefined>;

export type DisplayFontName = keyof typeof displayFonts;

export const displayFontNames = Object.keys(displayFonts) as [DisplayFontName, ...DisplayFontName[]];

/** The font of a name; `undefined` for `system`, the phone's own font. */
export function displayFontOf(name: DisplayFontName): DisplayFont | undefined {
  return displayFonts[name];
}
