import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import { annotate } from './fields';
import { searchWords } from './search-words';
import { staffName } from './staff';
import { line, record, contradiction, rupees, slug } from './record';
import { counted } from '../../words/counted';

const feePeriods = ['yearly', 'termly', 'monthly', 'once'] as const;

const otherLanguageLine = annotate(line, { text: { kind: 'line', isInOtherLanguage: true } });

const labelInOtherLanguage = annotate(otherLanguageLine, { formerly: 'labelInMarathi' }).optional();

const feeName = {
  id: annotate(slug, { unique: 'id of a fee' }),
  label: line,
  paid: z.enum(feePeriods),
};

const feeHead = record('fee', {
  ...feeName,
  labelInOtherLanguage,
  amount: rupees.optional(),
});

const otherFee = record('otherFee', {
  ...feeName,
  by: line,
  amounts: z.array(record('otherFeeAmount', { for: line, amount: rupees })).min(1),
});

const feesSchema = record('fees', {
  session: line.optional(),
  heads: z.array(feeHead),
  others: z.array(otherFee).optional(),
  notes: z.array(line).optional(),
  inOtherLanguage: annotate(
    record('feesInOtherLanguage', {
      language: z.enum(languageCodes).optional(),
      title: line.optional(),
      caption: otherLanguageLine,
      className: otherLanguageLine,
    }),
    { formerly: 'marathi' },
  ).optional(),
});

/** `content/facts/classes.yaml`: the source of class cards, fee tables and fee PDFs. */
export const classesSchema = record('classes', {
  fees: feesSchema,
  classes: z.array(
    record('schoolClass', {
      label: line,
      labelInOtherLanguage,
      ageFrom: z.number().positive(),
      ageTo: z.number().positive(),
      fees: z.record(z.string(), rupees).optional(),
      seats: z.number().int().positive(),
      sections: z.number().int().positive().optional(),
      classTeachers: z.array(staffName).min(1).optional(),
      description: line,
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
