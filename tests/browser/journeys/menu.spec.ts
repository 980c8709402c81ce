import type { Page } from '@playwright/test';
import { pathOfForm } from '../../../model/projections/pages/form-screens';
import { content, headingOf } from '../support/content';
import { tabStopsOf, tabTo } from '../support/keyboard';
import { deepestMenuLink, menuLink, needed, screenOf } from '../support/this-school';
import { expect, phone, tap, test } from './fixtures';
import { words } from '../support/words';

const menu = (page: Page) => page.getByRole('navigation', { name: words.siteMenu, exact: true });
const dropdown = (page: Page, label: string) => menu(page).getByText(label, { exact: true });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

test('links in the wide menu and its dropdowns work', async ({ page, visit }) => {
  const straight = menuLink(0);
  const inOne = menuLink(1);
  await visit('/');
  await link(page, straight.link).click();
  await expect(page.getByRole('heading', { name: headingOf(straight.to), level: 1 })).toBeVisible();
  for (const label of inOne.dropdowns) await dropdown(page, label).click();
  await link(page, inOne.link).click();
  await expect(page).toHaveURL(inOne.to);
  await expect(page.getByRole('heading', { name: headingOf(inOne.to), level: 1 })).toBeVisible();
  await expect(link(page, inOne.link)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  const menuButton = (page: Page) => page.getByRole('button', { name: words.menu, exact: true });

  test('the menu opens with its button, and its deepest link works', async ({ page, visit }) => {
    const deepest = deepestMenuLink();
    await visit('/');
    await expect(menu(page)).toBeHidden();
    await tap(menuButton(page));
    for (const label of deepest.dropdowns) await tap(dropdown(page, label));
    await tap(link(page, deepest.link));
    await expect(page).toHaveURL(deepest.to);
    await expect(page.getByRole('heading', { name: headingOf(deepest.to), level: 1 })).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await tap(menuButton(page));
    await expect(link(page, deepest.link)).toBeHidden();
  });

  test('the open menu traps focus, and has links to call, WhatsApp and the form', async ({ page, visit }) => {
    const { enquiryDialog } = content.settings;
    needed(enquiryDialog && pathOfForm(content, enquiryDialog.form), 'Enquire');
    await visit(screenOf('classes').path);
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
