import type { Notice } from '../concepts/notice';
import type { ScreenOf, SiteContent } from '../concepts/site-content';
import { daysAfter } from './dates/dates';

/** Days for which a notice without `until` is current. */
const NEWS_DAYS = 90;

export function newsScreen({ screens }: Pick<SiteContent, 'screens'>): ScreenOf<'news'> | undefined {
  return screens.find((screen) => screen.kind === 'news');
}

/** Current notices, newest first, after the pinned ones. @param today ISO 8601 `yyyy-mm-dd` */
export function currentNotices<Each extends Pick<Notice, 'date' | 'until' | 'pinned'>>(
  notices: readonly Each[],
  today: string,
): Each[] {
  const current = notices.filter(
    ({ date, until, pinned }) => today <= (until ?? (pinned ? today : daysAfter(date, NEWS_DAYS))),
  );
  return [...current.filter(({ pinned }) => pinned), ...current.filter(({ pinned }) => !pinned)];
}

/** Years with notices, newest first. */
export function yearsOf(notices: readonly Pick<Notice, 'date'>[]): string[] {
  return [...new Set(notices.map(({ date }) => date.slice(0, 4)))].sort().reverse();
}

/** The beginning of a Markdown text as plain text, cut after a word. */
export function beginningOf(markdown: string, maxLetters: number): string {
  const plain = markdown
    .replace(/^\s*(\||-{3,}).*$/gm, '')
    .replace(/^ {0,3}\[[^\]]+\]:.*$/gm, '')
    .replace(/!?\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/^\s*(#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= maxLetters) return plain;
  return `${plain.slice(0, maxLetters).replace(/[\s,;:.–+\d]+\S*$/, '')}…`;
}
