import { z } from 'zod';
import { type Album, albumSchema } from './album';
import { type CompleteTable, type DisclosureRow, disclosureRow, disclosureTable } from './disclosure';
import { annotate } from './fields';
import { cards, formId, heading, partList, ruleLists, signature, steps, tableNames } from './parts';
import { captionedPicture, picture } from './picture';
import { clockTime, line, markdown, record, rupees, screenAddress } from './record';
import { searchWords } from './search-words';

/** Fields of every screen. */
const screen = <Kind extends string>(kind: Kind) => ({
  kind: z.literal(kind).describe('What kind of screen the file is.'),
  title: annotate(line, { unique: 'title of a screen' }).describe(
    'Heading of the screen and name of the browser tab. No two screens have the same.',
  ),
  description: annotate(line, {
    unique: 'description of a screen',
    text: { kind: 'line', minLetters: 40, maxLetters: 170 },
  }).describe('One sentence of 40 to 170 letters for search engines and shared links. No two screens have the same.'),
  next: screenAddress
    .optional()
    .describe(
      'Where a visitor goes on at the end of the screen. If it is left out, to the form of the enquiry dialog.',
    ),
  searchWords,
});

/** Fields of screens that show facts or a form below a short introduction. */
const introduced = <Kind extends string>(kind: Kind) => ({
  ...screen(kind),
  intro: markdown.optional().describe('A few lines between the heading and the content.'),
  picture: picture('section').optional(),
});

/** Running text, the only kind in a `.md` file. Cards, steps, rules and a signature follow the text. */
export const proseSchema = record({
  ...screen('prose'),
  picture: picture('section').optional(),
  cards: cards.optional(),
  steps: steps.optional(),
  rules: ruleLists.optional(),
  signature: signature.optional(),
});

export const tablesSchema = record({
  ...introduced('tables'),
  tables: tableNames,
});

export const partsSchema = record({ ...introduced('parts'), parts: partList });

export const formScreenSchema = record({
  ...introduced('form'),
  form: formId,
});

/** A screen that shows the contacts of `school.yaml`. */
export const contactSchema = record(introduced('contact'));

/** A search box above a list of all headings of the site. */
export const searchSchema = record({
  ...introduced('search'),
  kind: annotate(z.literal('search'), { unique: 'screen of the search' }).describe('What kind of screen the file is.'),
});

/** A screen that shows `facts/staff.yaml`. */
export const teachersSchema = record(introduced('teachers'));

/** A screen that shows the notices of `content/news/`. */
export const newsSchema = record({
  ...introduced('news'),
  kind: annotate(z.literal('news'), { unique: 'screen of news' }).describe('What kind of screen the file is.'),
});

/** A screen that shows `facts/classes.yaml`. */
export const classesScreenSchema = record(introduced('classes'));

const slide = record({
  picture: picture('slide'),
  sentence: line.describe('One short sentence on the slide.'),
});

const accordionPanel = record({
  title: line,
  text: markdown.optional(),
  items: z.array(record(heading)).optional(),
});

/** `content/screens/home.yaml`. */
export const homeSchema = record({
  ...screen('home'),
  slides: z.array(slide).min(1).describe('The slides of the carousel. A single slide does not move.'),
  heading: line.describe('What the school is, where, and for which classes: the heading under the carousel.'),
  quickLinks: z
    .array(record({ label: line, to: screenAddress }))
    .min(2)
    .max(4)
    .describe('What parents come for first, one word each. On a phone they are shown in one row.'),
  action: record({ label: line, to: screenAddress }).describe('The one button beside the slogan.'),
  tiles: z
    .array(record({ title: line, picture: picture('tile'), to: screenAddress }))
    .describe('The facilities, each a tile.'),
  figures: z.array(record({ value: line, label: line })).describe('The figures that parents ask for.'),
  welcome: record({
    title: line,
    text: markdown,
    accordion: z.array(accordionPanel).min(1).describe('Panels that open one at a time; the first is open.'),
  }),
});

export const gallerySchema = record({
  ...screen('gallery'),
  intro: markdown.optional(),
  routes: z
    .array(
      record({
        village: line.describe('Village, or part of the town.'),
        stop: line.describe('Where the bus stops, for example Temple gate.'),
        time: clockTime.describe('When the bus is there in the morning, in quotes, for example "07:10".'),
        fare: rupees.describe('Fare of a month in rupees, digits only.'),
      }),
    )
    .min(1)
    .optional()
    .describe('Stops of the school bus, one line each, in the order of the table. It is shown before the pictures.'),
  imageName: line.describe('Name of each picture, for example Science Lab Image. Its number is added.'),
  pictures: z.array(captionedPicture('gallery')).min(1),
});

/** Photo albums, each with its own page. */
export const albumsSchema = record({
  ...screen('albums'),
  intro: markdown.optional(),
  albums: z.array(albumSchema),
});

export const documentsScreenSchema = record({
  ...screen('documents'),
  intro: markdown.optional(),
  sections: z.array(
    record({
      letter: z
        .string()
        .regex(/^[A-Z]$/, 'must be one capital letter')
        .optional(),
      title: line,
      rowTitle: line.describe('Heading of the column with the names, for example Document Name.'),
      valueTitle: line.describe('Heading of the column with the links or values, for example Open link.'),
      rows: z.array(disclosureRow).min(1),
      tables: z.array(disclosureTable).optional(),
    }),
  ),
});

/** A screen of albums after `completeAlbum` has filled in what its file leaves out. */
export type AlbumsScreen = Omit<z.output<typeof albumsSchema>, 'albums'> & { albums: Album[] };
export type WrittenDocuments = z.output<typeof documentsScreenSchema>;
type WrittenSection = WrittenDocuments['sections'][number];
/** A screen of documents after `completeDisclosure` has filled in counts and percentages. */
export type DocumentsScreen = Omit<WrittenDocuments, 'sections'> & {
  sections: (Omit<WrittenSection, 'rows' | 'tables'> & { rows: DisclosureRow[]; tables?: CompleteTable[] })[];
};
