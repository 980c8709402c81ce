import type { FeeHead, SchoolClass } from '../concepts/school-class';

/** Rupees that a class pays under a head; `undefined` where it pays nothing. */
export function amountOf({ fees = {} }: SchoolClass, { id, amount }: FeeHead): number | undefined {
  return amount ?? fees[id];
}
