import { officeWordsIn } from '../words/words';
import type { Language } from '../words/languages';

/** A stage of the office's work on a submission, such as “called” or “admitted”. The first stage of a form is that of new submissions. */
export interface Stage {
  /** Stored with the submission. */
  id: string;
  label: string;
  /** Nobody needs to call any more: admitted, declined. */
  isFinal: boolean;
}

/** Stages of a form whose file lists none. */
export function usualStages(language: Language): Stage[] {
  return officeWordsIn[language].stages.map((stage) => ({ isFinal: false, ...stage }));
}
