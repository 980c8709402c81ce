import { z } from 'zod';
import type { ValuesOf } from '../../words/mistakes';
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
  .array(
    annotate(z.enum(factTableNames), {
      shownIf: {
        choice: 'fees-in-other-language',
        inKind: 'classes',
        field: ['fees', 'inOtherLanguage'],
        rule: 'no-words-of-fee-table',
      },
    }),
  )
  .min(1)
  .check(distinct);

export const cards = z.array(record('card', heading));
export const steps = z.array(record('step', heading));
export const ruleLists = z.array(annotate(slug, { refersTo: 'rules' }));
export const signature = record('signature', { name: line, role: line, picture: picture('portrait') });
export const formId = annotate(slug, { refersTo: 'form', unique: 'form' });
export const documentRow = record('documentRow', {
  label: line,
  document: annotate(slug, { refersTo: 'document' }),
});

const person = record('person', {
  name: line,
  role: line.optional(),
  figure: line.optional(),
  words: markdown.optional(),
  picture: picture('portrait'),
});

/** Reports rows of a table that have more or fewer cells than the table has columns. */
export function oneCellForEachColumn({ value: { columns, rows }, issues }: z.core.ParsePayload<TextTable>): void {
  for (const [index, cells] of rows.entries()) {
    if (cells.length === columns.length) continue;
    issues.push(contradiction(['rows', index], cells, 'cell-for-each-column', { columns }));
  }
}

interface TextTable {
  columns: string[];
  rows: string[][];
}

const table = record('table', {
  title: line,
  columns: z.array(line).min(2),
  rows: z.array(z.array(line)).min(1),
}).check(oneCellForEachColumn);

const title = line.optional();

/** Forms of a part. Each key is a field that only that form has. */
const partForms = {
  text: record('part', { title, text: markdown }),
  picture: record('part', { title, picture: captionedPicture('section') }),
  pictures: record('part', {
    title,
    pictures: z.array(captionedPicture('gallery')).min(1),
  }),
  people: record('part', {
    title,
    people: peopleList(person).min(1),
  }),
  cards: record('part', { title, cards }),
  steps: record('part', { title, steps }),
  rules: record('part', { title, rules: ruleLists }),
  signature: record('part', { signature }),
  tables: record('part', { tables: tableNames }),
  rows: table,
  documents: record('part', { title, documents: z.array(documentRow).min(1) }),
  form: record('part', { title, form: formId }),
  facts: record('part', {
    facts: z.enum(['staff', 'classes', 'contact']),
  }),
};

const part = oneOf(partForms);

/** Names what of a part may occur only once on a screen: a form, and anything that links can lead to. */
const onceOn = (each: Part): ValuesOf<'once-on-a-screen'>[] => {
  if ('tables' in each) return each.tables.map((name) => ({ part: 'tables', name }));
  if ('rules' in each) return each.rules.map((name) => ({ part: 'rules', name }));
  if ('facts' in each) return [{ part: 'facts', name: each.facts }];
  return 'form' in each ? [{ part: 'form', name: each.form }] : [];
};

export const partList = z
  .array(part)
  .min(1)
  .check(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [index, each] of value.entries()) {
      for (const values of onceOn(each)) {
        const key = values.part === 'form' ? 'form' : JSON.stringify(values);
        if (seen.has(key)) issues.push(contradiction([index], '', 'once-on-a-screen', values));
        seen.add(key);
      }
    }
  });

export type Part = z.output<typeof part>;
export type Person = z.output<typeof person>;
