import type { Language } from '../../words/languages';
import type { NewSchoolAnswers } from './questions';

/** One text in each language that has it. */
export type Text = Partial<Record<Language, string>>;

/** What becomes a school. */
export interface NewSchool extends NewSchoolAnswers {
  /** ISO 8601 `yyyy-mm-dd` */
  today: string;
  /** What is called how in which language; the edits add what follows from the answers. */
  texts: Text[];
}
