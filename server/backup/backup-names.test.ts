import { expect, it } from 'vitest';
import { backupName, backupsAmong, backupsToKeep } from './backup-names';

const dayMs = 24 * 60 * 60_000;
const nightly = (from: string, nights: number) =>
  Array.from({ length: nights }, (_, index) => backupName(Date.parse(`${from}T02:00:03+05:30`) + index * dayMs, false));
const daysOf = (names: Iterable<string>) => [...names].map((name) => name.slice(7, 17)).sort();

it('is named by its time in India', () => {
  expect(backupName(Date.parse('2026-11-29T20:30:03Z'), true)).toBe('school-2026-11-30-020003.tar.gz.age');
  expect(backupsAmong(['b', backupName(9e11, false), 'school-2026.zip', backupName(8e11, true)])).toEqual([
    backupName(8e11, true),
    backupName(9e11, false),
  ]);
});

it('keeps 7 nights, 4 weeks and 12 months', () => {
  const kept = daysOf(backupsToKeep(nightly('2025-06-01', 548)));
  expect(kept).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
    ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-15', '2026-11-22'],
    ...['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'],
  ]);
});

it('keeps the newest of a day', () => {
  const [morning, noon] = ['08', '12'].map((hour) => backupName(Date.parse(`2026-11-30T${hour}:00:00+05:30`), false));
  expect([...backupsToKeep([noon!, morning!])]).toEqual([noon]);
});

it('keeps what a clock that was wrong, or a long pause, has left', () => {
  const good = nightly('2026-11-20', 5);
  expect(daysOf(backupsToKeep([...good, ...nightly('2031-01-01', 1), ...nightly('1999-01-01', 1)]))).toEqual([
    '1999-01-01',
    ...daysOf(good),
    '2031-01-01',
  ]);
});
