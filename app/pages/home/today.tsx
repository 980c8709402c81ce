import { comingHolidays } from '../../../model/projections/dates/calendar-days';
import { shortDay, shortWeekday } from '../../../model/projections/dates/dates';
import { closedWeekdays } from '../../../model/projections/dates/school-hours';
import { partsOf } from '../../../model/projections/pages/screen-parts';
import { href } from '../../href';
import { useWords } from '../../language';
import { useSite } from '../../shell/site';
import page from '../page.module.css';
import styles from './home.module.css';
import script from './today-script.ts?inline-script';

/** Shows whether the school is open today, and coming holidays. Without JavaScript, it lists those after the build. */
export function Today() {
  const words = useWords().home.today;
  const site = useSite();
  const { language } = site;
  const say = (day: string) => `${shortWeekday(day, language)} ${shortDay(day, language)}`;
  const holidays = comingHolidays(site, site.today);
  const screen = site.screens.find((each) =>
    partsOf(each).some((part) => 'tables' in part && part.tables.includes('gazetted-holidays')),
  );
  if (holidays.length === 0) return null;
  return (
    <div className={`${page.card} ${styles.today}`} data-today={closedWeekdays(site.school).join('')}>
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
