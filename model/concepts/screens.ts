import { z } from 'zod';
import { type Album, albumSchema } from './album';
import { type CompleteTable, type DisclosureRow, disclosureRow, disclosureTable } from './disclosure';
import { annotate } from './fields';
import { cards, formId, heading, partList, ruleLists, signature, steps, tableNames } from './parts';
import { captionedPicture, picture } from './picture';
import { clockTime, formatted, line, markdown, record, rupees, screenAddress } from './record';
import { searchWords } from './search-words';

/** Fields of every screen. */
const screen = <Kind extends string>(kind: Kind) => ({
  kind: z.literal(kind),
  title: annotate(line, { unique: 'title of a screen' }),
  description: annotate(line, {
    unique: 'description of a screen',
    text: { kind: 'line', minLetters: 40, maxLetters: 170 },
  }),
  next: screenAddress.optional(),
  searchWords,
});

/** Fields of screens that show facts or a form below a short introduction. */
const introduced = <Kind extends string>(kind: Kind) => ({
  ...screen(kind),
  intro: markdown.optional(),
  picture: picture('section').optional(),
});

/** Running text, the only kind in a `.md` file. Cards, steps, rules and a signature follow the text. */
const proseSchema = record('proseScreen', {
  ...screen('prose'),
  picture: picture('section').optional(),
  cards: cards.optional(),
  steps: steps.optional(),
  rules: ruleLists.optional(),
  signature: signature.optional(),
});

const tablesSchema = record('tablesScreen', {
  ...introduced('tables'),
  tables: tableNames,
});

const partsSchema = record('partsScreen', { ...introduced('parts'), parts: partList });

const formScreenSchema = record('formScreen', {
  ...introduced('form'),
  form: formId,
});

/** A screen that shows the contacts of `school.yaml`. */
const contactSchema = record('contactScreen', introduced('contact'));

/** A search box above a list of all headings of the site. */
const searchSchema = record('searchScreen', {
  ...introduced('search'),
  kind: annotate(z.literal('search'), { unique: 'screen of the search' }),
});

/** A screen that shows `facts/staff.yaml`. */
const teachersSchema = record('teachersScreen', introduced('teachers'));

/** A screen that shows the notices of `content/news/`. */
const newsSchema = record('newsScreen', {
  ...introduced('news'),
  kind: annotate(z.literal('news'), { unique: 'screen of news' }),
});

/** A screen that shows `facts/classes.yaml`. */
const classesScreenSchema = record('classesScreen', introduced('classes'));

const slide = record('slide', {
  picture: picture('slide'),
  sentence: line,
});

const accordionPanel = record('accordionPanel', {
  title: line,
  text: markdown.optional(),
  items: z.array(record('accordionItem', heading)).optional(),
});

/** `content/screens/home.yaml`. */
const homeSchema = record('homeScreen', {
  ...screen('home'),
  slides: z.array(slide).min(1),
  heading: line.optional(),
  quickLinks: z
    .array(record('quickLink', { label: line, to: screenAddress }))
    .min(2)
    .max(4)
    .optional(),
  action: record('homeAction', { label: line, to: screenAddress }),
  tiles: z.array(record('tile', { title: line, picture: picture('tile'), to: screenAddress })),
  figures: z.array(record('figure', { value: line, label: line })),
  welcome: record('welcome', {
    title: line,
    text: markdown,
    accordion: z.array(accordionPanel).min(1),
  }),
});

const gallerySchema = record('galleryScreen', {
  ...screen('gallery'),
  intro: markdown.optional(),
  routes: z
    .array(
      record('busStop', {
        village: line,
        stop: line,
        time: clockTime,
        fare: rupees,
      }),
    )
    .min(1)
    .optional(),
  imageName: line,
  pictures: z.array(captionedPicture('gallery')).min(1),
});

/** Photo albums, each with its own page. */
const albumsSchema = record('albumsScreen', {
  ...screen('albums'),
  intro: markdown.optional(),
  albums: z.array(albumSchema),
});

const documentsScreenSchema = record('documentsScreen', {
  ...screen('documents'),
  intro: markdown.optional(),
  sections: z.array(
    record('documentsSection', {
      letter: formatted(/^[A-Z]$/, 'capital-letter').optional(),
      title: line,
      rowTitle: line,
      valueTitle: line,
      rows: z.array(disclosureRow).min(1),
      tables: z.array(disclosureTable).optional(),
    }),
  ),
});

/** `kind:` of a screen → its schema. */
export const screenKinds = {
  home: { schema: homeSchema },
  prose: { schema: proseSchema },
  parts: { schema: partsSchema },
  tables: { schema: tablesSchema },
  gallery: { schema: gallerySchema },
  albums: { schema: albumsSchema },
  documents: { schema: documentsScreenSchema },
  form: { schema: formScreenSchema },
  contact: { schema: contactSchema },
  teachers: { schema: teachersSchema },
  news: { schema: newsSchema },
  classes: { schema: classesScreenSchema },
  search: { schema: searchSchema },
} as const;

export type ScreenKind = keyof typeof screenKinds;

/** A screen of albums after `completeAlbum` has filled in what its file leaves out. */
export type AlbumsScreen = Omit<z.output<typeof albumsSchema>, 'albums'> & { albums: Album[] };
export type WrittenDocuments = z.output<typeof documentsScreenSchema>;
type WrittenSection = WrittenDocuments['sections'][number];
/** A screen of documents after `completeDisclosure` has filled in counts and percentages. */
export type DocumentsScreen = Omit<WrittenDocuments, 'sections'> & {
  sections: (Omit<WrittenSection, 'rows' | 'tables'> & { rows: DisclosureRow[]; tables?: CompleteTable[] })[];
};
