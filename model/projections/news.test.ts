import { describe, expect, test } from 'vitest';
import { beginningOf, currentNotices, yearsOf } from './news';

describe('current notices', () => {
  const current = (...notices: { date: string; until?: string; pinned?: true }[]) =>
    currentNotices(notices, '2026-11-22').map(({ date }) => date);

  test('is a notice until its last day, that day included', () => {
    expect(current({ date: '2026-11-01', until: '2026-11-22' })).toHaveLength(1);
    expect(current({ date: '2026-11-01', until: '2026-11-21' })).toEqual([]);
  });

  test('is a notice without a last day for ninety days', () => {
    expect(current({ date: '2026-08-24' })).toHaveLength(1);
    expect(current({ date: '2026-08-23' })).toEqual([]);
  });

  test('begin with pinned ones, which stay unless they have a last day', () => {
    expect(
      current(
        { date: '2026-11-20' },
        { date: '2025-06-01', pinned: true },
        { date: '2025-05-01', until: '2025-05-31', pinned: true },
      ),
    ).toEqual(['2025-06-01', '2026-11-20']);
  });
});

test('years are listed once, newest first', () => {
  expect(yearsOf([{ date: '2025-01-02' }, { date: '2026-11-20' }, { date: '2026-01-01' }])).toEqual(['2026', '2025']);
});

describe('the beginning of a text', () => {
  test('has no marks of Markdown', () => {
    expect(beginningOf('## Rain\n\n- **No** school, see [the fees](/classes)\n\n| a | b |\n| - | - |', 80)).toBe(
      'Rain No school, see the fees',
    );
  });

  test('has no addresses of links', () => {
    expect(beginningOf('See [the fees][1] or [rules](/rules).\n\n[1]: /classes "Fees"', 80)).toBe(
      'See the fees or rules.',
    );
  });

  test('ends with a whole word', () => {
    expect(beginningOf('The buses do not run on Monday.', 20)).toBe('The buses do not…');
  });
});
