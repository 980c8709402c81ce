import type { Page } from '@playwright/test';
import { words } from '../support/school';
import { expect, phone, tap, test } from './fixtures';

test.use(phone);

test('typing shows results, and a tap opens one', async ({ page, visit, wake }) => {
  await visit('/our-vision');
  await tap(page.getByRole('button', { name: words.search.search, exact: true }).first());
  const box = openBox(page);
  await box.getByRole('searchbox', { name: words.search.search }).fill('Contact Us');
  await wake();
  await tap(box.getByRole('button', { name: words.search.search, exact: true }));
  // The hit is in the sheet, or without JavaScript on the search screen.
  const hit = page.locator('[data-answer] a').filter({ visible: true }).first();
  await expect(hit).toBeVisible();
  await tap(hit);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

test('the search screen links to every screen', { tag: '@links' }, async ({ page, visit }) => {
  await visit('/search');
  await tap(page.getByRole('main').getByRole('link', { name: 'Contact Us', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

/** The first visible search box. The search screen has a second one. */
function openBox(page: Page) {
  return page.getByRole('search').filter({ visible: true }).first();
}
