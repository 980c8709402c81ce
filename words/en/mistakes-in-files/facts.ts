import type { InFiles } from '../../mistakes.ts';
import type { factMistakes } from '../mistakes/facts.ts';

export const factMistakesInFiles: InFiles<typeof factMistakes> = {
  'fee-without-amount': ({ fee }) => ({
    expected: 'a fee that at least one class pays',
    found: `“${fee}”, and no class says how much`,
    advice: `Write “${fee}: …” below “fees:” of each class that pays it; or, if all pay the same, “amount: …” here.`,
  }),
};
