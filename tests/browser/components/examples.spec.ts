import { smallSchool } from '../../../model/testing/edited-content';
import { startDevelopment } from '../../support/development.fixture';
import { inProjectCopy } from '../../support/project-copy';
import { axeFindings, usualWidths } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

// Starts `npm run dev`, because builds don't contain the examples.
test('axe finds nothing in the examples of the components', async ({ page }) => {
  await inProjectCopy(async (project) => {
    const dev = await startDevelopment(project, smallSchool);
    try {
      await page.goto(`${dev.address()}/dev/preview`.replace('127.0.0.1', 'localhost'));
      await expect(page.getByRole('heading', { name: 'mail-form', exact: true })).toBeVisible();
      expect(await axeFindings(page, usualWidths)).toEqual([]);
      for (const button of await page.locator('[command=show-modal]').all()) {
        await button.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        // Check only the dialog: axe has checked the page behind it above.
        expect(await axeFindings(page, usualWidths, 'dialog[open]')).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    } finally {
      await dev.stop();
    }
  });
});
