import { counted } from '../../counted.ts';
import type { InFiles } from '../../mistakes.ts';
import type { EndBeforeBegin, factMistakes } from '../mistakes/facts.ts';

const feeId = 'the id of a fee under “heads:”, without an amount of its own';

export const factMistakesInFiles: InFiles<typeof factMistakes> = {
  'fee-without-amount': ({ fee }) => ({
    expected: 'a fee that at least one class pays',
    found: `“${fee}”, and no class says how much`,
    advice: `Write “${fee}: …” below “fees:” of each class that pays it; or, if all pay the same, “amount: …” here.`,
  }),
  'end-before-begin': ({ kind, begin, end, beginField, canBeEqual }) => ({
    expected: `${kind === 'age' ? 'an' : 'a'} ${kind} ${after(kind, canBeEqual)} ${begin}, the value of “${beginField}:”`,
    found: typeof end === 'number' ? String(end) : `“${end}”`,
    advice: `Correct one of the two ${kind}s${kind === 'time' ? '; the afternoon goes on after 12:00' : ''}.`,
  }),
  'fee-with-two-amounts': ({ fee }) => ({
    expected: feeId,
    found: `“${fee}”`,
    advice: 'Delete this line, or remove “amount:” under “heads:” and write it for each class.',
  }),
  'no-words-of-fee-table': () => ({
    expected: 'a table that exists',
    found: '“fees-in-other-language”, and no “inOtherLanguage:” below “fees:” in content/facts/classes.yaml',
    advice: 'Add the words of that table there, or delete this line.',
  }),
  'no-name-in-fee-table': () => ({
    expected: 'a name in the language of the second table of fees',
    found: 'nothing, the field “labelInOtherLanguage:” is missing',
    advice:
      'Add “labelInOtherLanguage: …” to this entry; a school without that table deletes “inOtherLanguage:” below “fees:”.',
  }),
  'notice-without-text': () => ({
    expected: 'the text of the notice below the second line of ---',
    found: 'nothing',
    advice: 'Write at least one sentence there.',
  }),
  'no-screen-of-news': () => ({
    expected: 'a screen of kind “news”, which shows the notices',
    found: 'none in content/screens/',
    advice: 'Make content/screens/news.yaml; content/README.md shows its three lines.',
  }),
  'vacation-without-end': () => ({
    expected: 'the last day of the vacation, or the day on which the pupils come again',
    found: 'neither “to:” nor “reopensForStudents:”',
    advice: 'Add a line “to: …” with the last day, or “reopensForStudents: …”.',
  }),
  'more-passed-than-registered': ({ registered, passed }) => ({
    expected: `at most ${registered}, the value of “registered:”`,
    found: `${passed}`,
    advice: 'Correct one of the two numbers.',
  }),
  'cell-for-each-column': ({ columns, cells }) => ({
    expected: `${counted(columns.length, 'text')}, one for each of the columns: ${columns.join(', ')}`,
    found: `${counted(cells.length, 'text')}: ${cells.join(', ')}`,
    advice: 'Write one text for each column; – for one that has none.',
  }),
  'person-not-drawn': ({ theme, person, portraits }) => ({
    expected: `left out where the drawing is ${theme}`,
    found: `“${person}”`,
    advice: `Take “person:” out, or draw one of ${portraits.join(', ')}.`,
  }),
  'once-on-a-screen': ({ part, name }) => ({
    expected: `“${part}: ${name}” only once on a screen`,
    found: 'a second one',
    advice: 'Delete it from one of the two parts.',
  }),
};

function after(kind: EndBeforeBegin['kind'], canBeEqual = false): string {
  if (kind === 'age') return canBeEqual ? 'of at least' : 'above';
  return canBeEqual ? 'on or after' : 'after';
}
