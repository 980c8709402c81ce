import type { SiteContent } from '../concepts/site-content';
import { todayInIndia } from '../../forms/calendar-date';
import type { Reporter } from '../mistakes/words/content-error';

/** Reports notices with implausible dates, without a text, or without a screen that shows them. */
export function checkNotices(
  { notices, screens }: Pick<SiteContent, 'notices' | 'screens'>,
  { error, warning }: Reporter,
): void {
  const nextYear = todayInIndia(new Date(Date.now() + 366 * 86_400_000));
  for (const { file, date, body } of notices) {
    if (date > nextYear) warning({ file, at: ['date'], rule: 'notice-in-future' });
    if (!body) error({ file, rule: 'notice-without-text' });
  }
  const [first] = notices;
  if (first && !screens.some(({ kind }) => kind === 'news')) error({ file: first.file, rule: 'no-screen-of-news' });
}
