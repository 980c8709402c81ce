import ICAL from 'ical.js';
import { absoluteHref } from '../../app/href';
import { calendarAddress, calendarEntries } from '../../model/projections/dates/calendar-days';
import { daysAfter } from '../../model/projections/dates/dates';
import type { SiteContent } from '../../model/concepts/site-content';
import { inDigits } from '../../words/digits';
import { numberingOf } from '../../words/languages';
import { tableWordsIn } from '../../words/words';
import { hashOf } from '../assets/fingerprint';

/** Calendar programs fetch the file again after this time: a day. */
const REFRESH = 'P1D';

/**
 * The school's calendar for subscriptions: RFC 5545, with the name and refresh interval of RFC 7986. It has no METHOD,
 * because with PUBLISH each event would need an ORGANIZER (RFC 5546, 3.2.1).
 *
 * @param first the content in the first language, from which UIDs are made in every language
 * @param changedAt ISO 8601 time at which the days or their names were last changed
 */
export function calendarFile(
  content: Pick<SiteContent, 'calendar' | 'language' | 'school' | 'settings'>,
  first: Pick<SiteContent, 'calendar' | 'language'>,
  changedAt: string,
): string {
  const { language, school, settings } = content;
  const shown = (text: string) => inDigits(text, numberingOf(settings.digits, language));
  const name = shown(tableWordsIn[language].calendarOf(school.name));
  const { host } = new URL(school.website);
  const changed = ICAL.Time.fromJSDate(new Date(changedAt), true);
  const ids = calendarEntries(first).map(({ id }) => hashOf(id).slice(0, 16));

  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', `-//${school.name}//${host}//`);
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('name', name);
  calendar.addPropertyWithValue('x-wr-calname', name);
  addTyped(calendar, 'source', 'uri', absoluteHref(school.website, calendarAddress(content)!));
  addTyped(calendar, 'refresh-interval', 'duration', ICAL.Duration.fromString(REFRESH));
  calendar.addPropertyWithValue('x-published-ttl', REFRESH);
  for (const [index, { title, from, to }] of calendarEntries(content).entries()) {
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue('uid', `${ids[index]}@${host}`);
    event.addPropertyWithValue('sequence', sequenceAt(changedAt));
    event.addPropertyWithValue('dtstamp', changed);
    event.addPropertyWithValue('last-modified', changed);
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(daysAfter(to, 1)));
    event.addPropertyWithValue('summary', shown(title)).setParameter('language', language);
    event.addPropertyWithValue('transp', 'TRANSPARENT');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

/**
 * SEQUENCE must grow with each correction. A build doesn't know the number of the last one, so we count seconds from 2020 on.
 */
function sequenceAt(changedAt: string): number {
  return Math.max(0, Math.floor((Date.parse(changedAt) - Date.UTC(2020, 0)) / 1000));
}

function addTyped(calendar: ICAL.Component, name: string, type: string, value: string | ICAL.Duration): void {
  const property = new ICAL.Property(name);
  property.resetType(type);
  property.setValue(value);
  calendar.addProperty(property);
}
