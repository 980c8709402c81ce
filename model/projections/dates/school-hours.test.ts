import { expect, test } from 'vitest';
import { messageAfter } from '../../testing/messages';
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

test('a shift that is over before it begins, and days that are none', () => {
  const withShift = (fields: string) =>
    messageAfter({ file: 'school.yaml', from: 'phones:', to: `shifts:\n  - { label: Morning, ${fields} }\nphones:` });
  expect(withShift("days: mon-sat, from: '07:30', to: '12:30'")).toBeUndefined();
  expect(withShift("days: mon-sat, from: '12:30', to: '05:30'")).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/school.yaml, line 18 · shifts › 1 › to
        expected: a time after 12:30, which stands behind “from:”
        found:    “05:30”
        to do:    Correct one of the two times; the afternoon goes on after 12:00."
  `);
  expect(withShift("days: Monday, from: '07:30', to: '12:30'")).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/school.yaml, line 18 · shifts › 1 › days
        expected: a day or the first and the last one, of mon, tue, wed, thu, fri, sat, sun, for example mon-sat
        found:    “Monday”
        to do:    Change it to look like the example."
  `);
});
