import { content, shown } from '../support/content';
import { expect, test } from '../support/one-tab';
import { words } from '../support/words';

// Without JavaScript, to test the built HTML.
test.use({ javaScriptEnabled: false });

for (const screen of content.screens) {
  if (screen.kind !== 'gallery') continue;
  const { path, data } = screen;

  test(`${path} has every picture of the content, named and numbered`, async ({ page }) => {
    await page.goto(path);
    const images = page.getByRole('main').getByRole('listitem').getByRole('img');
    await expect(images).toHaveCount(data.pictures.length);
    const alts = await images.evaluateAll((all) => all.map((image) => image.getAttribute('alt') ?? ''));
    for (const [index, alt] of alts.entries())
      expect(alt.startsWith(shown(`${data.imageName} ${index + 1}: `))).toBe(true);
  });
}

for (const { path, data } of content.screens.filter((screen) => screen.kind === 'gallery')) {
  const captioned = data.pictures.findIndex(({ caption }) => caption);
  if (captioned === -1) continue;

  test.describe('with scripts', () => {
    test.use({ javaScriptEnabled: true });

    test(`${path} has captions below thumbnails and large photos`, async ({ page, visit }) => {
      await visit(path);
      const caption = shown(data.pictures[captioned]?.caption ?? '');
      const picture = page.getByRole('main').getByRole('listitem').nth(captioned);
      await expect(picture.getByText(caption)).toBeVisible();
      await picture.getByRole('link').click();
      await expect(page.getByRole('dialog', { name: words.photos.viewer }).getByText(caption)).toBeVisible();
    });
  });
}

for (const { path, data } of content.screens.filter((screen) => screen.kind === 'albums')) {
  test(`${path} has its albums with labels in order`, async ({ page }) => {
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText(data.albums.map(({ title }) => shown(title)));
    await expect(cards).toContainText(data.albums.map(({ photoCountLabel }) => shown(photoCountLabel)));
  });
}
