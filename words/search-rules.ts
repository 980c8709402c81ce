import type { SearchRules } from './language.ts';
import { type Language, languageCodes, languages } from './languages.ts';

/** The search rules of each language. */
export const searchIn: Readonly<Record<Language, SearchRules>> = Object.fromEntries(
  languageCodes.map((code) => [code, languages[code].search]),
) as Record<Language, SearchRules>;
