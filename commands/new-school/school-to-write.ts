import type { Language } from '../../words/languages';
import type { NewSchoolAnswers } from './questions';

/** A text in several languages. */
export type Text = Partial<Record<Language, string>>;

/** The source of a new school’s files. */
export interface NewSchool extends NewSchoolAnswers {
  /** ISO 8601 `yyyy-mm-dd` */
  today: string;
  /** All texts with their translations; the edits add those that depend on the answers. */
  texts: Text[];
}
