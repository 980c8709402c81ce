import { z } from 'zod';
import { annotate, oneOf } from './fields';
import { documentRow, oneCellForEachColumn } from './parts';
import { contradiction, dayUntilToday, line, record, reference, webAddress, yearSince } from './record';
import { staffName } from './staff';

/** The words with which designations of the staff begin. */
const designation = annotate(reference, { refersTo: 'designation' });

/** A row of the disclosure is never blank: it has a value, a reason why it does not apply, or a date since when it is awaited. */
export const disclosureRow = oneOf({
  value: record('disclosureRow', { label: line, value: line }),
  document: documentRow,
  link: record('disclosureRow', { label: line, link: webAddress, linkText: line }),
  staff: record('disclosureRow', {
    label: line,
    staff: staffName,
  }),
  teachersPerSection: record('disclosureRow', {
    label: line,
    teachersPerSection: z.array(designation).min(1),
  }),
  notApplicable: record('disclosureRow', { label: line, notApplicable: line }),
  awaited: record('disclosureRow', { label: line, awaited: dayUntilToday }),
});

const examinationYear = yearSince(1990);
const pupils = z.number().int().nonnegative();

/** Results of one year’s board examination. */
const yearResult = oneOf({
  passed: record('yearResult', {
    year: examinationYear,
    registered: pupils.positive(),
    passed: pupils,
    remarks: line.optional(),
  }).check(({ value: { registered, passed }, issues }) => {
    if (registered < 1 || passed <= registered) return;
    issues.push(contradiction(['passed'], passed, 'more-passed-than-registered', { registered }));
  }),
  awaited: record('yearResult', {
    year: examinationYear,
    awaited: dayUntilToday,
  }),
  notApplicable: record('yearResult', { year: examinationYear, notApplicable: line }),
});

/** Results of consecutive years, newest first. `checkYears` warns of others. */
const yearResults = z.array(yearResult).min(1);

/** A table with rows from the content, with counts of the staff, or with examination results. */
export const disclosureTable = oneOf({
  rows: record('disclosureTable', {
    title: line,
    columns: z.array(line).min(2),
    rows: z.array(z.array(line)).min(1),
  }).check(oneCellForEachColumn),
  posts: record('disclosureTable', {
    title: line,
    columns: z.array(line).length(2),
    posts: z
      .array(
        record('countedPosts', {
          post: line,
          designations: z.array(designation).min(1),
        }),
      )
      .min(1),
    // A post stays an exception while nobody has it.
    except: z.array(annotate(designation, { ifUnknown: 'nothing' })).optional(),
  }),
  results: record('disclosureTable', {
    title: line,
    columns: z.array(line).length(5),
    results: yearResults,
  }),
});

type WrittenTable = z.output<typeof disclosureTable>;
export type CompleteTable = Extract<WrittenTable, { rows: unknown }> & { awaited?: AwaitedResult[] };
export type CountedTable = Extract<WrittenTable, { posts: unknown }>;
export type ResultsTable = Extract<WrittenTable, { results: unknown }>;
export type AwaitedResult = Pick<Extract<ResultsTable['results'][number], { awaited: unknown }>, 'year' | 'awaited'>;
export type WrittenDisclosureRow = z.output<typeof disclosureRow>;
export type DisclosureRow = Exclude<WrittenDisclosureRow, { staff: unknown } | { teachersPerSection: unknown }>;
