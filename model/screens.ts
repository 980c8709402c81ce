import { z } from 'zod';
import { type Album, albumSchema } from './album';
import { picture } from './picture';
import { day, line, markdown, record, sitePath, slug, webAddress } from './record';

/** What every screen has. */
const screen = {
  title: line.describe('Heading of the screen and name of the browser tab. No two screens have the same.'),
  description: z
    .string()
    .trim()
    .min(40)
    .max(170)
    .describe('One sentence of 40 to 170 letters for search engines and shared links. No two screens have the same.'),
};

const heading = { title: line, text: markdown };

/** A screen of running text: `.md` files. Below the text it can have cards, steps, rules and a signature. */
export const proseSchema = record({
  ...screen,
  picture: picture('section').optional(),
  cards: z.array(record(heading)).optional().describe('Short texts side by side, for example the programmes.'),
  steps: z.array(record(heading)).optional().describe('Steps in a fixed order. They are numbered by themselves.'),
  rules: z.array(slug).optional().describe('Lists from facts/rules.yaml, by id, in this order.'),
  signature: record({ name: line, role: line, picture: picture('portrait') })
    .optional()
    .describe('Who signs the text, for example the principal.'),
});

/** A screen whose content is facts or a form: it only introduces them. */
export const introSchema = record({
  ...screen,
  intro: markdown.optional().describe('A few lines between the heading and the content.'),
  picture: picture('section').optional(),
});

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
  ...screen,
  slides: z.array(slide).length(10).describe('The ten slides of the carousel.'),
  action: record({ label: line, to: sitePath }).describe('The one button on the carousel.'),
  tiles: z
    .array(record({ title: line, picture: picture('tile'), to: sitePath }))
    .length(8)
    .describe('The eight facilities.'),
  figures: z
    .array(record({ value: line, label: line }))
    .length(4)
    .describe('The four figures that parents ask for.'),
  welcome: record({
    title: line,
    text: markdown,
    accordion: z.array(accordionPanel).min(1).describe('Panels that open one at a time; the first is open.'),
  }),
});

/** A gallery of one facility, for example `content/screens/about-infrastructure/classroom.yaml`. */
export const gallerySchema = record({
  ...screen,
  intro: markdown.optional(),
  imageName: line.describe('Name of each picture, for example Science Lab Image. Its number is added.'),
  pictures: z.array(picture('gallery')).min(1),
});

/** `content/screens/gallery.yaml`: the photo albums. */
export const albumsSchema = record({
  ...screen,
  intro: markdown.optional(),
  albums: z.array(albumSchema),
});

const documentRow = record({ label: line, document: slug.describe('Id of a document in facts/documents.yaml.') });

/** A row of the disclosure is published (value, document, link), not applicable with the reason, or awaited since a day. Never blank. */
const disclosureRow = z.union(
  [
    record({ label: line, value: line }),
    documentRow,
    record({ label: line, link: webAddress, linkText: line }),
    record({ label: line, notApplicable: line.describe('Why the row does not apply.') }),
    record({ label: line, awaited: day.describe('Day since which the office waits for it.') }),
  ],
  { error: 'must be a row with label and exactly one of value, document, link with linkText, notApplicable, awaited' },
);

const disclosureTable = record({
  title: line,
  columns: z.array(line).min(2),
  rows: z.array(z.array(line)).min(1),
});

/** Documents in sections: `school-curriculum.yaml` and `mandetory-public.yaml`. */
export const documentsScreenSchema = record({
  ...screen,
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

export type ProseScreen = z.output<typeof proseSchema>;
export type IntroScreen = z.output<typeof introSchema>;
export type HomeScreen = z.output<typeof homeSchema>;
export type GalleryScreen = z.output<typeof gallerySchema>;
/** The albums of the screen are complete: see `completeAlbum`. */
export type AlbumsScreen = Omit<z.output<typeof albumsSchema>, 'albums'> & { albums: Album[] };
export type DocumentsScreen = z.output<typeof documentsScreenSchema>;
export type DisclosureRow = z.output<typeof disclosureRow>;
