import { dayIn } from '../../days.ts';
import { listed } from '../../listed.ts';

/** Mistakes in the facts: classes, fees, staff, calendar, committees, documents, privacy notices. */
export const factMistakes = {
  /** A fee without an amount would be a column of dashes. */
  'fee-without-amount': ({ fee }: { fee: string }) =>
    `No class pays “${fee}” yet. Give it one amount for all classes, or write the amount for each class.`,

  /** What ends before it begins has a typing error in one of the two. */
  'end-before-begin': ({ kind, begin, canBeEqual }: EndBeforeBegin) => {
    if (kind === 'day')
      return `Write a day ${canBeEqual ? 'on or ' : ''}after ${dayIn('en-IN', String(begin))}, or correct the first day.`;
    return kind === 'time'
      ? `Write a time after ${begin}, or correct the first time. 1 in the afternoon is 13:00.`
      : `Write an age ${canBeEqual ? `of ${begin} or more` : `above ${begin}`}, or correct the other age.`;
  },
  /** A fee is the same for all classes, or each has its own. */
  'fee-with-two-amounts': ({ fee }: { fee: string }) =>
    `“${fee}” already has one amount for all classes. Delete the amount here, or delete that one and write an amount for each class.`,

  /** A school that shows its fees in a second language has the words of that table. */
  'no-words-of-fee-table': () =>
    'This table has no words yet. Fill in “Fees in second language” with the fees, or choose another table.',

  /** The table of fees in a second language needs each name in that language. */
  'no-name-in-fee-table': () => 'Write this name in the language of the second table of fees.',

  /** A notice without a text says nothing. */
  'notice-without-text': () => 'Write at least one sentence.',

  /** Notices would be on no page. */
  'no-screen-of-news': () => 'The site has no page of news yet, so nobody would see this notice. Add that page first.',

  /** The page says until when the school is closed, or when the pupils come again. */
  'vacation-without-end': () => 'Write the last day of the vacation, or the day on which the pupils come again.',

  /** More pupils can’t pass than were registered. */
  'more-passed-than-registered': ({ registered }: { registered: number }) =>
    `Only ${registered} pupils were registered. Correct one of the two numbers.`,

  /** A row with a cell too few or too many would shift its figures into other columns. */
  'cell-for-each-column': ({ columns }: { columns: readonly string[] }) =>
    `Write one text for each column: ${listed(columns, 'and')}. Write – for one that has none.`,

  /** Other drawings show no particular person. */
  'person-not-drawn': () =>
    'This drawing shows no particular person. Clear “Person in the portrait”, or choose a portrait.',

  /** Links lead to such a part by its name, and two forms would share their answers. */
  'once-on-a-screen': ({ part }: OnceOnAScreen): string =>
    part === 'form'
      ? 'A page can have one form. Delete this part, or move it to another page.'
      : 'The page already has this part. Delete one of the two.',
};

export interface EndBeforeBegin {
  kind: 'day' | 'time' | 'age';
  /** A day as `yyyy-mm-dd`, a time as `hh:mm`, or an age in years. */
  begin: string | number;
  canBeEqual?: boolean;
}

interface OnceOnAScreen {
  /** The field that only this kind of part has. */
  part: 'tables' | 'rules' | 'facts' | 'form';
  /** Name of the table, list or facts. */
  name: string;
}
