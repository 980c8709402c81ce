import type { Page } from '@playwright/test';
import { numberingOf } from '../../../words/languages';
import { addressesInEveryLanguage } from '../support/addresses';
import { content, contentAt, contents } from '../support/content';
import { expect, test } from '../support/fixtures';
import { latinDigitsOf } from '../support/foreign-words';

for (const { language } of contents.filter((each) => numberingOf(content.settings.digits, each.language)))
  test(`every page in ${language} has the digits of the school`, async ({ page, baseURL }) => {
    test.slow();
    for (const { path } of addressesInEveryLanguage.filter((each) => contentAt(each.path).language === language))
      await test.step(path, async () => {
        // A referrer of the site keeps the enquiry dialog closed.
        await page.goto(path, { referer: baseURL + path });
        expect.soft(await latinDigitsOf(page), path).toEqual([]);
        expect.soft(await latinNumbersOf(page), path).toEqual([]);
      });
  });

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
