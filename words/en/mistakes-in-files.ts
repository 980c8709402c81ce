import type { InFiles } from '../mistakes.ts';
import type { mistakeWords } from './mistakes.ts';
import { assetMistakesInFiles } from './mistakes-in-files/assets.ts';
import { factMistakesInFiles } from './mistakes-in-files/facts.ts';
import { fileMistakesInFiles } from './mistakes-in-files/files.ts';
import { formMistakesInFiles } from './mistakes-in-files/forms.ts';
import { pageMistakesInFiles } from './mistakes-in-files/pages.ts';
import { peopleMistakesInFiles } from './mistakes-in-files/people.ts';
import { plausibilityMistakesInFiles } from './mistakes-in-files/plausibility.ts';
import { referenceMistakesInFiles } from './mistakes-in-files/references.ts';
import { translationMistakesInFiles } from './mistakes-in-files/translations.ts';
import { valueMistakesInFiles } from './mistakes-in-files/values.ts';

/** The explanation of each mistake for people who edit files, in YAML terms. Commands print it. */
export const mistakesInFiles: InFiles<typeof mistakeWords> = {
  ...assetMistakesInFiles,
  ...factMistakesInFiles,
  ...fileMistakesInFiles,
  ...formMistakesInFiles,
  ...pageMistakesInFiles,
  ...peopleMistakesInFiles,
  ...plausibilityMistakesInFiles,
  ...referenceMistakesInFiles,
  ...translationMistakesInFiles,
  ...valueMistakesInFiles,
};
