import type { Page } from '@playwright/test';
import type { Screen } from '../../../model/concepts/site-content';
import { table } from '../../support/tables';
import { href } from '../../../app/href';
import { content, contents } from '../support/content';
import { expect, phone, test } from '../support/fixtures';

/* How long the screens are on a phone, in heights of it: with what is open when a visitor comes. */

test.use(phone);

/** Of the kinds that grow with the content; text is as long as it was written, and is not asked. */
const budgets: Partial<Record<Screen['kind'], number>> = {
  classes: 3,
  teachers: 4.5,
  tables: 5,
  documents: 5,
  albums: 3.5,
  form: 5,
  contact: 3,
};

test('screens that grow with their content are short, in every language', async ({ page, baseURL }) => {
  test.slow();
  const rows: [string, string, ...number[]][] = [];
  const tooLong: string[] = [];
  for (const { path, kind } of content.screens) {
    const budget = budgets[kind];
    if (budget === undefined) continue;
    const heights: number[] = [];
    for (const { screens } of contents) {
      const own = screens[content.screens.findIndex((each) => each.path === path)]!.path;
      // From within the site: no dialog opens over it.
      await page.goto(own, { referer: baseURL + href(own) });
      const screensHigh = await heightOf(page);
      heights.push(screensHigh);
      if (screensHigh > budget) tooLong.push(`${own}: ${screensHigh}`);
    }
    rows.push([path, kind, ...heights]);
  }
  const head = ['screen', 'kind', ...contents.map(({ language }) => language)];
  process.stdout.write(`\n${table(head, rows)}\n`);
  expect(tooLong).toEqual([]);
});

async function heightOf(page: Page): Promise<number> {
  const heights = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  return Math.round(heights * 10) / 10;
}
