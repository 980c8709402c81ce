import { formatInIndia } from '../../model/projections/dates/moments';
import type { Language } from '../../words/languages';
import { serverWordsIn } from '../../words/words';
import type { BackupSummary } from './backup-state';

/** Says how the backups are, for office and mail. @returns undefined while nothing is known */
export function describeBackups(
  { trouble, last }: BackupSummary,
  language: Language,
): { failed: string | undefined; text: string } | undefined {
  const words = serverWordsIn[language].backup;
  if (trouble) {
    const { what, problem = 'overdue', lastAt } = trouble;
    const good = lastAt === undefined ? words.noGood : words.lastGood(formatInIndia(lastAt, language));
    return { failed: words.failed[what], text: [words.why[problem], good, words.tellWhom].join(' ') };
  }
  if (!last) return undefined;
  const { checkedAt, submissions, contentFiles } = last;
  return { failed: undefined, text: words.checked(formatInIndia(checkedAt, language), submissions, contentFiles) };
}
