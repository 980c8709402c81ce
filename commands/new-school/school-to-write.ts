import type { Language } from '../../words/languages';
import type { NewSchoolAnswers } from './questions';

/** A text in several languages. */
export type Text = Partial<Record<Language, string>>;

/** The data from which the files of a new school are written. */
export interface NewSchool extends NewSchoolAnswers {
  /** The day on which the school is written, as ISO 8601 `yyyy-mm-dd`. */
  today: string;
  /** Texts with their translations: those of the starter, and those that depend on the answers. */
  texts: Text[];
}
