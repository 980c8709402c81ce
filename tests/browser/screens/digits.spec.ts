import type { Page } from '@playwright/test';
import { pathOfForm } from '../../../model/projections/pages/form-screens';
import { type Language, languages, numberingOf } from '../../../words/languages';
import { addressesInEveryLanguage } from '../support/addresses';
import { albumWith, content, contentAt, contents } from '../support/content';
import { expect, phone, test } from '../support/fixtures';
import { readableTexts } from '../support/foreign-words';
import { needed } from '../support/this-school';
import { mobileComplaint, words } from '../support/words';

test.use(phone);

/** Texts that keep their Latin digits. */
const LATIN_ANYWHERE = [
  // E-mail addresses, web addresses and file names keep Latin digits, because people type them.
  /[\w.+-]+@[\w.-]+\w/,
  /(?:https?:\/\/|www\.)\S+/,
  /[\w-]+\.(?:pdf|jpg|png|svg)\b/,
  // Codes with Latin letters, such as registration numbers, keep Latin digits, because people compare them with documents.
  /[A-Z]+-?\d+/,
];

for (const site of contents) {
  const { language } = site;

  test(`every page in ${language} has the digits of the school`, async ({ page, baseURL }) => {
    test.skip(!numberingOf(site.settings.digits, language), 'This language has Latin digits.');
    test.slow();
    for (const { path } of addressesInEveryLanguage.filter((each) => contentAt(each.path) === site)) {
      await test.step(path, async () => {
        // A referrer of the site keeps the enquiry dialog closed.
        await page.goto(path, { referer: baseURL + path });
        expect.soft(await latinDigitsOf(page), path).toEqual([]);
        expect.soft(await latinNumbersOf(page), path).toEqual([]);
      });
    }
  });
}

test.describe('in the digits of the school', () => {
  test.skip(!numberingOf(content.settings.digits, content.language), 'This language has Latin digits.');

  for (const { id } of content.forms) {
    test(`the form ${id} doesn’t change when it wakes, and its error messages have the digits`, async ({
      page,
      visit,
    }) => {
      const path = needed(pathOfForm(content, id), `screen of the form ${id}`);
      await visit(path);
      const island = page
        .getByRole('main')
        .locator('[data-island]')
        .filter({ has: page.getByRole('textbox') });
      const before = (await island.textContent()) ?? '';
      await island.getByRole('textbox').first().focus();
      await expect(island).toHaveAttribute('data-awake');
      await expect(island).toHaveText(before);
      const mobile = island.locator('input[type="tel"]');
      if ((await mobile.count()) > 0) await mobile.fill('12');
      await island.getByRole('button', { name: words.send }).click();
      await expect(island.getByRole('alert')).toBeVisible();
      expect(await latinDigitsOf(page)).toEqual([]);
      if ((await mobile.count()) === 0) return;
      await expect(island.getByRole('alert')).toContainText(mobileComplaint());
      await expect(mobile).toHaveValue('12');
    });
  }

  test('the photo viewer numbers photos', async ({ page, visit }) => {
    const { path } = needed(albumWith(2), 'album of two photos');
    await visit(`${path}#photo/2`);
    await expect(page.locator('.pswp__counter')).toHaveText(/^२ \/ [०-९]+$/);
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.pswp__counter')).toHaveText(/^१ \/ [०-९]+$/);
  });
});

/** Devanagari texts of a page that have Latin digits where none are allowed. */
async function latinDigitsOf(page: Page): Promise<string[]> {
  const known = new RegExp(LATIN_ANYWHERE.map(({ source }) => source).join('|'), 'g');
  return (await readableTexts(page))
    .filter(({ language }) => languages[language.slice(0, 2) as Language]?.script.name === 'devanagari')
    .map(({ text }) => text)
    .filter((text) => /[0-9]/.test(text.replace(known, '')));
}

/** Lists that the browser numbers with Latin digits. */
function latinNumbersOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('ol, li')].flatMap((element) => {
      const { listStyleType } = getComputedStyle(element);
      const { content: before } = getComputedStyle(element, '::before');
      const isNumbered = element.closest('ol') !== null && listStyleType === 'decimal';
      return isNumbered || before === 'counter(step)' ? [element.outerHTML.slice(0, 80)] : [];
    }),
  );
}
