import type { Page } from '@playwright/test';
import { expect, phone, test } from './fixtures';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Site', exact: true });
const dropdown = (page: Page, label: string) => menu(page).getByText(label, { exact: true });

test('a wide menu leads to the fees; a dropdown stays open while React wakes, and leads to its screen', async ({
  page,
  visit,
  wake,
}) => {
  await visit('/');
  await menu(page).getByRole('link', { name: 'Classes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Grade 5' })).toContainText(/₹\s?38,400 a year/);
  await dropdown(page, 'Admission').click();
  await wake();
  await menu(page).getByRole('link', { name: 'Committee' }).click();
  await expect(page).toHaveURL('/committee');
  await expect(page.getByRole('heading', { name: 'Committees', level: 1 })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Committee' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

  async function openFacilities(page: Page): Promise<void> {
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    for (const label of ['About', 'About the Infrastructure', 'Facility']) await dropdown(page, label).tap();
  }

  test('the menu opens behind its button and leads through dropdowns to the Science Lab', async ({ page, visit }) => {
    await visit('/');
    await openFacilities(page);
    await menu(page).getByRole('link', { name: 'Science Lab' }).tap();
    await expect(page).toHaveURL('/about-infrastructure/facilities/science-lab');
    await expect(page.getByRole('heading', { name: 'Science Lab', level: 1 })).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    await expect(menu(page).getByRole('link', { name: 'Science Lab' })).toBeHidden();
  });

  test('what stands open in it stays open while React wakes, and the menu closes again', async ({
    page,
    visit,
    wake,
  }) => {
    await visit('/');
    await openFacilities(page);
    await wake();
    await expect(menu(page).getByRole('link', { name: 'Library' })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
  });
});
