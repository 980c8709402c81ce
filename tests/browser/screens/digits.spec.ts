import { expect, phone, test } from '../support/fixtures';
import { latinDigitsOf } from '../support/foreign-words';
import { mobileComplaint } from '../support/school';
import { wordsIn } from '../../../words/words';

test.use(phone);

for (const path of ['/mr/enquiry-form', '/mr/career'])
  test(`the form of ${path} doesn’t change when it wakes, and its error messages have the digits`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const island = page
      .getByRole('main')
      .locator('[data-island]')
      .filter({ has: page.getByRole('textbox') });
    const before = (await island.textContent()) ?? '';
    await island.getByRole('textbox').first().focus();
    await expect(island).toHaveAttribute('data-awake');
    await expect(island).toHaveText(before);
    const mobile = island.locator('input[type="tel"]');
    await mobile.fill('12');
    await island.getByRole('button', { name: wordsIn.mr.send }).click();
    await expect(island.getByRole('alert')).toContainText(mobileComplaint('mr'));
    expect(await latinDigitsOf(page)).toEqual([]);
    await expect(mobile).toHaveValue('12');
  });

test('the photo viewer numbers photos', async ({ page, visit }) => {
  await visit('/mr/gallery/tree-planting#photo/2');
  await expect(page.locator('.pswp__counter')).toHaveText('२ / २');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.pswp__counter')).toHaveText('१ / २');
});
