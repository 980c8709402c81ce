import type { Page } from '@playwright/test';
import { NOT_FOUND } from '../../model/projections/pages/not-found';
import { addressesOfKinds } from '../browser/support/addresses';
import { contentsOfOthers } from '../browser/support/content';
import { expect, test } from '../browser/support/fixtures';

async function expectPicture(page: Page, name: string, fullPage = false): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage });
}

for (const path of [
  ...addressesOfKinds.map((each) => each.path),
  ...contentsOfOthers.map(({ screens }) => screens[0]!.path),
])
  test(path, async ({ page, visit }) => {
    await visit(path);
    await expectPicture(page, path.slice(1).replaceAll('/', '-') || 'home', true);
  });

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  menu: async (page) => {
    const button = page.locator('[popovertarget]').first();
    // On wide screens the menu is a row without a button.
    if (await button.isVisible()) await button.click();
  },
  offline: (page) => page.context().setOffline(true),
  'not-found': (page) => page.goto(`/#${NOT_FOUND}`),
  mistakes: async (page) => {
    await page.goto('/enquiry-form');
    await page.locator('main form [type=submit]').first().click();
    await page.locator('main [role=alert]').waitFor();
  },
};
for (const [name, act] of Object.entries(states))
  test(name, async ({ page, visit }) => {
    await visit('/');
    await act(page);
    await expectPicture(page, name);
  });

test('dialog', async ({ page }) => {
  await page.goto('/');
  await page.locator('dialog[open]').waitFor();
  await expectPicture(page, 'dialog');
});
