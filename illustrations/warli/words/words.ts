import type { IllustrationTheme, DrawnPerson } from '../../../look/theme-names';

/** What a language other than English says of the drawings, which describe themselves in English alone. */
export interface TranslatedWords {
  colophon: string;
  /** What a drawing of a theme shows, for people who do not see it. */
  drawings: Readonly<Record<Exclude<IllustrationTheme, 'portrait'>, string>>;
  portraits: Readonly<Record<DrawnPerson, string>>;
}
