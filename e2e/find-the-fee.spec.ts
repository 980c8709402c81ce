import { expect, phone, test } from './fixtures';

test('a parent finds the fee of Grade 5 from Home by the menu', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('navigation', { name: 'Site', exact: true }).getByRole('link', { name: 'Classes' }).click();
  const grade = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Grade 5' }) });
  await expect(grade).toContainText(/₹\s?38,400 a year/);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a parent finds the fee of Grade 5 from Home by the menu, in two taps', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('navigation', { name: 'Site', exact: true }).getByRole('link', { name: 'Classes' }).tap();
    const grade = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Grade 5' }) });
    await expect(grade).toContainText(/₹\s?38,400 a year/);
  });
});
