/** How a field is asked for. `mobile` is a telephone input: a keypad of digits without spinner or scroll-wheel. */
export type FieldKind = 'text' | 'multiline' | 'date' | 'mobile' | 'email' | 'select';

export interface FieldOption {
  /** What is sent. */
  value: string;
  /** What is shown. */
  label: string;
}

export interface FormField {
  /** The name in the payload and in the mail template, letter for letter. */
  name: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  /** What to say when a required field is empty: an instruction, without a full stop. */
  emptyMessage?: string;
  /** Why we ask, or how to answer, in one line beside the label. */
  hint?: string;
  /** The longest answer, in characters (UTF-16 code units, as `maxlength` counts them). */
  maxLength: number;
  /** HTML autofill token, https://html.spec.whatwg.org/#autofill */
  autoComplete?: string;
  /** For `select`: the first, empty entry. */
  placeholder?: string;
  /** For `select`: the answers in their order. */
  options?: readonly FieldOption[];
}

export interface FormDefinition {
  id: 'enquiry' | 'career';
  fields: readonly FormField[];
}

/** Field name → what was typed. A missing name counts as empty. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * The names that travel beside the form's own fields. `submissionId` is ours; the other three are the mail
 * provider's (https://www.emailjs.com/docs/rest-api/send-form/). `trap` is the honeypot: people never see it.
 */
export const envelopeFields = {
  serviceId: 'service_id',
  templateId: 'template_id',
  userId: 'user_id',
  submissionId: 'submission_id',
  trap: 'website',
} as const;

/** Path of the endpoint, the same at the provider and on our own server. */
export const sendFormPath = '/api/v1.0/email/send-form';
