import type { Page } from '@playwright/test';
import { content, headingOf, shown } from '../support/content';
import { expect, phone, test } from '../support/fixtures';
import { pressUntilHeard } from '../support/keyboard';
import { album, needed } from '../support/this-school';
import { words } from '../support/words';

function card(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.getByRole('main').getByRole('link').filter({ has: heading });
}

for (const { path, data } of content.screens.filter((screen) => screen.kind === 'albums')) {
  test(`each card of ${path} says how many photos its album has, and opens it`, async ({ page, visit }) => {
    await visit(path);
    for (const { id, pictures, ...labels } of data.albums) {
      const { title, photoCountLabel } = shown(labels);

      await test.step(title, async () => {
        await expect(card(page, title).getByText(photoCountLabel, { exact: true })).toBeVisible();
        await card(page, title).click();
        const opened = page.getByRole('dialog', { name: title });
        await expect(opened).toBeVisible();
        await expect(page).toHaveURL(`${path}/${id}`);
        await expect(opened.getByRole('img')).toHaveCount(pictures.length);
        await opened.getByRole('button', { name: words.close }).click();
        await expect(opened).toBeHidden();
        await expect(page).toHaveURL(path);
      });
    }
  });
}

test('an album opens by keyboard, closes by Esc, and the focus is back on its card', async ({ page, visit }) => {
  const { gallery, title } = album(2);
  await visit(gallery);
  await card(page, title).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await pressUntilHeard(page, 'Escape');
  await expect(page.getByRole('dialog', { name: title })).toBeHidden();
  await expect(card(page, title)).toBeFocused();
});

test('an album that was closed opens again', async ({ page, visit }) => {
  const { gallery, title } = album(2);
  await visit(gallery);
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} time`, async () => {
      await card(page, title).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await pressUntilHeard(page, 'Escape');
      await expect(page.getByRole('dialog', { name: title })).toBeHidden();
    });
  }
});

test('after an album was closed, one step back leaves the gallery', async ({ page, visit }) => {
  const { gallery, title } = album(2);
  const link = content.menu.footer.find(({ to }) => to === gallery);
  const { label } = needed(link, 'link in the footer to its albums');
  await visit('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shown(label), exact: true })
    .click();
  await card(page, title).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await pressUntilHeard(page, 'Escape');
  await expect(page.getByRole('dialog', { name: title })).toBeHidden();
  await expect(page).toHaveURL(gallery);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('its photos stand one in a row, 170 pixels high', async ({ page, visit }) => {
    const { gallery, title } = album(2);
    await visit(gallery);
    await card(page, title).tap();
    const [first, second] = await boxesOf(page, title);
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + 169);
    expect(first?.height).toBe(170);
  });
});

test('on a wider screen the photos stand two in a row', async ({ page, visit }) => {
  const { gallery, title } = album(2);
  await visit(gallery);
  await card(page, title).click();
  const [first, second] = await boxesOf(page, title);
  expect(second?.y).toBe(first?.y);
  expect(first?.height).toBe(170);
});

test('a link to an album opens it, with its own title and without the enquiry dialog', async ({ page }) => {
  const { gallery, path, title } = album(2);
  await page.goto(path);
  await expect(page).toHaveTitle(
    `${words.photos.albumPageTitle(title, headingOf(gallery))} · ${shown(content.school.name)}`,
  );
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: words.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: headingOf(gallery) })).toBeVisible();
});

async function boxesOf(page: Page, title: string) {
  const photos = page.getByRole('dialog', { name: title }).getByRole('img');
  await expect(photos.first()).toBeVisible();
  return [await photos.nth(0).boundingBox(), await photos.nth(1).boundingBox()];
}
