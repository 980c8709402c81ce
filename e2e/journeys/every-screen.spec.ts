import type { Screen } from '../../model/concepts/site-content';
import { addresses, isAlbum } from '../support/addresses';
import { content } from '../support/content';
import { expect, phone, test } from './fixtures';

test.use(phone);

test('every screen can be read', async ({ page }) => {
  for (const { path } of addresses) {
    await test.step(path, async () => {
      await page.goto(path);
      if (isAlbum(path)) {
        // What lies under an open album is hidden.
        await expect(page.locator('dialog[open] h2').first()).toBeVisible();
        await expect(page.locator('dialog[open] li img').first()).toBeVisible();
        return;
      }
      await expect(page.locator('h1')).toBeVisible();
      const screen = content.screens.find((each) => each.path === path);
      expect((await page.locator('main').innerText()).length).toBeGreaterThanOrEqual(lettersOf(screen));
    });
  }
});

/** How many letters a screen has at least, besides its pictures; `screens/` compares all of them with the content. */
function lettersOf(screen: Screen | undefined): number {
  if (!screen) return 150;
  const { kind, data, body } = screen;
  switch (kind) {
    case 'gallery':
    case 'albums':
    case 'teachers':
      return data.title.length;
    case 'tables':
    case 'documents':
    case 'classes':
      return data.title.length + 30;
    case 'prose':
      // Markdown has signs that nobody reads.
      return Math.min(150, body.length / 2);
    default:
      return 150;
  }
}
