import type { Page } from '@playwright/test';
import { todayInIndia } from '../../../forms/calendar-date';
import { languages } from '../../../words/languages';
import { axeFindings } from '../support/accessibility';
import { content, contents, foreignNames } from '../support/content';
import { foreignWordsOf } from '../support/foreign-words';
import { tabStopsOf } from '../support/keyboard';
import { testsAll } from '../support/tests-all';
import { cutTexts, overlappingTexts } from '../support/text-faults';
import { setEndOfWalk } from '../support/tab-stops';
import { CLERK, PRINCIPAL } from './fixtures';
import { emptyViews, type Reach, type ViewContext, views, viewsOutside } from './views';
import { expect, test as base } from './website-fixtures';
import { publicationViews, websiteViews } from './website-views';

const phone = { width: 360, height: 740 };

interface Walk {
  /** A family to call today. */
  viewContext: ViewContext;
  /** Checks the view that the page shows. */
  check: (place: string) => Promise<void>;
  checkAll: (all: Readonly<Record<string, Reach>>, where: string) => Promise<void>;
}

const test = base.extend<Walk>({
  viewport: phone,
  viewContext: async ({ page, say, at, families, client, server }, use) => {
    const [family] = await families(1);
    const record = await client.recordOf(family!.name);
    await client.post(`${record}/call-on`, { was: '', becomes: todayInIndia() });
    await client.post(`${record}/call`, { text: 'बस', token: 'note' });
    const resetLink = () => `/reset/${server.accounts.resetLinks.make(server.accounts.find(CLERK)!.id)}`;
    await use({ page, say, at, client, family: family!, record, resetLink });
  },
  check: async ({ page, viewContext, officeLanguage }, use) => {
    const { forms, untranslated } = contents.find(({ language }) => language === officeLanguage)!;
    // The title of a form is the only one of its texts that isn't marked where it isn't translated.
    const titles = forms.map(({ title }) => title).filter((title) => untranslated.some(({ text }) => text === title));
    // A word that clerks write in notices.
    const names = [...foreignNames, ...titles, '{keepTime}', PRINCIPAL, CLERK, viewContext.family.name];
    await use(async (place) => {
      const faults = [
        ...(await foreignWordsOf(page, [...names, ...(await typedTexts(page))])).map((word) => `foreign word: ${word}`),
        ...(officeLanguage === content.language ? await faultsOf(page) : []),
      ];
      expect.soft(faults, place).toEqual([]);
      await expect.soft(page.locator('html'), place).toHaveAttribute('lang', languages[officeLanguage].tag);
      await page.setViewportSize(phone);
    });
  },
  checkAll: ({ viewContext, check }, use) =>
    use(async (all, where) => {
      for (const [name, reach] of Object.entries(all))
        await test.step(`${name}, ${where}`, async () => {
          await reach(viewContext);
          await check(`${name}, ${where}`);
        });
    }),
});

for (const [index, { language }] of contents.entries())
  test.describe(`in ${language}`, () => {
    // By day the first language and another are enough to find a text that is in one language only.
    if (index > 1 && !testsAll) return;
    test.use({ officeLanguage: language });
    const isWhat = language === content.language ? 'is accessible, fits small phones, and is' : 'is';

    test(`every view ${isWhat} in its language`, async ({
      page,
      say,
      at,
      enter,
      expectProblem,
      viewContext: { record },
      check,
      checkAll,
    }) => {
      test.slow();
      expectProblem(/\b4(01|03|04|09|22)\b/);
      await enter(undefined);
      await checkAll(viewsOutside, 'signed out');
      await enter(PRINCIPAL);
      await checkAll(views, 'as the principal');
      await enter(CLERK);
      await page.goto(at('/accounts'));
      await check('a page for principals, as a clerk');
      await enter(PRINCIPAL);
      await page.goto(at(`${record}/erase`));
      await page.getByRole('button', { name: say.person.confirm, exact: true }).click();
      await page.getByRole('heading', { name: say.erased.title, level: 1 }).waitFor();
      await check('after erasing');
      await checkAll(emptyViews, 'without families');
    });

    test(`every view of the website’s part ${isWhat} in its language`, async ({ enter, expectProblem, checkAll }) => {
      test.slow();
      expectProblem(/\b409\b/);
      // axe reads the style sheets again, which the page of the preview forbids.
      expectProblem(/connect-src 'none'|^network: csp \S+\/preview\//);
      await enter(CLERK);
      await checkAll(websiteViews, 'as a clerk');
      // Publishing takes as long as all other views. The unit tests of the views have their words in every language.
      if (index === 0 || testsAll) await checkAll(publicationViews, 'as a clerk');
    });
  });

/** What visitors and colleagues have typed, in any script. */
async function typedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('[translate=no]:not([lang]), textarea')].map(({ textContent }) => textContent.trim()),
  );
  return texts.filter((text) => text !== '').sort((one, other) => other.length - one.length);
}

async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, textSize } of [
    { width: 320, textSize: '100%' },
    { width: 360, textSize: '100%' },
    { width: 360, textSize: '200%' },
    { width: 1280, textSize: '100%' },
  ]) {
    // Media queries of the site's pages see only the browser's own text size: screens/large-text.spec.ts tests them with that.
    if (textSize === '200%' && page.url().includes('/preview/')) continue;
    await page.setViewportSize({ width, height: phone.height });
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), textSize);
    const where = `${width} px, text of ${textSize}`;
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) faults.push(`${where}: scrolls sideways to ${scrollWidth} px`);
    faults.push(...(await page.evaluate(overlappingTexts)).map((texts) => `${where}: overlap of ${texts}`));
    faults.push(...(await page.evaluate(cutTexts)).map((text) => `${where}: cut text “${text}”`));
  }
  faults.push(...(await axeFindings(page, [360, 1280])));
  await page.setViewportSize(phone);
  await page.evaluate(setEndOfWalk, false);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const { label, hidden, hiddenBy, isSeen } of await tabStopsOf(page))
    if (!isSeen) faults.push(`the focus on ${label} is hidden: ${hidden * 100} % by ${hiddenBy.join(' and ')}`);
  return faults;
}
