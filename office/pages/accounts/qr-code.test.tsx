import { expect, it } from 'vitest';
import { exampleViews } from '../../testing/example-views';
import { show } from '../../testing/shown-page';
import type { AccountView } from '../views';

it('setting up an app shows its address as a QR code with a margin, and the key to type', async () => {
  const view = exampleViews('en')['account, setting up a code'] as AccountView;
  const page = await show(view);
  const code = page.querySelector('svg[role=img][aria-label]');
  const size = Number(code?.getAttribute('viewBox')?.split(' ')[2]);
  const dark = new Set(
    [...(code?.lastElementChild?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`),
  );
  const isDark = (x: number, y: number) => dark.has(`${x} ${y}`);
  // The sizes of the standard, and its marks in three corners only: a ring around a square.
  expect((size - 8 - 17) % 4).toBe(0);
  const mark = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  const cornerAt = (left: number, top: number) =>
    mark.map((row, y) => [...row].map((_, x) => Number(isDark(left + x, top + y))).join(''));
  const far = size - 4 - 7;
  expect([cornerAt(4, 4), cornerAt(far, 4), cornerAt(4, far)]).toEqual([mark, mark, mark]);
  expect(cornerAt(far, far)).not.toEqual(mark);
  for (let at = 0; at < size; at += 1) expect(isDark(at, 3) || isDark(3, at)).toBe(false);
  expect(page.body.textContent).toContain(view.setup!.secret.slice(0, 4));
});
