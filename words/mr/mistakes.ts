import { factMistakes } from './mistakes/facts.ts';
import { formMistakes } from './mistakes/forms.ts';
import { peopleMistakes } from './mistakes/people.ts';
import { plausibilityMistakes } from './mistakes/plausibility.ts';

export const mistakeWords = { ...factMistakes, ...formMistakes, ...peopleMistakes, ...plausibilityMistakes };
