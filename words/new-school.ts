import { type NewSchoolWords, newSchoolWords as en } from './en/new-school';
import { newSchoolWords as hi } from './hi/new-school';
import { newSchoolWords as mr } from './mr/new-school';
import type { Language } from './languages';

export type { NewSchoolWords } from './en/new-school';

const wordsOfNewSchool: { en: NewSchoolWords } & Partial<Record<Language, NewSchoolWords>> = { en, hi, mr };

/** Texts of `npm run new-school` in a language, or else in English. */
export function newSchoolWordsIn(language: Language): NewSchoolWords {
  return wordsOfNewSchool[language] ?? en;
}

/** The texts in every language that has them, starting with `first`. */
export function newSchoolWordsOfAll(first: Language): NewSchoolWords[] {
  return [...new Set([newSchoolWordsIn(first), ...Object.values(wordsOfNewSchool)])];
}
