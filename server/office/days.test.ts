import { expect, it } from 'vitest';
import { callDays, nextMonday } from './days';

it('offers days in India for the next call', () => {
  // 27 November 2026 is a Friday; at 19:00 UTC it is already Saturday in India, so that the next day would be a Sunday.
  expect(callDays(Date.parse('2026-11-27T19:00:00Z'))).toEqual({
    today: '2026-11-28',
    tomorrow: '2026-11-30',
    inThreeDays: '2026-12-01',
    monday: '2026-11-30',
  });
});

it.each([
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-12-07'],
  ['2026-12-31', '2027-01-04'],
])('the Monday after %s is %s', (day, monday) => {
  expect(nextMonday(day)).toBe(monday);
});
