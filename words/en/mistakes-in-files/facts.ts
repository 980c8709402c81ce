import type { InFiles } from '../../mistakes.ts';
import type { EndBeforeBegin, factMistakes } from '../mistakes/facts.ts';

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
};

function after(kind: EndBeforeBegin['kind'], canBeEqual = false): string {
  if (kind === 'age') return canBeEqual ? 'of at least' : 'above';
  return canBeEqual ? 'on or after' : 'after';
}
