import { fixedHolidays } from '../../words/india/states';
import type { SessionCalendar } from '../concepts/calendar';
import type { ContentPath } from '../concepts/fields';
import { day } from '../concepts/record';
import { contentFiles } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import type { BrokenRule, Reporter } from '../mistakes/words/content-error';

type Mistake = BrokenRule & { at: ContentPath };

/** Reports rows with too few tests, and warns of days that are probably typing errors, and would show a wrong weekday. */
export function checkCalendar({ calendar }: Pick<SiteContent, 'calendar'>, { error, warning }: Reporter): void {
  const { file } = contentFiles.calendar;
  const { earlier = [], ...current } = calendar;
  const sessions = [
    { session: current, place: [] },
    ...earlier.map((session, index) => ({ session, place: ['earlier', index] })),
  ];
  for (const { session, place } of sessions) {
    for (const { at, ...mistake } of testsBesideGroups(session)) error({ file, at: [...place, ...at], ...mistake });
    for (const { at, ...doubt } of doubtsOf(session)) warning({ file, at: [...place, ...at], ...doubt });
  }
}

function testsBesideGroups({ examinationCycle: { groups, rows } }: SessionCalendar): Mistake[] {
  return rows.flatMap(({ tests }, index) =>
    tests.length === groups.length
      ? []
      : [{ at: ['examinationCycle', 'rows', index, 'tests'], rule: 'tests-per-group', values: { groups } }],
  );
}

function doubtsOf({ commonHolidays, gazettedHolidays, examinationCycle }: SessionCalendar): Mistake[] {
  return [
    ...misdatedHolidays(gazettedHolidays.rows),
    ...daysOutsideSession('commonHolidays', commonHolidays),
    ...daysOutsideSession('gazettedHolidays', gazettedHolidays),
    ...daysOutsideSession('examinationCycle', examinationCycle),
  ];
}

/** What may follow the name of a holiday: “Republic Day (parade at 8)” is that day, “Republic Day Sports Meet” need not be. */
const isTheDayItself = /^\s*($|[(,;:–—-])/u;

function misdatedHolidays(rows: SessionCalendar['gazettedHolidays']['rows']): Mistake[] {
  return rows.flatMap(({ date, event }, index) => {
    const holiday = fixedHolidays.find(({ names, alsoCalled = [] }) =>
      [...Object.values(names), ...alsoCalled].some((name) => isCalled(event, name)),
    );
    if (!holiday || date.endsWith(holiday.day)) return [];
    return [
      {
        at: ['gazettedHolidays', 'rows', index, 'date'],
        rule: 'holiday-on-another-day',
        values: { event, day: `${date.slice(0, 4)}-${holiday.day}` },
      },
    ];
  });
}

function isCalled(event: string, name: string): boolean {
  return event.toLowerCase().startsWith(name.toLowerCase()) && isTheDayItself.test(event.slice(name.length));
}

function daysOutsideSession(table: string, { session, rows }: { session: string; rows: readonly object[] }): Mistake[] {
  const isWithin = spanOf(session);
  if (!isWithin) return [];
  const days = rows.flatMap((row, index) =>
    Object.entries(row).flatMap(([field, value]: [string, unknown]) =>
      isDay(value) ? [{ at: [table, 'rows', index, field], value }] : [],
    ),
  );
  const others = days.filter(({ value }) => !isWithin(value));
  if (others.length > days.length / 2) {
    const years = [...new Set(days.map(({ value }) => value.slice(0, 4)))].sort();
    return [{ at: [table, 'session'], rule: 'session-of-other-years', values: { years } }];
  }
  return others.map(({ at }) => ({ at, rule: 'day-outside-session', values: { session } }));
}

function isDay(value: unknown): value is string {
  return day.safeParse(value).success;
}

/**
 * Whether a day is in a session: `2019-20` or `2019-2020` is 2019 and 2020. The last vacation of a calendar year may end in January.
 *
 * @returns `undefined` if the text has no year
 */
function spanOf(session: string): ((value: string) => boolean) | undefined {
  const [, first, second] = /\b(\d{4})(?:\s*[-–/]\s*(\d{4}|\d{2})\b)?/.exec(session) ?? [];
  if (!first) return undefined;
  const end = second ? `${first.slice(0, 4 - second.length)}${second}-12-31` : `${Number(first) + 1}-01-31`;
  return (value) => value >= `${first}-01-01` && value <= end;
}
