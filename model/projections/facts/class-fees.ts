import type { Language } from '../../../words/languages';
import { feeWordsIn, wordsIn } from '../../../words/words';
import type { FeeHead, SchoolClass } from '../../concepts/school-class';

export interface ShownFee {
  label: string;
  /** For example `₹ 600`. */
  amount: string;
  /** For example `a month`. */
  paid: string;
}

export function feesOf(schoolClass: SchoolClass, heads: readonly FeeHead[], language: Language): ShownFee[] {
  return heads.flatMap((head) => {
    const amount = amountOf(schoolClass, head, language);
    return amount === undefined ? [] : [{ label: head.label, amount, paid: feeWordsIn[language].paid[head.paid] }];
  });
}

/** For example `₹ 600`; `undefined` if the class does not pay this fee. */
export function amountOf({ fees = {} }: SchoolClass, head: FeeHead, language: Language): string | undefined {
  const amount = head.amount ?? fees[head.id];
  return amount === undefined ? undefined : wordsIn[language].classes.rupees(amount);
}
