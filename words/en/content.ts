import { counted } from '../counted.ts';

/* Texts of `npm run content`, which finds, changes and checks the content. */
export const contentWords = {
  nothingFound: (question: string) => `Nothing in the content is called or says “${question}”. Try another word.`,
  shown: 'Shown',
  used: (count: number) => `Used in ${counted(count, 'other place')}, which change with it`,
  example: 'For example',
  more: (count: number) => `${counted(count, 'more place')}. Add a word to see fewer.`,
  several: (question: string) => `“${question}” fits several values. Add a word, or give one of these addresses:`,
  before: 'now',
  after: 'new',
  yes: 'yes',
  no: 'no',
  unchanged: 'It has this value already. Nothing was changed.',
  /** Asked before writing. */
  write: 'Write it? (yes/no)',
  written: (files: string) => `Written: ${files}`,
  notWritten: 'Nothing was changed.',
  isRefused: 'This can’t be written:',
  toConfirm: (languages: string) =>
    `The translation stays and waits until someone confirms it: ${languages}. npm run content lists it.`,
};
