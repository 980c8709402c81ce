import type { Language } from '../../../words/languages';
import { feeWordsIn, wordsIn } from '../../../words/words';
import type { FeeHead, SchoolClass } from '../../concepts/school-class';

/** A fee of a class as its readers see it. */
export interface ShownFee {
  label: string;
  /** For example `₹ 600`. */
  amount: string;
  /** For example `a month`. */
  paid: string;
}

/** What a class pays, in the order of the fees. */
export function feesOf(schoolClass: SchoolClass, heads: readonly FeeHead[], language: Language): ShownFee[] {
  return heads.flatMap((head) => {
    const amount = amountOf(schoolClass, head, language);
    return amount === undefined ? [] : [{ label: head.label, amount, paid: feeWordsIn[language].paid[head.paid] }];
  });
}

/** What a class pays under a head, for example `₹ 600`; `undefined` where it pays nothing. */
export function amountOf({ fees = {} }: SchoolClass, head: FeeHead, language: Language): string | undefined {
  const amount = head.amount ?? fees[head.id];
  return amount === undefined ? undefined : wordsIn[language].classes.rupees(amount);
}
