import { z } from 'zod';
import { ownValue } from '../../forms/own-value';
import type { Language } from '../../words/languages';
import { factWordsIn } from '../../words/words';
import { annotate } from './fields';
import { line, record } from './record';

const words = {
  title: line,
  items: z.array(record('privacyItem', { question: line, answer: line })).min(1),
  declaration: line,
};
const notice = record('privacyNotice', words);

const noticeOfForm = record('privacyNotice', {
  ...words,
  asks: z.array(annotate(z.string(), { refersTo: 'question', ifUnknown: 'warning' })).optional(),
});

/** `content/facts/privacy.yaml`: the notices beside Send buttons, and how long the server keeps submissions. */
export const privacySchema = record('privacy', {
  keepDays: z.int().min(30).max(3650),
  notices: annotate(z.record(z.string(), noticeOfForm), { keysReferTo: 'form' }),
  otherForms: notice.optional(),
});

export type Privacy = z.output<typeof privacySchema>;
export type PrivacyNoticeContent = z.output<typeof notice>;

/** The notice beside the Send button of a form, with the retention period in words. `undefined` only before `checkForms` has run. */
export function noticeBeside(formId: string, privacy: Privacy, language: Language): PrivacyNoticeContent | undefined {
  const written = ownValue(privacy.notices, formId) ?? privacy.otherForms;
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
