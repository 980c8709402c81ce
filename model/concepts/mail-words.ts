/** The school’s own templates for the mail of a form, in mustache (https://mustache.github.io/mustache.5.html). */
export interface MailTemplate {
  subject?: string;
  text?: string;
  html?: string;
}

/** Variables of a mail template besides the fields of its form; `content/mail/README.md` describes them. */
export const mailWords = [
  'title',
  'summary',
  'fields',
  'otherFields',
  'hasOtherFields',
  'phoneLinks',
  'receivedAt',
  'reference',
  'language',
  'reasonsToCheck',
  'mustCheck',
  'isCorrection',
] as const;
