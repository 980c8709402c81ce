import type { Page } from '@playwright/test';
import { expect, test } from '../offline/offline-fixtures';

test.use({ serviceWorkers: 'block' });

const link = (page: Page, name: 'Our Vision' | 'Our Mission') =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a page is prefetched when the pointer rests on its link, not before', async ({ page, visit, site }) => {
  await visit('/');
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
  await link(page, 'Our Vision').scrollIntoViewIfNeeded();
  expect(site.requests).not.toContain('/our-vision');
  await link(page, 'Our Vision').hover();
  await expect.poll(() => site.requests).toContain('/our-vision');
  await expect(page).toHaveURL('/');
});

test('nothing is prefetched for a visitor who saves data', async ({ page, visit }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visit('/');
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});

test('a link leads to the top of the next page, and Back restores the scroll position', async ({ page, visit }) => {
  await visit('/our-vision');
  await link(page, 'Our Mission').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(100);
  await link(page, 'Our Mission').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Mission');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Vision');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -2);
});

test('pages change with a view transition, except under reduced motion', async ({ page, visit }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) =>
      Object.assign(window, { moved: (event as Event & { viewTransition: unknown }).viewTransition !== null }),
    ),
  );
  const moved = () => page.evaluate(() => (window as { moved?: boolean }).moved);
  await visit('/');
  await link(page, 'Our Vision').click();
  await expect(page).toHaveURL('/our-vision');
  await expect.poll(moved).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await link(page, 'Our Mission').click();
  await expect(page).toHaveURL('/our-mission');
  await expect.poll(moved).toBe(true);
});
