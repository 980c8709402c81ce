import { expect, it } from 'vitest';
import { callDays, nextMonday } from './days';

it('offers days for the next call', () => {
  // 28 November 2026 is a Saturday, so that the next day would be a Sunday.
  expect(callDays('2026-11-28', [])).toEqual({
    tomorrow: '2026-11-30',
    inThreeDays: '2026-12-01',
    choices: [
      { day: '2026-11-30', name: 'monday' },
      { day: '2026-12-01', name: 'inThreeDays' },
    ],
  });
});

const diwali = { from: '2026-11-05', to: '2026-11-22' };

it.each([
  // Wednesday before a vacation that ends on a Sunday.
  ['2026-11-04', [diwali], '2026-11-23', '2026-11-23'],
  ['2026-11-02', [diwali], '2026-11-03', '2026-11-23'],
  // A vacation and a holiday that follow each other, in any order, over a Sunday.
  [
    '2026-11-04',
    [{ from: '2026-11-24', to: '2026-11-24' }, diwali, { from: '2026-11-23', to: '2026-11-23' }],
    '2026-11-25',
    '2026-11-25',
  ],
  ['2026-11-13', [{ from: '2026-11-16', to: '2026-11-16' }], '2026-11-14', '2026-11-17'],
])('plans no call from %s into vacations and holidays', (today, closed, tomorrow, inThreeDays) => {
  expect(callDays(today, closed)).toMatchObject({ tomorrow, inThreeDays });
});

it('offers a day once, by its name only if it is that day', () => {
  expect(callDays('2026-11-04', [diwali]).choices).toEqual([{ day: '2026-11-23', name: undefined }]);
  // On Saturday before a free Monday, in three days is a Tuesday.
  const monday = { from: '2026-11-16', to: '2026-11-16' };
  expect(callDays('2026-11-14', [monday]).choices).toEqual([{ day: '2026-11-17', name: 'inThreeDays' }]);
});

it.each([
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-12-07'],
  ['2026-12-31', '2027-01-04'],
])('the Monday after %s is %s', (day, monday) => {
  expect(nextMonday(day)).toBe(monday);
});
