import { comingHolidays } from '../../../model/projections/dates/calendar-days';
import { shortDay, shortWeekday } from '../../../model/projections/dates/dates';
import { closedWeekdays } from '../../../model/projections/dates/school-hours';
import { partsOf } from '../../../model/projections/pages/screen-parts';
import type { SiteContent } from '../../../model/concepts/site-content';
import { href } from '../../href';
import { useLanguage, useWords } from '../../language';
import page from '../page.module.css';
import styles from './home.module.css';
import script from './today-script.ts?inline-script';

/** With scripts, whether the school is open today; without them, the dates of the holidays that come after the day of the build. */
export function Today({ content, today }: { content: SiteContent; today: string }) {
  const words = useWords().home.today;
  const language = useLanguage();
  const say = (day: string) => `${shortWeekday(day, language)} ${shortDay(day, language)}`;
  const holidays = comingHolidays(content, today);
  const screen = content.screens.find((each) =>
    partsOf(each).some((part) => 'tables' in part && part.tables.includes('gazetted-holidays')),
  );
  if (holidays.length === 0) return null;
  return (
    <div className={`${page.card} ${styles.today}`} data-today={closedWeekdays(content.school).join('')}>
      <p data-open={words.open} data-closed={words.closed} />
      <p>{screen ? <a href={href(screen.path)}>{words.next}</a> : words.next}</p>
      <ul>
        {holidays.map(({ title, from, to }) => (
          <li key={from + title} data-from={from} data-to={to === from ? undefined : to}>
            {from === to ? say(from) : words.days(say(from), say(to))} · {title}
          </li>
        ))}
      </ul>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}
