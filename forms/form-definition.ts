/**
 * The kind of a question. `mobile` is a telephone input, so phones show a number pad. A `date-of-birth` must be before today;
 * a `date` can be any day.
 */
export type FieldKind = FormField['kind'];

export interface FieldOption {
  value: string;
  label: string;
}

/** Texts of a form, some of which may be in the first language because they have no translation. */
export interface PartlyTranslated {
  /** Absent if the part is completely translated. */
  untranslated?: {
    /** BCP 47 tag of the first language. */
    lang: string;
    texts: readonly string[];
  };
}

/** The condition under which a form asks a question. */
export interface OnlyIf {
  /** Name of an earlier select in the same form. */
  question: string;
  /** The answers to that select for which the form asks the conditional question. */
  answers: readonly FieldOption[];
}

interface Question extends PartlyTranslated {
  /** Name in the payload and in the mail template. */
  name: string;
  label: string;
  /** Title of the part of the form that begins with this question; a long form is asked in parts. */
  part?: string;
  /** One line beside the label that says why we ask, or how to answer. */
  hint?: string;
  required?: boolean;
  /** Without a condition, the question is always asked. */
  onlyIf?: OnlyIf;
  /** Message if a required field is empty: an instruction without a full stop. */
  whenEmpty?: string;
  /** HTML autofill token, https://html.spec.whatwg.org/#autofill */
  autocomplete?: string;
}

/** Upper limit of `maxLength` for any question, in characters. */
export const maxAnswerLength = 10_000;

export interface TypedField extends Question {
  kind: 'text' | 'multiline' | 'mobile' | 'email';
  /** The longest answer, in characters (UTF-16 code units, as `maxlength` counts them). Up to `maxAnswerLength`. */
  maxLength: number;
  /** Set if phones show a number pad in place of their usual keyboard. */
  keypad?: 'numbers';
}

interface DateField extends Question {
  kind: 'date';
}

interface DateOfBirthField extends Question {
  kind: 'date-of-birth';
  /** The accepted ages in completed years, inclusive. Default: `anyAge`. */
  ages?: { from: number; to: number };
}

export const anyAge = { from: 0, to: 120 };

export interface SelectField extends Question {
  kind: 'select';
  /** Label of the first, empty option. */
  placeholder: string;
  options: readonly FieldOption[];
  /** Classes of the school that aren't options. The form shows whom to call about them, or that admission to them is closed. */
  classesNotOffered: readonly (FieldOption & { isClosed?: true })[];
}

export type FormField = TypedField | DateField | DateOfBirthField | SelectField;

export interface FormDefinition {
  /** Id of the form in settings, records and drafts. */
  id: string;
  title: string;
  /** Template id for the mail provider or our endpoint. */
  template: string;
  /** Names of the fields that identify a submission in the office's lists. */
  summary: readonly string[];
  fields: readonly FormField[];
  /** What a visitor reads after the form was sent. */
  sent: { title: string; sentence: string } & PartlyTranslated;
}

/** Field name → typed value. A missing name counts as empty. */
export type FormValues = Readonly<Record<string, string>>;

/** This name is separate from `envelopeFields`, because the script inside every page needs no other one. */
export const submissionIdField = 'submission_id';

/**
 * Names sent in addition to the form's fields. `submissionId` and `language` (code of the page's language) are ours; three belong to
 * the mail provider (https://www.emailjs.com/docs/rest-api/send-form/). `trap` is the honeypot.
 */
export const envelopeFields = {
  serviceId: 'service_id',
  templateId: 'template_id',
  userId: 'user_id',
  submissionId: submissionIdField,
  language: 'language',
  trap: 'website',
} as const;

/** Path of the endpoint, the same at the provider and on our own server. */
export const sendFormPath = '/api/v1.0/email/send-form';
