import { type NewSchoolWords, newSchoolWords as en } from './en/new-school';
import { newSchoolWords as hi } from './hi/new-school';
import { newSchoolWords as mr } from './mr/new-school';
import type { Language } from './languages';

export type { NewSchoolWords } from './en/new-school';

const wordsOfNewSchool: { en: NewSchoolWords } & Partial<Record<Language, NewSchoolWords>> = { en, hi, mr };

/** What `npm run new-school` says in a language; in English where nobody has written it. */
export function newSchoolWordsIn(language: Language): NewSchoolWords {
  return wordsOfNewSchool[language] ?? en;
}

/** Of every language that has them, the first given first. */
export function newSchoolWordsOfAll(first: Language): NewSchoolWords[] {
  return [...new Set([newSchoolWordsIn(first), ...Object.values(wordsOfNewSchool)])];
}
