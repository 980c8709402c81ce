// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Shift } from '../../../model/concepts/school';
import { smallSchool } from '../../../model/testing/edited-content';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { wordsIn } from '../../../words/words';
import { htmlOnSite } from '../../testing/html-on-site';
import { Today } from './today';

const content = readSiteContent(smallSchool);
const { open, closed } = wordsIn.en.home.today;
const calendar = {
  ...content.calendar,
  commonHolidays: { session: '2026-27', rows: [] },
  gazettedHolidays: {
    session: '2026-27',
    rows: ['2026-12-25', '2027-01-26', '2027-02-19'].map((date) => ({ date, event: `Holiday of ${date}` })),
  },
};

/** Returns the visible texts on a day, of a page built on 26 November 2026. */
async function shownOn(day: string, shifts?: Shift[]): Promise<string[]> {
  vi.setSystemTime(`${day}T06:00:00Z`);
  document.body.innerHTML = htmlOnSite(<Today />, content, { calendar, school: { ...content.school, shifts } });
  vi.resetModules();
  await import('./today-script');
  const parts = [...document.querySelectorAll<HTMLElement>('[data-today] :is(p, li)')];
  return parts.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-11-27', open, 2],
  // 29 November is a Sunday, 25 December a holiday.
  ['2026-11-29', closed, 2],
  ['2026-12-25', closed, 2],
  ['2027-01-25', open, 1],
])('on %s: %s', async (day, line, holidays) => {
  const [first, , ...others] = await shownOn(day);
  expect(first).toBe(line);
  expect(others).toHaveLength(holidays);
});

test('a school is closed on days without a shift', async () => {
  const shift = (days: string) => ({ label: 'Primary', days, from: '08:00', to: '12:30' });
  const [saturday, sunday] = ['2026-11-28', '2026-11-29'];
  expect(await shownOn(saturday, [shift('mon-fri')])).toContain(closed);
  expect(await shownOn(saturday, [shift('mon-fri'), shift('sat')])).toContain(open);
  expect(await shownOn(sunday, [shift('sun-thu')])).toContain(open);
});

test('past holidays are hidden', async () => {
  const [, , ...others] = await shownOn('2026-12-26');
  expect(others.join()).not.toContain('2026-12-25');
});

test('the box disappears after the last holiday', async () => expect(await shownOn('2027-03-01')).toEqual([]));
