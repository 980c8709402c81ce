import type { Page } from '@playwright/test';
import { expect, phone, test } from './fixtures';
import { tabTo } from './keyboard';

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Site', exact: true });
}

/** What opens a dropdown. Its role differs between browsers; its text does not. */
function dropdown(page: Page, label: string) {
  return menu(page).locator('summary').filter({ hasText: label });
}

/** The button behind which the menu is on a phone. */
function menuButton(page: Page) {
  return page.getByRole('button', { name: 'Menu', exact: true });
}

test.describe('by keyboard', () => {
  test('a link that shows itself when it is reached skips to the content', async ({ page, visit }) => {
    await visit('/classes');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await tabTo(page, skip);
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  test('Enter and Space open dropdowns in dropdowns down to the Science Lab', async ({ page, visit }) => {
    await visit('/');
    await tabTo(page, dropdown(page, 'About').first());
    await page.keyboard.press('Enter');
    await tabTo(page, dropdown(page, 'About the Infrastructure'));
    await page.keyboard.press('Space');
    await tabTo(page, dropdown(page, 'Facility'));
    await page.keyboard.press('Enter');
    await tabTo(page, menu(page).getByRole('link', { name: 'Science Lab' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about-infrastructure/facilities/science-lab');
    await expect(page.getByRole('heading', { name: 'Science Lab', level: 1 })).toBeFocused();
    await expect(menu(page).getByRole('link', { name: 'About The School' })).toBeHidden();
  });

  test('Esc closes the innermost dropdown and gives the focus back to what opened it', async ({ page, visit }) => {
    await visit('/');
    await tabTo(page, dropdown(page, 'About').first());
    await page.keyboard.press('Enter');
    await tabTo(page, dropdown(page, 'About the Infrastructure'));
    await page.keyboard.press('Enter');
    await tabTo(page, menu(page).getByRole('link', { name: 'Class Room' }));

    await page.keyboard.press('Escape');
    await expect(dropdown(page, 'About the Infrastructure')).toBeFocused();
    await expect(menu(page).getByRole('link', { name: 'Class Room' })).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'About The School' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dropdown(page, 'About').first()).toBeFocused();
    await expect(menu(page).getByRole('link', { name: 'About The School' })).toBeHidden();
  });

  test('a dropdown closes when the keyboard leaves the menu', async ({ page, visit }) => {
    await visit('/classes');
    await tabTo(page, dropdown(page, 'Admission'));
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('link', { name: 'Committee' })).toBeVisible();
    await page.getByRole('link', { name: 'APPLY NOW for Grade 1', exact: true }).focus();
    await expect(menu(page).getByRole('link', { name: 'Committee' })).toBeHidden();
  });
});

test.describe('by mouse', () => {
  test('opening a dropdown closes the other, and a click elsewhere closes it', async ({ page, visit }) => {
    await visit('/classes');
    await dropdown(page, 'About').first().click();
    await expect(menu(page).getByRole('link', { name: 'Our Mission' })).toBeVisible();
    await dropdown(page, 'Admission').click();
    await expect(menu(page).getByRole('link', { name: 'Our Mission' })).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'Committee' })).toBeVisible();
    await page.getByRole('heading', { name: 'Grade 2' }).click();
    await expect(menu(page).getByRole('link', { name: 'Committee' })).toBeHidden();
  });

  test('a dropdown closes after a navigation, also to the screen where one is', async ({ page, visit }) => {
    await visit('/');
    for (const time of ['first', 'second']) {
      await test.step(`the ${time} time`, async () => {
        await dropdown(page, 'Admission').click();
        await menu(page).getByRole('link', { name: 'Committee' }).click();
        await expect(page.getByRole('heading', { name: 'Committees', level: 1 })).toBeVisible();
        await expect(menu(page).getByRole('link', { name: 'Committee' })).toBeHidden();
      });
    }
  });

  test('the bar stays at the top of the window while the page scrolls', async ({ page, visit }) => {
    await visit('/committee');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(menu(page).getByRole('link', { name: 'Classes' })).toBeInViewport();
  });
});

test('a navigation scrolls to the top and moves the focus and the title to the new screen', async ({ page, visit }) => {
  await visit('/committee');
  await page.getByRole('contentinfo').getByRole('link', { name: "Principal's Desk" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Principal's Desk/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('everything in it can be reached when all dropdowns stand open', async ({ page, visit }) => {
    await visit('/');
    await menuButton(page).tap();
    await dropdown(page, 'About').first().tap();
    await dropdown(page, 'About the Infrastructure').tap();
    await dropdown(page, 'Facility').tap();
    await menu(page).getByRole('link', { name: 'Contact Us' }).tap();
    await expect(page).toHaveURL('/contact-us');
  });
});
