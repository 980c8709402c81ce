import { z } from 'zod';
import { type Album, albumSchema } from './album';
import { annotate, oneOf } from './fields';
import { cards, documentRow, formId, heading, partList, ruleLists, signature, steps, tableNames } from './parts';
import { captionedPicture, picture } from './picture';
import {
  clockTime,
  contradiction,
  dayUntilToday,
  line,
  markdown,
  record,
  reference,
  rupees,
  screenAddress,
  webAddress,
  yearSince,
} from './record';
import { searchWords } from './search-words';
import { staffName } from './staff';

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

/** Fields of screens that introduce facts or a form. */
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

/** Shows the contacts of `school.yaml`. */
export const contactSchema = record(introduced('contact'));

/** A search box above a list of all headings of the site. */
export const searchSchema = record({
  ...introduced('search'),
  kind: annotate(z.literal('search'), { unique: 'screen of the search' }).describe('What kind of screen the file is.'),
});

/** Shows `facts/staff.yaml`. */
export const teachersSchema = record(introduced('teachers'));

/** Shows `content/news/`. */
export const newsSchema = record({
  ...introduced('news'),
  kind: annotate(z.literal('news'), { unique: 'screen of news' }).describe('What kind of screen the file is.'),
});

/** Shows `facts/classes.yaml`. */
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
  slides: z.array(slide).min(1).describe('The slides of the carousel. A single one stands still.'),
  heading: line.describe('What the school is, where, and for which classes: the heading under the carousel.'),
  quickLinks: z
    .array(record({ label: line, to: screenAddress }))
    .min(2)
    .max(4)
    .describe('What parents come for first, one word each. They stand in a row on a phone.'),
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
    .describe('Stops of the school bus, one line each, in the order of the table. It stands before the pictures.'),
  imageName: line.describe('Name of each picture, for example Science Lab Image. Its number is added.'),
  pictures: z.array(captionedPicture('gallery')).min(1),
});

/** Photo albums, each with its own page. */
export const albumsSchema = record({
  ...screen('albums'),
  intro: markdown.optional(),
  albums: z.array(albumSchema),
});

/** A row of the disclosure is never blank: it has a value, a reason why it does not apply, or a date since when it is awaited. */
const disclosureRow = oneOf(
  {
    value: record({ label: line, value: line }),
    document: documentRow,
    link: record({ label: line, link: webAddress, linkText: line }),
    staff: record({
      label: line,
      staff: staffName.describe('Who it is, of the staff: the name as it stands in facts/staff.yaml.'),
    }),
    teachersPerSection: record({
      label: line,
      teachersPerSection: z
        .array(reference)
        .min(1)
        .describe(
          'How the designations begin of those who teach: [TGT] counts TGT Hindi. The site counts them, and the sections of facts/classes.yaml.',
        ),
    }),
    notApplicable: record({ label: line, notApplicable: line.describe('Why the row does not apply.') }),
    awaited: record({ label: line, awaited: dayUntilToday.describe('Day since which the office waits for it.') }),
  },
  'must be a row with label and exactly one of value, document, link with linkText, staff, teachersPerSection, notApplicable, awaited',
);

const examinationYear = yearSince(1990).describe('Year of the examination, the newest first.');
const pupils = z.number().int().nonnegative();

/** Results of one year’s board examination. */
const yearResult = oneOf(
  {
    passed: record({
      year: examinationYear,
      registered: pupils.positive().describe('How many pupils were registered for the examination.'),
      passed: pupils.describe('How many of them passed.'),
      remarks: line.optional(),
    }).check(({ value: { registered, passed }, issues }) => {
      if (registered < 1 || passed <= registered) return;
      const expected = `at most ${registered}, which stands behind “registered:”`;
      issues.push(contradiction(['passed'], passed, expected, 'Correct one of the two numbers.'));
    }),
    awaited: record({
      year: examinationYear,
      awaited: dayUntilToday.describe('Day since which the office waits for it.'),
    }),
    notApplicable: record({ year: examinationYear, notApplicable: line.describe('Why there is none.') }),
  },
  'must be a year with exactly one of passed with registered, awaited, notApplicable',
);

/** Consecutive years, newest first, which exposes a mistyped year. */
const yearResults = z
  .array(yearResult)
  .min(1)
  .check(({ value, issues }) => {
    for (const [index, { year }] of value.entries()) {
      const above = value[index - 1]?.year;
      if (above === undefined || year === above - 1) continue;
      const expected = `${above - 1}, the year before ${above}, which stands above it`;
      const advice =
        'Write one year after the other, the newest first. A year without pupils says notApplicable and why.';
      issues.push(contradiction([index, 'year'], year, expected, advice));
      return;
    }
  });

/** A table with rows from the content, with counts of the staff, or with examination results. */
const disclosureTable = oneOf(
  {
    rows: record({ title: line, columns: z.array(line).min(2), rows: z.array(z.array(line)).min(1) }),
    posts: record({
      title: line,
      columns: z.array(line).length(2).describe('Headings of the posts and of their numbers.'),
      posts: z
        .array(
          record({
            post: line,
            designations: z
              .array(reference)
              .min(1)
              .describe(
                'How the designations begin of those who are counted: [TGT] counts TGT Hindi. The principal of school.yaml is a Principal.',
              ),
          }),
        )
        .min(1)
        .describe('The site counts for each how many there are in facts/staff.yaml.'),
      except: z
        .array(reference)
        .optional()
        .describe('How the designations begin of those who are not counted, for example [Accountant, Peon].'),
    }),
    results: record({
      title: line,
      columns: z
        .array(line)
        .length(5)
        .describe('Headings of the year, of how many were registered and passed, of the percentage, and of remarks.'),
      results: yearResults.describe('The site works out the percentages.'),
    }),
  },
  'must be a table with title, columns and exactly one of rows, posts, results',
);

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

/** After `completeAlbum`. */
export type AlbumsScreen = Omit<z.output<typeof albumsSchema>, 'albums'> & { albums: Album[] };
type WrittenDocuments = z.output<typeof documentsScreenSchema>;
type WrittenSection = WrittenDocuments['sections'][number];
type WrittenTable = NonNullable<WrittenSection['tables']>[number];
export type CompleteTable = Extract<WrittenTable, { rows: unknown }> & { awaited?: AwaitedResult[] };
export type CountedTable = Extract<WrittenTable, { posts: unknown }>;
export type ResultsTable = Extract<WrittenTable, { results: unknown }>;
export type AwaitedResult = Pick<Extract<ResultsTable['results'][number], { awaited: unknown }>, 'year' | 'awaited'>;
type WrittenRow = z.output<typeof disclosureRow>;
export type DisclosureRow = Exclude<WrittenRow, { staff: unknown } | { teachersPerSection: unknown }>;
/** After `completeDisclosure`. */
export type DocumentsScreen = Omit<WrittenDocuments, 'sections'> & {
  sections: (Omit<WrittenSection, 'rows' | 'tables'> & { rows: DisclosureRow[]; tables?: CompleteTable[] })[];
};
export type { WrittenDocuments, WrittenRow as WrittenDisclosureRow };
