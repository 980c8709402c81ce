import type { Page } from '@playwright/test';
import { enquiryDialog, expect, phone, test } from '../support/fixtures';
import { words } from '../support/school';

/*
 * What a screen reader gets of one screen of each kind: roles, names, texts and addresses in their order. If a change is meant,
 * `--update-snapshots` writes the file again: read it as a screen reader would, landmarks first, then headings in order.
 */

test.use(phone);

/** The tree without days of the build and hashes of files. */
async function treeOf(page: Page, part: string): Promise<string> {
  await page.evaluate(() => document.querySelector('[data-today]')?.remove());
  const tree = await page.locator(part).ariaSnapshot();
  return tree.replace(/Last changed on .*/g, 'Last changed').replace(/-[\da-f]{8}(?=[-.])/g, '');
}

for (const [path, part] of [
  ['/', 'body'],
  ['/about-infrastructure/facilities/transportation', 'main'],
  ['/about-the-school', 'main'],
  ['/academic-session', 'main'],
  ['/admission-procedure', 'main'],
  ['/alumni', 'main'],
  ['/career', 'main'],
  ['/classes', 'main'],
  ['/committee', 'main'],
  ['/contact-us', 'main'],
  ['/enquiry-form', 'main'],
  ['/gallery', 'main'],
  ['/gallery/tree-planting', 'dialog'],
  ['/mandetory-public', 'main'],
  ['/news', 'main'],
  ['/news/2024', 'main'],
  ['/news/rain', 'main'],
  ['/school-curriculum', 'main'],
  ['/search', 'main'],
  ['/student-goals', 'main'],
  ['/teachers', 'main'],
  ['/mr/classes', 'main'],
] as const)
  test(`the accessibility tree of ${path} is as expected`, async ({ page, visit }) => {
    await visit(path);
    const tree = await treeOf(page, part === 'dialog' ? 'dialog[open]' : part);
    expect(tree).toMatchSnapshot(`${path.slice(1).replaceAll('/', '-') || 'home'}.txt`);
  });

test('the accessibility tree of the enquiry dialog is as expected', async ({ page }) => {
  await page.goto('/our-vision');
  await expect(enquiryDialog(page)).toBeVisible();
  expect(await treeOf(page, 'body')).toMatchSnapshot('enquiry-dialog.txt');
});

test('the open menu hides everything else from screen readers', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('button', { name: words.menu, exact: true }).tap();
  for (const hidden of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(hidden)).toHaveCount(0);
  expect(await treeOf(page, 'body')).toMatchSnapshot('menu.txt');
});

test('the accessibility tree of a form with errors is as expected', async ({ page, visit }) => {
  await visit('/enquiry-form');
  await page.getByRole('main').getByRole('button', { name: words.send }).tap();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expect(await treeOf(page, 'main')).toMatchSnapshot('mistakes.txt');
});
