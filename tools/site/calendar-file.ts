import ICAL from 'ical.js';
import { calendarEntries } from '../../model/derived/dates/calendar-days';
import { daysAfter } from '../../model/derived/dates/dates';
import type { SiteContent } from '../../model/concepts/site-content';
import { inDigits } from '../../words/digits';
import { numberingOf } from '../../words/languages';
import { tableWordsIn } from '../../words/words';

/**
 * The calendar of the school as phones and computers subscribe to it: RFC 5545, with names and pauses of RFC 7986.
 *
 * @param changedOn ISO 8601 day on which the content was last changed
 */
export function calendarFile(
  content: Pick<SiteContent, 'calendar' | 'language' | 'school' | 'settings'>,
  changedOn: string,
): string {
  const { language, school, settings } = content;
  const shown = (text: string) => inDigits(text, numberingOf(settings.digits, language));
  const name = shown(tableWordsIn[language].calendarOf(school.name));
  const { host } = new URL(school.website);

  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', `-//${school.name}//${host}//`);
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('name', name);
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-published-ttl', 'P1D');
  for (const { id, title, from, to } of calendarEntries(content)) {
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue('uid', `${id}@${host}`);
    event.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(`${changedOn}T00:00:00Z`));
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(daysAfter(to, 1)));
    event.addPropertyWithValue('summary', shown(title)).setParameter('language', language);
    event.addPropertyWithValue('transp', 'TRANSPARENT');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
