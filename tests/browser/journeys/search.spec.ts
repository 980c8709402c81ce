import type { Page } from '@playwright/test';
import { readingScreen, screenOf } from '../support/this-school';
import { shown } from '../support/content';
import { words } from '../support/words';
import { expect, phone, tap, test } from './fixtures';

test.use(phone);

test('typing shows results, and a tap opens one', async ({ page, visit, wake }) => {
  screenOf('search');
  const { data } = screenOf('contact');
  const title = shown(data.title);
  await visit(readingScreen().path);
  await tap(page.getByRole('button', { name: words.search.search, exact: true }).first());
  const box = openBox(page);
  await box.getByRole('searchbox', { name: words.search.search }).fill(title);
  await wake();
  await tap(box.getByRole('button', { name: words.search.search, exact: true }));
  // The hit is in the sheet, or without JavaScript on the search screen.
  const hit = page.locator('[data-answer] a').filter({ visible: true }).first();
  await expect(hit).toBeVisible();
  await tap(hit);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the search screen links to every screen', { tag: '@links' }, async ({ page, visit }) => {
  const { path } = screenOf('search');
  const { data } = screenOf('contact');
  await visit(path);
  await tap(page.getByRole('main').getByRole('link', { name: shown(data.title), exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown(data.title));
});

/** The first visible search box. The search screen has a second one. */
function openBox(page: Page) {
  return page.getByRole('search').filter({ visible: true }).first();
}
