import { factMistakes } from './mistakes/facts.ts';

export const mistakeWords = { ...factMistakes };
