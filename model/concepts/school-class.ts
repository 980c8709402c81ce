import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import { annotate } from './fields';
import { searchWords } from './search-words';
import { staffName } from './staff';
import { line, record, contradiction, rupees, slug } from './record';
import { counted } from '../../words/counted';

const feePeriods = ['yearly', 'termly', 'monthly', 'once'] as const;

const otherLanguageLine = annotate(line, { text: { kind: 'line', isInOtherLanguage: true } });

const feeName = {
  id: annotate(slug, { unique: 'id of a fee' }).describe(
    'Short name, for example tuition. Classes name the fee by it.',
  ),
  label: line.describe('Name of the fee as parents read it, for example Tuition.'),
  paid: z.enum(feePeriods).describe('How often the amount is paid: yearly, termly, monthly or once.'),
};

const feeHead = record({
  ...feeName,
  labelInOtherLanguage: otherLanguageLine
    .optional()
    .describe('Heading of its column in the table in another language, with how often it is paid.'),
  amount: rupees
    .optional()
    .describe('In rupees, digits only, if it is the same for every class. Otherwise each class has its own.'),
});

const otherFee = record({
  ...feeName,
  by: line.describe('What the amount depends on, for example Distance.'),
  amounts: z
    .array(record({ for: line.describe('For example Up to 3 km.'), amount: rupees.describe('Rupees, digits only.') }))
    .min(1),
});

const feesSchema = record({
  session: line.optional().describe('Of which session they are, for example 2026-27. It is printed in the fee PDFs.'),
  heads: z
    .array(feeHead)
    .describe('What is paid for every pupil; shown on the cards of the classes. A school without fees writes [].'),
  others: z
    .array(otherFee)
    .optional()
    .describe('What depends on something else than the class, as the school bus does.'),
  notes: z.array(line).optional().describe('Lines below the fees: concessions, days by which to pay.'),
  inOtherLanguage: record({
    language: z.enum(languageCodes).describe('Which language: its code as in school.yaml.'),
    title: line.describe(
      'What the table is, in the language of the page, and why it is here: Approved fees in the language of the state, as its law asks.',
    ),
    caption: otherLanguageLine.describe('Heading of the table.'),
    className: otherLanguageLine.describe('Heading of its column of classes.'),
  })
    .optional()
    .describe('Where the law of the state asks for the approved fees in a second language: the words of that table.'),
});

/** `content/facts/classes.yaml`: the source of class cards, fee tables and fee PDFs. */
export const classesSchema = record({
  fees: feesSchema.describe('Which fees there are.'),
  classes: z.array(
    record({
      label: line.describe('Name of the class, for example Std 5.'),
      labelInOtherLanguage: otherLanguageLine
        .optional()
        .describe('The same in the language of fees.inOtherLanguage; needed if there is that table.'),
      ageFrom: z.number().positive().describe('Youngest age in years.'),
      ageTo: z.number().positive().describe('Oldest age in years; half years as 7.5.'),
      fees: z
        .record(z.string(), rupees)
        .optional()
        .describe('Below it a line for each fee: its id and the rupees, digits only, as in tuition: 600.'),
      seats: z.number().int().positive().describe('How many seats there are.'),
      sections: z
        .number()
        .int()
        .positive()
        .optional()
        .describe(
          'How many sections the class has. A row of the disclosure that counts teachers for each section needs it.',
        ),
      classTeachers: z
        .array(staffName)
        .min(1)
        .optional()
        .describe('The class teacher of each section, in their order: names exactly as in facts/staff.yaml.'),
      description: line.describe('One or two sentences on what the class is about.'),
      searchWords,
    }),
  ),
}).check(
  ({
    value: {
      fees: { heads },
      classes,
    },
    issues,
  }) => {
    for (const [index, { ageFrom, ageTo, classTeachers = [], sections = classTeachers.length }] of classes.entries()) {
      if (classTeachers.length > sections) {
        const expected = `at most ${counted(sections, 'name')}, the number in “sections:”`;
        const path = ['classes', index, 'classTeachers'];
        issues.push(contradiction(path, classTeachers.join(', '), expected, 'Correct one of the two.'));
      }
      if (ageFrom >= ageTo) {
        const expected = `a number above ${ageFrom}, the value of “ageFrom:”`;
        issues.push(contradiction(['classes', index, 'ageTo'], ageTo, expected, 'Correct one of the two ages.'));
      } else if (ageTo > oldestAge) {
        const expected = `an age in years, ${oldestAge} at most`;
        issues.push(contradiction(['classes', index, 'ageTo'], ageTo, expected, 'Write half years as 7.5.'));
      }
    }
    for (const { id } of heads) {
      const fees = classes.flatMap((each, index) => {
        const amount = each.fees?.[id];
        return amount === undefined ? [] : [{ index, amount }];
      });
      for (const { index: place, near } of figuresOutOfScale(fees.map(({ amount }) => amount))) {
        const { index = 0, amount } = fees[place] ?? {};
        const expected = `a fee near those of the classes before and after (${near.join(', ')})`;
        const advice = 'Look whether a digit is missing, or one is too many.';
        issues.push(contradiction(['classes', index, 'fees', id], amount, expected, advice));
      }
    }
  },
);

/** The highest age that a class may have, in years: some pupils come back to school late. */
const oldestAge = 25;

/** A fee that is this many times larger or smaller than the fees of neighbouring classes probably has a digit too many or too few. */
const digitLost = 8;

/** Finds figures far from the two before and the two after them. With only one neighbour, we couldn’t say which of the two is wrong. */
function figuresOutOfScale(figures: readonly number[]): { index: number; near: number[] }[] {
  return figures.flatMap((figure, index) => {
    const near = [...figures.slice(Math.max(0, index - 2), index), ...figures.slice(index + 1, index + 3)];
    const isFar = near.every((each) => each >= digitLost * figure) || near.every((each) => digitLost * each <= figure);
    return near.length > 1 && isFar ? [{ index, near }] : [];
  });
}

export type SchoolClass = z.output<typeof classesSchema>['classes'][number];
export type Fees = z.output<typeof feesSchema>;
export type FeeHead = Fees['heads'][number];
