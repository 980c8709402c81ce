import type { InFiles } from '../../mistakes.ts';
import type { plausibilityMistakes } from '../mistakes/plausibility.ts';

export const plausibilityMistakesInFiles: InFiles<typeof plausibilityMistakes> = {
  'former-name': ({ former, name }) => ({
    expected: `“${name}:”`,
    found: `“${former}:”, the former name of this field`,
    advice: `Write “${name}:” in its place; what follows stays as it is.`,
  }),
  'landline-not-as-dialled': ({ number, meant }) => ({
    expected: 'a landline as people dial it, with a hyphen after the code of its town',
    found: `“${number}”`,
    advice: `Write ${meant}.`,
  }),
};
