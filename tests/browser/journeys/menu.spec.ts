import type { Page } from '@playwright/test';
import { tabStopsOf, tabTo } from '../support/keyboard';
import { toScienceLab, words } from '../support/school';
import { expect, phone, tap, test } from './fixtures';

const menu = (page: Page) => page.getByRole('navigation', { name: words.siteMenu, exact: true });
const dropdown = (page: Page, label: string) => menu(page).getByText(label, { exact: true });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

test('links in the wide menu and its dropdowns work', async ({ page, visit }) => {
  await visit('/');
  await link(page, 'Classes').click();
  await expect(page.getByRole('heading', { name: 'Highlights of Classes', level: 1 })).toBeVisible();
  await dropdown(page, 'About').click();
  await link(page, 'Our Vision').click();
  await expect(page).toHaveURL('/our-vision');
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
  await expect(link(page, 'Our Vision')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  const menuButton = (page: Page) => page.getByRole('button', { name: words.menu, exact: true });

  test('the menu opens with its button, and its deepest link works', async ({ page, visit }) => {
    await visit('/');
    await expect(menu(page)).toBeHidden();
    await tap(menuButton(page));
    for (const label of toScienceLab) await tap(dropdown(page, label));
    await tap(link(page, 'Science Lab'));
    await expect(page).toHaveURL('/about-infrastructure/facilities/science-lab');
    await expect(page.getByRole('heading', { name: 'Science Lab', level: 1 })).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await tap(menuButton(page));
    await expect(link(page, 'Science Lab')).toBeHidden();
  });

  test('the open menu traps focus, and has links to call, WhatsApp and the form', async ({ page, visit }) => {
    await visit('/classes');
    await tap(menuButton(page));
    const inMenu = menu(page).locator('a, summary').filter({ visible: true });
    await expect(inMenu.last()).toHaveText(words.actions.enquire);
    expect((await tabStopsOf(page)).map(({ label }) => label)).toEqual(
      (await inMenu.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()),
    );

    await tap(menu(page).getByRole('button', { name: words.closeMenu }));
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('link').first());
  });
});
