import { expect, test } from 'vitest';
import { calendarEntries, comingHolidays } from './calendar-days';

const calendar = {
  commonHolidays: {
    session: '2026-2027',
    rows: [
      { vacation: 'Diwali', from: '2026-11-05', reopensForStudents: '2026-11-23', reopensForTeachers: '2026-11-20' },
    ],
  },
  gazettedHolidays: {
    session: '2026-2027',
    rows: [
      { date: '2027-01-26', event: 'Republic Day' },
      { date: '2026-10-20', event: 'Dasara' },
      { date: '2026-11-08', event: 'Laxmi Pujan' },
      { date: '2026-12-25', event: 'Christmas' },
      { date: '2027-02-19', event: 'Shivaji Jayanti' },
    ],
  },
  examinationCycle: { session: '2026-27', groups: ['All'], rows: [] },
};
const titlesOn = (today: string) => comingHolidays({ calendar, language: 'en' }, today).map(({ title }) => title);

test('the next holidays come in the order of their days, and those inside a vacation go with it', () => {
  expect(titlesOn('2026-10-01')).toEqual(['Dasara', 'Diwali']);
});

test('a vacation is shown until the day before the pupils return', () => {
  expect(titlesOn('2026-11-22')).toEqual(['Diwali', 'Christmas']);
  expect(titlesOn('2026-11-23')).toEqual(['Christmas', 'Republic Day']);
});

test('a vacation ends after its last day, and open houses are optional', () => {
  const written = {
    ...calendar,
    commonHolidays: { session: '2026-27', rows: [{ vacation: 'Summer', from: '2026-05-20', to: '2026-06-15' }] },
    examinationCycle: {
      session: '2026-27',
      groups: ['All'],
      rows: [{ tests: ['First'], from: '2026-07-20', to: '2026-07-24' }],
    },
  };
  const entries = calendarEntries({ calendar: written, language: 'en' });
  expect(entries.find(({ kind }) => kind === 'vacation')).toMatchObject({ from: '2026-05-20', to: '2026-06-15' });
  expect(entries.filter(({ kind }) => kind === 'open-house')).toEqual([]);
});

test('an earlier session has no coming holidays', () => expect(titlesOn('2027-03-01')).toEqual([]));
