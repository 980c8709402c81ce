import { z } from 'zod';
import { counted } from '../../words/counted';
import { annotate, oneOf } from './fields';
import { peopleList } from './people';
import { captionedPicture, picture } from './picture';
import { contradiction, distinct, line, markdown, record, slug } from './record';

const factTableNames = [
  'fees',
  'fees-in-other-language',
  'common-holidays',
  'gazetted-holidays',
  'examination-cycle',
  'committees',
] as const;

export type FactTableName = (typeof factTableNames)[number];

export const heading = { title: line, text: markdown };

export const tableNames = z
  .array(z.enum(factTableNames))
  .min(1)
  .check(distinct('a table that is on the screen only once'))
  .describe('Which tables of facts are shown here, in this order.');

export const cards = z.array(record(heading)).describe('Short texts side by side, for example the programmes.');
export const steps = z.array(record(heading)).describe('Steps in a fixed order. They are numbered automatically.');
export const ruleLists = z
  .array(annotate(slug, { refersTo: 'rules' }))
  .describe('Lists from facts/rules.yaml, by id, in this order.');
export const signature = record({ name: line, role: line, picture: picture('portrait') }).describe(
  'Who signs the text, for example the principal.',
);
export const formId = annotate(slug, { refersTo: 'form', unique: 'form' }).describe(
  'Name of the file in content/forms/ without .yaml. Each form has one screen at most.',
);
export const documentRow = record({
  label: line,
  document: annotate(slug, { refersTo: 'document' }).describe('Id of a document in facts/documents.yaml.'),
});

const person = record({
  name: line.describe('Who it is. A pupil or former pupil only with a consent in writing.'),
  role: line.optional().describe('Below the name: a profession, an office, a class.'),
  figure: line.optional().describe('A figure to highlight, for example 96.4 %.'),
  words: markdown.optional().describe('What they say, or what is said of them, in a few sentences.'),
  picture: picture('portrait').describe('Portrait. `portrait-placeholder` is used until there is a photo.'),
});

const table = record({
  title: line.describe('Name of the table.'),
  columns: z.array(line).min(2).describe('The heads of its columns. The first column names the row.'),
  rows: z
    .array(z.array(line))
    .min(1)
    .describe('A list for each row, with one text for each column; – where there is none.'),
}).check(({ value: { columns, rows }, issues }) => {
  for (const [index, cells] of rows.entries()) {
    if (cells.length === columns.length) continue;
    const expected = `${counted(columns.length, 'text')}, one for each of the columns: ${columns.join(', ')}`;
    const advice = 'Write one text for each column; – for one that has none.';
    issues.push(contradiction(['rows', index], cells.join(', '), expected, advice));
  }
});

const title = line.optional().describe('Heading above it.');

/** Forms of a part. Each key is a field that only that form has. */
const partForms = {
  text: record({ title, text: markdown }),
  picture: record({ title, picture: captionedPicture('section') }),
  pictures: record({
    title,
    pictures: z.array(captionedPicture('gallery')).min(1).describe('Pictures that open large.'),
  }),
  people: record({
    title,
    people: peopleList(person).min(1).describe('People with portraits; a line “- group: …” begins a group.'),
  }),
  cards: record({ title, cards }),
  steps: record({ title, steps }),
  rules: record({ title, rules: ruleLists }),
  signature: record({ signature }),
  tables: record({ tables: tableNames }),
  rows: table,
  documents: record({ title, documents: z.array(documentRow).min(1).describe('Documents that open in a new tab.') }),
  form: record({ title, form: formId }),
  facts: record({
    facts: z
      .enum(['staff', 'classes', 'contact'])
      .describe('The cards of the staff, the list of the classes with their fees, or how to reach the school.'),
  }),
};

const part = oneOf(partForms, `must be a part with exactly one of ${Object.keys(partForms).join(', ')}`);

/** Names what of a part may occur only once on a screen: a form, and anything that links can lead to. */
const onceOn = (each: Part): string[] => {
  if ('tables' in each) return each.tables.map((name) => `the table “${name}”`);
  if ('rules' in each) return each.rules.map((id) => `the list “${id}”`);
  if ('facts' in each) return [`facts: ${each.facts}`];
  return 'form' in each ? ['a form'] : [];
};

export const partList = z
  .array(part)
  .min(1)
  .describe('What the screen shows, one part below the other.')
  .check(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [index, each] of value.entries()) {
      for (const name of onceOn(each)) {
        if (seen.has(name))
          issues.push(
            contradiction([index], '', `${name} only once on a screen`, 'Delete it from one of the two parts.'),
          );
        seen.add(name);
      }
    }
  });

export type Part = z.output<typeof part>;
export type Person = z.output<typeof person>;
