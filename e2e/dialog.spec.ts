import { closeEnquiryDialog, enquiryDialog, expect, phone, successDialog, test } from './fixtures';

for (const path of ['/', '/committee', '/about-infrastructure/facilities/library']) {
  test(`the enquiry dialog opens on arriving at ${path} and takes the focus`, async ({ page }) => {
    await page.goto(path);
    await expect(enquiryDialog(page)).toBeVisible();
    await expect(enquiryDialog(page)).toHaveId('enquiryModal');
    await expect(enquiryDialog(page).locator(':focus')).toHaveCount(1);
    await expect(successDialog(page)).toBeHidden();
  });
}

test('the enquiry dialog opens again on reloading, also a page that was reached from within the site', async ({
  page,
  visit,
}) => {
  await visit('/');
  await page.evaluate(() => window.location.assign('/classes'));
  await expect(page.getByRole('heading', { name: 'Highlights of Classes', level: 1 })).toBeVisible();
  await page.reload();
  await expect(enquiryDialog(page)).toBeVisible();
});

test('the enquiry dialog does not open on moving about within the site', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Vision' }).click();
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
  await expect(enquiryDialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(enquiryDialog(page)).toBeHidden();
});

test('nor where that move loads the page in full', async ({ page, visit }) => {
  await page.clock.install();
  await visit('/');
  await page.evaluate(() => window.location.assign('/classes'));
  await expect(page.getByRole('heading', { name: 'Highlights of Classes', level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-awake');
  await page.clock.runFor(10_000);
  await expect(enquiryDialog(page)).toBeHidden();
});

test('the keyboard stays in the open dialog, and Esc closes it', async ({ page }) => {
  await page.goto('/');
  await expect(enquiryDialog(page)).toBeVisible();
  await enquiryDialog(page).getByRole('button', { name: 'Close' }).last().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(enquiryDialog(page)).toBeHidden();
});

test('after the dialog is closed, the keyboard begins at the top of the page', async ({ page, visit }) => {
  await visit('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the dialog leaves the page behind it in sight', async ({ page }) => {
    await page.goto('/');
    await expect(enquiryDialog(page)).toBeVisible();
    const box = await enquiryDialog(page).boundingBox();
    expect(box?.width).toBeLessThan(360);
    expect(box?.height).toBeLessThan(740);
    expect(box?.x).toBeGreaterThan(0);
    expect(box?.y).toBeGreaterThan(0);
  });

  test('what was typed into the dialog stands on the Enquiry Form screen', async ({ page }) => {
    await page.goto('/');
    await enquiryDialog(page).getByLabel('Father’s full name').fill('संजय');
    await closeEnquiryDialog(page);
    await page.getByRole('navigation', { name: 'Reach the school' }).getByRole('link', { name: 'Enquire' }).tap();
    await expect(page.getByRole('main').getByLabel('Father’s full name')).toHaveValue('संजय');
  });
});
