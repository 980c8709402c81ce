import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import { annotate } from './fields';
import { searchWords } from './search-words';
import { staffName } from './staff';
import { formatted, line, record, MAX_NAME, rupees, slug } from './record';

const feePeriods = ['yearly', 'termly', 'monthly', 'once'] as const;

const otherLanguageLine = annotate(line, { text: { kind: 'line', isInOtherLanguage: true } });

const labelInOtherLanguage = annotate(otherLanguageLine, {
  formerly: 'labelInMarathi',
  shownIf: { field: ['fees', 'inOtherLanguage'] },
  requiredIf: { field: ['fees', 'inOtherLanguage'], rule: 'no-name-in-fee-table' },
}).optional();

const feeName = {
  id: annotate(slug, { unique: 'id of a fee' }),
  label: line,
  paid: z.enum(feePeriods),
};

const feeHead = record('fee', {
  ...feeName,
  id: annotate(feeName.id, { names: 'fee' }),
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
      language: annotate(z.enum(languageCodes), { refersTo: 'language', ifUnknown: 'nothing' }).optional(),
      title: line.optional(),
      caption: otherLanguageLine,
      className: otherLanguageLine,
    }),
    { formerly: 'marathi' },
  ).optional(),
});

const classValue = formatted(/^[^\s/#%]+$/, 'class-id').max(MAX_NAME);

/** `content/facts/classes.yaml`: the source of class cards, fee tables and fee PDFs. */
export const classesSchema = record('classes', {
  fees: feesSchema,
  classes: z.array(
    record('schoolClass', {
      label: annotate(line, { names: 'class', unique: 'name of a class' }),
      id: classValue.optional(),
      admission: z.enum(['closed']).optional(),
      labelInOtherLanguage,
      ageFrom: z.number().positive(),
      ageTo: annotate(z.number().positive(), { isAfter: [{ field: 'ageFrom', canBeEqual: true }] }),
      fees: annotate(z.record(z.string(), rupees), { keysReferTo: 'fee' }).optional(),
      seats: z.number().int().positive(),
      sections: z.number().int().positive().optional(),
      classTeachers: z.array(staffName).min(1).optional(),
      description: line,
      searchWords,
    }),
  ),
});

export type SchoolClass = z.output<typeof classesSchema>['classes'][number];
/** The value that a form sends for a class: its id, or `Std 5` → `Std5`. */
export function valueOfClass({ id, label }: Pick<SchoolClass, 'id' | 'label'>): string {
  return id ?? label.replaceAll(' ', '');
}

export type Fees = z.output<typeof feesSchema>;
export type FeeHead = Fees['heads'][number];
