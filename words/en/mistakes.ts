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

/*
 * The sentence for each mistake in the content: one or two short sentences that say what to do. People read them at the field in a form, and
 * below file, line, field and value in a terminal. The comment on a rule gives its reason.
 */
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
