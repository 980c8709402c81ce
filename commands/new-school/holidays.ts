import { type FixedHoliday, nationalHolidays } from '../../words/india/holidays';
import type { NewSchool } from './school-to-write';

const JANUARY = 1;
const APRIL = 4;

/**
 * The current session and its public holidays with a fixed date, of the country and of the state. We leave out holidays that follow
 * the moon, because the state publishes their dates each year.
 */
export function holidaysOf({ state, board, today }: Pick<NewSchool, 'state' | 'board' | 'today'>) {
  const begins = board.names ? APRIL : (state.schoolYearFrom ?? APRIL);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = month >= begins ? year : year - 1;
  const dateOf = ({ day }: FixedHoliday) => `${Number(day.slice(0, 2)) >= begins ? first : first + 1}-${day}`;
  const rows = [...nationalHolidays, ...(state.holidays ?? [])]
    .map((holiday) => ({ date: dateOf(holiday), names: holiday.names }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  return { session: begins === JANUARY ? `${first}` : `${first}-${first + 1}`, rows };
}
