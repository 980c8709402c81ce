import { z } from 'zod';
import type { Language } from '../../words/languages';
import { factWordsIn } from '../../words/words';
import { line, record } from './record';

const words = {
  title: line,
  items: z
    .array(record({ question: line, answer: line }))
    .min(1)
    .describe('What a person must know before sending. {keepTime} becomes keepDays in words.'),
  declaration: line.describe('What a person declares by sending, for example to be the parent or guardian.'),
};
const notice = record(words);

const noticeOfForm = record({
  ...words,
  asks: z
    .array(z.string())
    .optional()
    .describe(
      'The questions that the notice was written for, as `name:` in the form. The content check lists newer questions, so that you read the notice again.',
    ),
});

/** `content/facts/privacy.yaml`: the notices beside Send buttons, and how long the server keeps submissions. */
export const privacySchema = record({
  keepDays: z
    .int()
    .min(30)
    .max(3650)
    .describe(
      'How many days after its delivery what was sent is erased on our server. In the notices, {keepTime} becomes this number in words.',
    ),
  notices: z
    .record(z.string(), noticeOfForm)
    .describe('Name of a form, as its file in content/forms/ without .yaml → the notice beside its Send button.'),
  otherForms: notice.optional().describe('The notice of every form that has none of its own.'),
});

export type Privacy = z.output<typeof privacySchema>;
export type PrivacyNoticeContent = z.output<typeof notice>;

/** The notice beside the Send button of a form, with the retention period in words. `undefined` only before `checkForms` has run. */
export function noticeBeside(formId: string, privacy: Privacy, language: Language): PrivacyNoticeContent | undefined {
  const written = privacy.notices[formId] ?? privacy.otherForms;
  if (!written) return undefined;
  const keepTime = inWords(privacy.keepDays, language);
  const { title, declaration, items } = written;
  return {
    title,
    declaration,
    items: items.map((item) => ({ ...item, answer: item.answer.replace('{keepTime}', keepTime) })),
  };
}

/** A number of days in words, for example `one year` or `400 days`. */
function inWords(days: number, language: Language): string {
  const words = factWordsIn[language];
  return days % 365 === 0 ? words.years(days / 365) : words.days(days);
}
