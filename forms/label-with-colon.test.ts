import { expect, it } from 'vitest';
import { withColon } from './label-with-colon';

it.each([
  'Does your child take the bus?',
  'नाव सांगा।',
  'कौन सी बस?',
  'Tell us more…',
  'Name:',
  '“Why us?”',
  'Bus (which one?)',
])('“%s” gets no colon', (label) => {
  expect(withColon(label)).toBe(label);
});

it.each(['Name', 'नाव', 'पता', 'Salary (a month)', 'Class “Nursery”', 'Fee %', 'Question 1'])(
  '“%s” gets one',
  (label) => {
    expect(withColon(label)).toBe(`${label}:`);
  },
);
