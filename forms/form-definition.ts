/**
 * How a field is asked for. `mobile` is a telephone input: a keypad of digits without spinner or scroll-wheel. A
 * `date-of-birth` lies before today, a `date` may be any day.
 */
export type FieldKind = FormField['kind'];

export interface FieldOption {
  /** What is sent. */
  value: string;
  /** What is shown. */
  label: string;
}

/** A part of a form that may stand in the first language, for want of a translation. */
export interface SpokenPart {
  /** Absent where all is translated. */
  untranslated?: {
    /** BCP 47 of the first language. */
    lang: string;
    texts: readonly string[];
  };
}

/** The answers to another question that a question depends on. */
export interface OnlyIf {
  /** Name of a list that stands before. */
  question: string;
  /** One of them is chosen. */
  answers: readonly FieldOption[];
}

interface Question extends SpokenPart {
  /** The name in the payload and in the mail template, letter for letter. */
  name: string;
  label: string;
  /** Title of the part of the form that begins with this question; a long form is asked in parts. */
  part?: string;
  /** Why we ask, or how to answer, in one line beside the label. */
  hint?: string;
  required?: boolean;
  /** When it is asked; always if left out. `asked-fields.ts` decides. */
  onlyIf?: OnlyIf;
  /** What to say when a required field is empty: an instruction, without a full stop. */
  whenEmpty?: string;
  /** HTML autofill token, https://html.spec.whatwg.org/#autofill */
  autocomplete?: string;
}

/** What any answer may have at most, in characters; nobody means to send more, and everything behind it can count on that. */
export const longestAnswer = 10_000;

export interface TypedField extends Question {
  kind: 'text' | 'multiline' | 'mobile' | 'email';
  /** The longest answer, in characters (UTF-16 code units, as `maxlength` counts them). Up to `longestAnswer`. */
  maxLength: number;
  /** What a phone shows to type with, where it is not letters. */
  keypad?: 'numbers';
}

interface DateField extends Question {
  kind: 'date';
}

interface DateOfBirthField extends Question {
  kind: 'date-of-birth';
  /** In completed years, both included; `anyAge` if left out. */
  ages?: { from: number; to: number };
}

export const anyAge = { from: 0, to: 120 };

export interface SelectField extends Question {
  kind: 'select';
  /** The first, empty entry. */
  placeholder: string;
  /** The answers in their order. */
  options: readonly FieldOption[];
  /** Classes of the school that are not among the answers: the form says whom to call about them. */
  classesNotOffered: readonly FieldOption[];
}

export type FormField = TypedField | DateField | DateOfBirthField | SelectField;

export interface FormDefinition {
  /** Names the form in settings, records and drafts. */
  id: string;
  title: string;
  /** Under which id the mail provider, or our endpoint, knows the mail. */
  template: string;
  /** Names of the fields by which the office tells one submission from another. */
  summary: readonly string[];
  fields: readonly FormField[];
  /** What visitors read once it was sent. */
  sent: { title: string; sentence: string } & SpokenPart;
}

/** Field name → what was typed. A missing name counts as empty. */
export type FormValues = Readonly<Record<string, string>>;

/** Apart from the others, so that the script of every page carries this name only. */
export const submissionIdField = 'submission_id';

/**
 * The names that travel beside the form's own fields. `submissionId` is ours, and so is `language`, the code
 * of the page's; the other three are the mail provider's (https://www.emailjs.com/docs/rest-api/send-form/). `trap` is the
 * honeypot: people never see it.
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
