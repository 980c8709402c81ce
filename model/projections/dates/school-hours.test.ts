import { expect, test } from 'vitest';
import { messageAfter, testMessages } from '../../testing/messages';
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

const withShift = (fields: string) => ({
  file: 'school.yaml',
  from: 'phones:',
  to: `shifts:\n  - { label: Morning, ${fields} }\nphones:`,
});

test('a shift from Monday to Saturday is valid', () => {
  expect(messageAfter(withShift("days: mon-sat, from: '07:30', to: '12:30'"))).toBeUndefined();
});

testMessages({
  'a shift that is over before it begins': [
    withShift("days: mon-sat, from: '12:30', to: '05:30'"),
    `content/school.yaml:18 · shifts › 1 › to · '05:30'
    Write a time after 12:30, or correct the first time. 1 in the afternoon is 13:00.`,
  ],
  'a shift on a day that does not exist': [
    withShift("days: Monday, from: '07:30', to: '12:30'"),
    `content/school.yaml:18 · shifts › 1 › days · Monday
    Write the first and the last day, like mon-sat for Monday to Saturday; or one day, like sun.`,
  ],
});
