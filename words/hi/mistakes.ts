import { assetMistakes } from './mistakes/assets.ts';
import { factMistakes } from './mistakes/facts.ts';
import { fileMistakes } from './mistakes/files.ts';
import { formMistakes } from './mistakes/forms.ts';
import { pageMistakes } from './mistakes/pages.ts';
import { peopleMistakes } from './mistakes/people.ts';
import { plausibilityMistakes } from './mistakes/plausibility.ts';
import { referenceMistakes } from './mistakes/references.ts';
import { translationMistakes } from './mistakes/translations.ts';
import { valueMistakes } from './mistakes/values.ts';

export const mistakeWords = {
  ...assetMistakes,
  ...factMistakes,
  ...fileMistakes,
  ...formMistakes,
  ...pageMistakes,
  ...peopleMistakes,
  ...plausibilityMistakes,
  ...referenceMistakes,
  ...translationMistakes,
  ...valueMistakes,
};
