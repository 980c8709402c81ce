import { expect, test } from 'vitest';
import { daysOfShift, hoursOfShift } from './school-hours';

const shift = { label: 'Morning', days: 'mon-sat', from: '07:30', to: '12:30' };

test('a shift has its days and hours', () => {
  expect(hoursOfShift(shift, 'en')).toBe('Monday to Saturday, 07:30 to 12:30');
  expect(hoursOfShift({ ...shift, days: 'sat' }, 'en')).toBe('Saturday, 07:30 to 12:30');
  expect(daysOfShift({ days: 'sat-thu' }, 'en')).toEqual([
    'Saturday',
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
  ]);
});
