import { ownValue } from '../../../forms/own-value';
import type { Language } from '../../../words/languages';
import { feeWordsIn, wordsIn } from '../../../words/words';
import type { FeeHead, SchoolClass } from '../../concepts/school-class';

export interface ShownFee {
  label: string;
  /** Amount in rupees, for example `₹ 600`. */
  amount: string;
  /** How often the fee is paid, for example `a month`. */
  paid: string;
}

export function feesOf(schoolClass: SchoolClass, heads: readonly FeeHead[], language: Language): ShownFee[] {
  return heads.flatMap((head) => {
    const amount = amountOf(schoolClass, head, language);
    return amount === undefined ? [] : [{ label: head.label, amount, paid: feeWordsIn[language].paid[head.paid] }];
  });
}

/** What a class pays of a fee, for example `₹ 600`; `undefined` if it does not pay this fee. */
export function amountOf({ fees = {} }: SchoolClass, head: FeeHead, language: Language): string | undefined {
  const amount = head.amount ?? ownValue(fees, head.id);
  return amount === undefined ? undefined : wordsIn[language].classes.rupees(amount);
}
