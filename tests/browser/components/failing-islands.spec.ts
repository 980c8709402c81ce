import type { Page } from '@playwright/test';
import { answersOf, fillIn, question, untilBegun } from '../support/answers';
import { enquiryDialog, expect, test } from '../support/fixtures';
import { mailWith } from '../support/mailbox';
import { dialogForm, enquiryForm, footerLink, gallery, nameField, otherText } from '../support/this-school';
import { serverWords, words } from '../support/words';

test.describe('an island that throws while it wakes', () => {
  test.beforeEach(async ({ page }) => {
    await breakIsland(page, 'throw new Error("an island that throws")');
    await page.goto(enquiryForm().path);
  });

  test('leaves the page as it arrived, and its links work', async ({ page }) => {
    const { label, heading } = footerLink();
    const form = page.getByRole('main').locator('form').first();
    await untilBegun(form);
    const arrived = await form.innerHTML();
    await question(page.getByRole('main'), otherText(enquiryForm().form)).fill('None');
    await expect(page.locator('[data-waking]')).toHaveCount(0);
    expect(await form.innerHTML()).toBe(arrived);
    await expect(page.locator('[data-awake]')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});

test('a component that throws while React takes it over gives its form back, with the focus and what was typed', async ({
  page,
  childName,
  expectProblem,
}) => {
  expectProblem(/./);
  // React renders the form and does not find what it needs.
  const { form, path } = enquiryForm();
  await page.goto(path);
  const place = page.getByRole('main');
  await page.evaluate(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-props]')) island.dataset.props = '{}';
  });
  await question(place, nameField(form)).focus();
  await expect(place.locator('[data-island]')).toHaveCount(0);
  await expect(question(place, nameField(form))).toBeFocused();
  await fillIn(place, form, answersOf(form, childName));
  await expect(question(place, nameField(form))).toHaveValue(childName);
  await place.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('link', { name: serverWords.backHome })).toBeVisible();
  await mailWith(childName);
});

test('an island whose script is broken alone does not hold up the others of its page', async ({ page }) => {
  const form = dialogForm();
  const { path } = gallery(2);
  await breakIsland(page, 'throw new Error("an island that throws")');
  await page.goto(path);
  await question(enquiryDialog(page), otherText(form)).fill('None');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('dialog', { name: words.photos.viewer })).toBeVisible();
});

/** Puts a script in the place of that of the forms. */
async function breakIsland(page: Page, body: string): Promise<void> {
  await page.route('**/assets/mail-form-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
