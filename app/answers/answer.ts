import type { FormDefinition, FormValues } from '../../forms/form-definition';
import type { FieldError } from '../../forms/validate';
import type { PrivacyNoticeContent } from '../../model/concepts/privacy';
import type { Language } from '../../words/languages';
import type { ServerWords } from '../../words/words';

/** The school, in the visitor's language. */
export interface AnsweringSchool {
  language: Language;
  name: string;
  /** Address of Home on the host of the site, with the folder of the site. */
  homeUrl: string;
  /** Telephone numbers for display. */
  phones: readonly string[];
}

/** A submission to give back for correction. */
export interface FilledForm {
  /** Path of the endpoint that received the submission. */
  action: string;
  /** The form with the posted template; `undefined` if the template is unknown. */
  form: FormDefinition | undefined;
  /** Language of the page and the form. */
  language: Language;
  /** All posted fields. */
  fields: readonly { name: string; value: string }[];
  values: FormValues;
  /** Privacy notice on the form's page. */
  notice?: PrivacyNoticeContent;
}

/** Answer to a form that was sent without JavaScript. */
export type Answer =
  | {
      kind: 'sent';
      school: AnsweringSchool;
      sent: FormDefinition['sent'];
      reference: string;
      /** Number to say on the phone; `null` if there was no free number. */
      spokenNumber: number | null;
    }
  | { kind: 'correction'; school: AnsweringSchool; filled: FilledForm; errors: readonly FieldError[] }
  | { kind: 'trouble'; school: AnsweringSchool; problem: keyof ServerWords['trouble']; filled: FilledForm };
