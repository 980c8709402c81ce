import type { SiteContent } from '../concepts/site-content';
import { todayInIndia } from '../../forms/calendar-date';
import { formatDay } from '../projections/dates/dates';
import type { Reporter } from '../mistakes/words/content-error';

/** Reports notices with implausible dates, without a text, or without a screen that shows them. */
export function checkNotices(
  { notices, screens }: Pick<SiteContent, 'notices' | 'screens'>,
  { error, warning }: Reporter,
): void {
  const nextYear = todayInIndia(new Date(Date.now() + 366 * 86_400_000));
  for (const { file, date, until, body } of notices) {
    if (until && until < date) {
      error({
        file,
        at: ['until'],
        expected: `a day that is not before the date of the notice, ${formatDay(date, 'en')}`,
        found: `“${until}”`,
        advice: 'Correct one of the two days. Is the year right?',
      });
    }
    if (date > nextYear) warning({ file, at: ['date'], rule: 'notice-in-future', values: { date } });
    if (!body) {
      error({
        file,
        expected: 'the text of the notice below the second line of ---',
        found: 'nothing',
        advice: 'Write at least one sentence there.',
      });
    }
  }
  const [first] = notices;
  if (first && !screens.some(({ kind }) => kind === 'news')) {
    error({
      file: first.file,
      expected: 'a screen of kind “news”, which shows the notices',
      found: 'none in content/screens/',
      advice: 'Make content/screens/news.yaml; content/README.md shows its three lines.',
    });
  }
}
