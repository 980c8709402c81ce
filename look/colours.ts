/** The names of a school's colours, and what each is for, in words for an office. */
export const colourUses = {
  page: 'The page itself, and what is written and drawn on coloured walls. Very light.',
  pageShade: 'The page a shade darker: boxes, and places where a picture is still to come.',
  surface: 'Cards, forms and the paper of PDFs. White, or nearly.',
  text: 'Text, the header, the first row of tables, and drawings of night. Very dark.',
  textQuiet: 'Text that matters less: hints, notes, labels.',
  wall: 'The large fields on which pictures are drawn, borders, headings of PDFs. Dark.',
  wallDark: 'Headings, links and the footer. Darker than the wall.',
  action: 'What calls: the banner, the main button, the halo of the focus. Bright, with dark text on it.',
  actionHover: 'The main button under a pointer.',
  success: 'What has succeeded, and a second colour on drawings on paper. Dark.',
  error: 'What has failed. Dark red; people expect red.',
  line: 'Thin lines between things.',
  controlLine: 'The frame of what one fills in or presses.',
  printQuiet: 'Small print of PDFs.',
  printLine: 'Lines in the tables of PDFs.',
  wallPlaster: 'Drawings: brush marks on the wall, a shade off it.',
  dusk: 'Drawings: a darker wall.',
  duskPlaster: 'Drawings: brush marks on the darker wall.',
  nightPlaster: 'Drawings: brush marks on the ground of the colour of text.',
  grove: 'Drawings: a wall of quite another colour. Dark.',
  grovePlaster: 'Drawings: brush marks on that wall.',
  light: 'Drawings: a second bright colour beside that of the action.',
  glow: 'Drawings: the second bright colour at night.',
} as const;

export type ColourName = keyof typeof colourUses;

export const colourNames = Object.keys(colourUses) as [ColourName, ...ColourName[]];

/** Colour name → colour as `#rrggbb`. */
export type Colours = Readonly<Record<ColourName, string>>;
