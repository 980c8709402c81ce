import type { Page } from '@playwright/test';
import { expect, test } from '../offline/offline-fixtures';
import { footerLink } from '../support/this-school';

test.use({ serviceWorkers: 'block' });

const link = (page: Page, place: 1 | 2 = 1) =>
  page.getByRole('contentinfo').getByRole('link', { name: footerLink(place).label, exact: true });

test('a page is prefetched when the pointer rests on its link, not before', async ({ page, visit, site }) => {
  const { to } = footerLink();
  await visit('/');
  await link(page).scrollIntoViewIfNeeded();
  expect(site.requests).not.toContain(to);
  await link(page).hover();
  await expect.poll(() => site.requests).toContain(to);
  await expect(page).toHaveURL('/');
});

for (const { on, connection, rules } of [
  { on: '3G', connection: { effectiveType: '3g' }, rules: 1 },
  { on: '2G', connection: { effectiveType: '2g' }, rules: 0 },
  { on: 'the slowest network', connection: { effectiveType: 'slow-2g' }, rules: 0 },
  { on: '4G for a visitor who saves data', connection: { effectiveType: '4g', saveData: true }, rules: 0 },
])
  test(`on ${on}, pages are ${rules ? '' : 'not '}prefetched`, async ({ page, visit }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await visit('/');
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(rules);
  });

test('a link leads to the top of the next page, and Back restores the scroll position', async ({ page, visit }) => {
  const one = footerLink(1);
  const other = footerLink(2);
  await visit(one.to);
  await link(page, 2).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(100);
  await link(page, 2).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.heading);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.heading);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -2);
});

test('pages change with a view transition, except under reduced motion', async ({ page, visit }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) =>
      Object.assign(window, { moved: (event as Event & { viewTransition: unknown }).viewTransition !== null }),
    ),
  );
  const moved = () => page.evaluate(() => (window as { moved?: boolean }).moved);
  const [one, other] = [footerLink(1), footerLink(2)];
  await visit('/');
  await link(page, 1).click();
  await expect(page).toHaveURL(one.to);
  await expect.poll(moved).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await link(page, 2).click();
  await expect(page).toHaveURL(other.to);
  await expect.poll(moved).toBe(true);
});
