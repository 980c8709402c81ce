import { dayIn } from '../../days.ts';

/** Mistakes in the facts: classes, fees, staff, calendar, committees, documents, privacy notices. */
export const factMistakes = {
  /** A fee without an amount would be a column of dashes. */
  'fee-without-amount': ({ fee }: { fee: string }) =>
    `No class pays “${fee}” yet. Give it one amount for all classes, or write the amount for each class.`,

  /** What ends before it begins has a typing error in one of the two. */
  'end-before-begin': ({ kind, begin, canBeEqual }: EndBeforeBegin) => {
    if (kind === 'day')
      return `Write a day ${canBeEqual ? 'on or ' : ''}after ${dayIn('en-IN', String(begin))}, or correct that day.`;
    return kind === 'time'
      ? `Write a time after ${begin}, or correct that time. 1 in the afternoon is 13:00.`
      : `Write an age ${canBeEqual ? `of ${begin} or more` : `above ${begin}`}, or correct the other age.`;
  },
};

export interface EndBeforeBegin {
  kind: 'day' | 'time' | 'age';
  /** A day as `yyyy-mm-dd`, a time as `hh:mm`, or an age in years. */
  begin: string | number;
  end: string | number;
  /** Name of the field that has the beginning. */
  beginField: string;
  canBeEqual?: boolean;
}
