import { expect, test } from 'vitest';
import { nationalHolidays } from '../../words/india/holidays';
import { states } from '../../words/india/states';
import { schoolOf } from './written-school.fixture';

test.each([
  ['Main Road, Ardhapur, Nanded, Maharashtra 431704', 'state', '2026-2027', ['2027-02-19', '2027-04-14', '2027-05-01']],
  // Schools of national boards begin the year in April in every state.
  ['Main Road, Ardhapur, Nanded, Maharashtra 431704', 'cbse', '2026-2027', ['2026-04-14', '2026-05-01', '2027-02-19']],
  ['River Road, Kamalpur, Barabanki, Uttar Pradesh 225201', 'state', '2026-2027', ['2026-04-14']],
  ['River Road, Kamalpur, Nadiad, Gujarat 387001', 'state', '2026-2027', ['2026-10-31']],
  // In West Bengal, the school year of the state board is the calendar year.
  ['Canal Road, Balurghat, Dakshin Dinajpur, West Bengal 733101', 'state', '2026', ['2026-01-23']],
  ['MG Road, Mandya, District Mandya, Karnataka 571401', 'cisce', '2026-2027', ['2026-11-01']],
  ['Hill Road, Aizawl, District Aizawl, Mizoram 796001', 'state', '2026-2027', ['2027-02-20']],
  ['Temple Road, Ujjain, District Ujjain, Madhya Pradesh 456001', 'state', '2026-2027', []],
])('holidays in “%s”, board %s: the national ones and those of the state', (address, board, session, own) => {
  const { calendar, fees } = schoolOf({ address, board }).content;
  const { rows } = calendar.gazettedHolidays;
  const national = nationalHolidays.map(({ day }) => day);
  expect(calendar.gazettedHolidays.session).toBe(session);
  expect(fees.session).toBe(session);
  expect(rows.map(({ date }) => date).filter((date) => !national.includes(date.slice(5)))).toEqual(own);
  expect(rows).toHaveLength(national.length + own.length);
  expect([...calendar.commonHolidays.rows, ...calendar.examinationCycle.rows]).toEqual([]);
});

test('28 states and 8 union territories, each once', () => {
  expect(states).toHaveLength(28 + 8);
  expect(new Set(states.map(({ names }) => names.en)).size).toBe(states.length);
  for (const { names } of states) expect([names.hi, names.mr].every(Boolean)).toBe(true);
  for (const { holidays = [] } of states)
    for (const { day } of holidays) expect(new Date(`2027-${day}T00:00Z`).toISOString().slice(5, 10)).toBe(day);
});
