import type { Page } from '@playwright/test';
import { content, headingOf, shown } from '../support/content';
import { expect, test } from '../support/fixtures';
import { pressUntilHeard } from '../support/keyboard';
import { album, needed } from '../support/this-school';
import { words } from '../support/words';

function card(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.getByRole('main').getByRole('link').filter({ has: heading });
}

test('Enter opens an album, Esc closes it and focuses its card, it opens again, and one step back leaves the gallery', async ({
  page,
  visit,
}) => {
  const { gallery, title } = album(2);
  const { label } = needed(
    content.menu.footer.find(({ to }) => to === gallery),
    'link in the footer to its albums',
  );
  const opened = page.getByRole('dialog', { name: title });
  await visit('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shown(label), exact: true })
    .click();
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} time`, async () => {
      await card(page, title).focus();
      await page.keyboard.press('Enter');
      await expect(opened).toBeVisible();
      await pressUntilHeard(page, 'Escape');
      await expect(opened).toBeHidden();
      await expect(card(page, title)).toBeFocused();
    });
  }
  await expect(page).toHaveURL(gallery);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link to an album opens it, with its own title and without the enquiry dialog', async ({ page }) => {
  const { gallery, path, title } = album(2);
  const opened = page.getByRole('dialog', { name: title });
  await page.goto(path);
  await expect(page).toHaveTitle(
    `${words.photos.albumPageTitle(title, headingOf(gallery))} · ${shown(content.school.name)}`,
  );
  await expect(opened).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  for (const { width, columns } of [
    { width: 360, columns: 1 },
    { width: 1280, columns: 2 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await opened
      .getByRole('img')
      .evaluateAll((photos) => photos.slice(0, 2).map((photo) => photo.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.map(({ height }) => height)).toEqual([170, 170]);
    expect(new Set(boxes.map(({ top }) => top)).size, `rows at ${width} px`).toBe(columns === 2 ? 1 : 2);
  }
  await opened.getByRole('button', { name: words.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: headingOf(gallery) })).toBeVisible();
});
