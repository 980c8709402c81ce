import { factMistakes } from './mistakes/facts.ts';
import { plausibilityMistakes } from './mistakes/plausibility.ts';

export const mistakeWords = { ...factMistakes, ...plausibilityMistakes };
