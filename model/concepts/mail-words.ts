/** What the school has written of the mail of a form, in mustache (https://mustache.github.io/mustache.5.html). */
export interface MailTemplate {
  subject?: string;
  text?: string;
  html?: string;
}

/** What a mail template can say besides the fields of its form; `content/mail/README.md` tells what each becomes. */
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
