import { z } from 'zod';
import { oneOf } from './fields';
import { documentRow } from './parts';
import { contradiction, dayUntilToday, line, record, reference, webAddress, yearSince } from './record';
import { staffName } from './staff';

/** A row of the disclosure is never blank: it has a value, a reason why it does not apply, or a date since when it is awaited. */
export const disclosureRow = oneOf(
  {
    value: record({ label: line, value: line }),
    document: documentRow,
    link: record({ label: line, link: webAddress, linkText: line }),
    staff: record({
      label: line,
      staff: staffName.describe('Who it is, of the staff: the name exactly as in facts/staff.yaml.'),
    }),
    teachersPerSection: record({
      label: line,
      teachersPerSection: z
        .array(reference)
        .min(1)
        .describe(
          'How the designations of teachers begin: [TGT] counts TGT Hindi. The site counts them, and the sections of facts/classes.yaml.',
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
      const expected = `at most ${registered}, the value of “registered:”`;
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

/** Results of consecutive years, newest first. The fixed order exposes a mistyped year. */
const yearResults = z
  .array(yearResult)
  .min(1)
  .check(({ value, issues }) => {
    for (const [index, { year }] of value.entries()) {
      const above = value[index - 1]?.year;
      if (above === undefined || year === above - 1) continue;
      const expected = `${above - 1}, the year before ${above}, which is above it`;
      const advice =
        'Write one year after the other, the newest first. A year without pupils says notApplicable and why.';
      issues.push(contradiction([index, 'year'], year, expected, advice));
      return;
    }
  });

/** A table with rows from the content, with counts of the staff, or with examination results. */
export const disclosureTable = oneOf(
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
                'How the designations of those who are counted begin: [TGT] counts TGT Hindi. The principal of school.yaml is a Principal.',
              ),
          }),
        )
        .min(1)
        .describe('The site counts for each how many there are in facts/staff.yaml.'),
      except: z
        .array(reference)
        .optional()
        .describe('How the designations of those who are not counted begin, for example [Accountant, Peon].'),
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

type WrittenTable = z.output<typeof disclosureTable>;
export type CompleteTable = Extract<WrittenTable, { rows: unknown }> & { awaited?: AwaitedResult[] };
export type CountedTable = Extract<WrittenTable, { posts: unknown }>;
export type ResultsTable = Extract<WrittenTable, { results: unknown }>;
export type AwaitedResult = Pick<Extract<ResultsTable['results'][number], { awaited: unknown }>, 'year' | 'awaited'>;
export type WrittenDisclosureRow = z.output<typeof disclosureRow>;
export type DisclosureRow = Exclude<WrittenDisclosureRow, { staff: unknown } | { teachersPerSection: unknown }>;
