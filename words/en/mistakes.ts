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
 * The sentence for each mistake in the content, for a person who stands at the field in a form: one or two short sentences that
 * say what to do. They never mention files, lines, quotation marks or brackets. The comment on a rule gives its reason.
 * `mistakes-in-files/` has the explanations for people who edit files.
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
