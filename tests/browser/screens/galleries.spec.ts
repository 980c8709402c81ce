import { content, shown } from '../support/content';
import { expect, test } from '../support/one-tab';
import { words } from '../support/words';

for (const { path, data } of content.screens.filter((screen) => screen.kind === 'gallery')) {
  test(`the pictures of ${path} are named and numbered, and captions are below thumbnails and large photos`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const pictures = page.getByRole('main').getByRole('listitem');
    for (const [index, image] of (await pictures.getByRole('img').all()).entries())
      await expect(image).toHaveAttribute('alt', new RegExp(`^${shown(`${data.imageName} ${index + 1}: `)}`));
    const captioned = data.pictures.findIndex(({ caption }) => caption);
    if (captioned === -1) return;
    const caption = shown(data.pictures[captioned]?.caption ?? '');
    await expect(pictures.nth(captioned).getByText(caption)).toBeVisible();
    await pictures.nth(captioned).getByRole('link').click();
    await expect(page.getByRole('dialog', { name: words.photos.viewer }).getByText(caption)).toBeVisible();
  });
}
