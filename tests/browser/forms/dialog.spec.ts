import { addressFor } from '../../../model/projections/pages/languages';
import { wordsIn } from '../../../words/words';
import { contents } from '../support/content';
import { enquiryDialog, expect, phone, successDialog, test } from '../support/fixtures';
import { words } from '../support/school';

test('the enquiry dialog opens on arriving at any screen, and takes the focus', async ({ page }) => {
  for (const path of ['/', '/our-vision', '/about-infrastructure/facilities/science-lab']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(enquiryDialog(page)).toBeVisible();
      await expect(enquiryDialog(page)).toHaveId('enquiryModal');
      await expect(enquiryDialog(page).locator(':focus')).toHaveCount(1);
      await expect(successDialog(page)).toBeHidden();
    });
  }
});

test('the enquiry dialog does not open over the screen of its form, which is the same form', async ({ page }) => {
  await page.clock.install();
  for (const arrive of [() => page.goto('/enquiry-form'), () => page.reload(), () => page.goto('/enquiryForm')]) {
    await arrive();
    await page.keyboard.press('Shift');
    await page.clock.runFor(10_000);
    await expect(enquiryDialog(page)).toBeHidden();
  }
});

// This test can't use Playwright's clock: with it, the page can't tell whether it was opened by a link, by Back or by a reload.
test('the enquiry dialog stays closed on a link of the site and on Back, and opens on a reload', async ({
  page,
  visit,
}) => {
  await visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Vision', exact: true }).click();
  await expect(page).toHaveURL('/our-vision');
  await expect(enquiryDialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(enquiryDialog(page)).toBeHidden();
  await page.goForward();
  await page.reload();
  await expect(enquiryDialog(page)).toBeVisible();
});

test('the keyboard stays in the open dialog, Esc closes it, and Tab then starts at the top of the page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(enquiryDialog(page)).toBeVisible();
  await enquiryDialog(page).getByRole('button', { name: words.close }).last().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(enquiryDialog(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.skipToContent })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const site of contents)
    test(`the dialog explains its mistakes at the top, below its head, in ${site.language}`, async ({ page }) => {
      await page.goto(addressFor(site, '/'));
      const dialog = enquiryDialog(page, site);
      await dialog.getByRole('button', { name: wordsIn[site.language].send, exact: true }).tap();
      const list = dialog.getByRole('alert');
      await expect(list).toBeFocused();
      const head = dialog.locator('div:has(> form[method=dialog])').first();
      const { y, height } = (await head.boundingBox())!;
      expect((await head.locator('+ *').boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
      await expect(list.getByRole('heading')).toBeInViewport({ ratio: 1 });
      const link = list.getByRole('link').last();
      const id = (await link.getAttribute('href')) ?? '';
      await link.tap();
      await expect(dialog.locator(id)).toBeFocused();
      await expect(dialog.locator(id)).toBeInViewport();
    });
});
