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
