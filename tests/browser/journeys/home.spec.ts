import type { Locator } from '@playwright/test';
import { shown } from '../support/content';
import { drag } from '../support/finger';
import { banner, needed, screenOf, slides } from '../support/this-school';
import { expect, phone, tap, test } from './fixtures';
import { words } from '../support/words';

test.use(phone);

test('the accordion has its first panel open, and opens one panel at a time', async ({ page, visit }) => {
  const { accordion } = screenOf('home').data.welcome;
  const [first, ...others] = accordion.map(({ title }) =>
    page.getByRole('group').filter({ has: page.getByRole('heading', { name: shown(title), exact: true }) }),
  );
  const last = needed(others.at(-1), 'second panel in the accordion');
  if (!first) throw new Error('The accordion has no panels.');
  await visit('/');
  const inside = (panel: Locator) => panel.locator('summary + *');
  await expect(first).toHaveAttribute('open');
  await expect(inside(first)).toBeVisible();
  for (const other of others) await expect(other).not.toHaveAttribute('open');
  await expect(inside(last)).toBeHidden();

  await tap(last.getByRole('heading').first());
  await expect(last).toHaveAttribute('open');
  await expect(inside(last)).toBeVisible();
  for (const other of [first, ...others.slice(0, -1)]) await expect(other).not.toHaveAttribute('open');
});

test('swiping changes the slide, and the carousel knows which is visible', async ({ page, visit, needs }) => {
  needs('finger');
  const { length: count } = slides(2);
  await visit('/');
  const carousel = page.getByRole('region', { name: words.home.carousel });
  const slide = (number: number) => carousel.getByRole('listitem', { name: words.carousel.position(number, count) });
  const { x, y, width, height } = (await slide(1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await drag(page, { x: x + width * 0.9, y: y + height / 2 }, { x: x + width * 0.1, y: y + height / 2 });
  await expect(slide(2)).toBeInViewport({ ratio: 0.95 });
  await expect(carousel.getByText(words.carousel.position(1, count))).toBeHidden();
});

test('the banner leads where the settings say', async ({ page, visit }) => {
  const { text, to } = banner();
  await visit('/');
  await tap(page.getByRole('link', { name: text }));
  await expect(page).toHaveURL(to);
});
