import type { ColourName } from './colours';

/** Two colours that are used together, and the contrast they need. */
export interface ContrastPair {
  /** Colour of the text or shape. */
  front: ColourName;
  back: ColourName;
  /** The lowest contrast ratio that is enough, for example 4.5 for 4.5 : 1. */
  minRatio: number;
  /** Where the two colours are used, in words for the school office. */
  what: string;
}

/** The lowest contrast by kind of use. WCAG 2.2: 1.4.6 for running text, 1.4.3 for other text, 1.4.11 for meaningful shapes. */
const minRatioOf = { running: 7, text: 4.5, shape: 3 } as const;

type Row = readonly [front: ColourName, back: ColourName, kind: keyof typeof minRatioOf, what: string];

const rows: readonly Row[] = [
  ['text', 'page', 'running', 'text'],
  ['text', 'surface', 'running', 'text on cards and in forms'],
  ['text', 'pageShade', 'running', 'text in boxes'],
  ['textQuiet', 'page', 'text', 'hints'],
  ['textQuiet', 'surface', 'text', 'hints on cards'],
  ['textQuiet', 'pageShade', 'text', 'hints in boxes'],
  ['wallDark', 'page', 'text', 'headings and links'],
  ['wallDark', 'surface', 'text', 'headings and links on cards'],
  ['wallDark', 'pageShade', 'text', 'links in boxes'],
  ['page', 'wall', 'text', 'the sentence on a slide, and what is drawn on walls'],
  ['page', 'wallDark', 'text', 'the footer'],
  ['page', 'text', 'text', 'the header'],
  ['text', 'action', 'text', 'the main button and the banner'],
  ['text', 'actionHover', 'text', 'the main button under a pointer'],
  ['action', 'text', 'text', 'the menu entry of this screen, and the focus in the header'],
  ['error', 'page', 'text', 'what is wrong in a form'],
  ['error', 'surface', 'text', 'what is wrong in a form'],
  ['surface', 'error', 'text', 'an error of the office'],
  ['wall', 'page', 'shape', 'borders, marks of lists, drawings on paper'],
  ['wall', 'surface', 'text', 'headings of PDFs, borders of cards'],
  ['wall', 'pageShade', 'shape', 'borders of boxes'],
  ['success', 'page', 'shape', 'the mark of what was sent'],
  ['success', 'surface', 'shape', 'the border of what was saved'],
  ['controlLine', 'surface', 'shape', 'the frames of fields'],
  ['controlLine', 'page', 'shape', 'the frames of fields and buttons'],
  ['printQuiet', 'surface', 'text', 'small print of PDFs'],
  ['surface', 'text', 'text', 'the first row of tables in PDFs'],
  ['page', 'dusk', 'shape', 'what is drawn on the darker wall'],
  ['page', 'grove', 'shape', 'what is drawn on the wall of another colour'],
];

/** All pairs in use; `pipeline/assets/look/colours-of-styles.test.ts` compares them with the styles. */
export const contrastPairs: readonly ContrastPair[] = rows.map(([front, back, kind, what]) => ({
  front,
  back,
  minRatio: minRatioOf[kind],
  what,
}));
