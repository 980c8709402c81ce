/** The names of a school's colours. `words/` says what each is for. */
export const colourNames = [
  'page',
  'pageShade',
  'surface',
  'text',
  'textQuiet',
  'wall',
  'wallDark',
  'action',
  'actionHover',
  'success',
  'error',
  'line',
  'controlLine',
  'printQuiet',
  'printLine',
  'wallPlaster',
  'dusk',
  'duskPlaster',
  'nightPlaster',
  'grove',
  'grovePlaster',
  'light',
  'glow',
] as const;

export type ColourName = (typeof colourNames)[number];

/** Colour name → colour as `#rrggbb`. */
export type Colours = Readonly<Record<ColourName, string>>;
