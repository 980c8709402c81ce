import type { Page } from '@playwright/test';
import type { Screen } from '../../../model/concepts/site-content';
import { table } from '../../support/tables';
import { href } from '../../../app/href';
import { content, contents } from '../support/content';
import { expect, phone, test } from '../support/fixtures';

/* Measures how long screens are on a phone, before any section is opened. The unit is the height of the window. */

test.use(phone);

/** Kind of screen → its greatest height in windows. Kinds that don't grow with the content are left out. */
const budgets: Partial<Record<Screen['kind'], number>> = {
  classes: 3,
  teachers: 4.5,
  prose: 5,
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
  for (const { path, kind, data } of content.screens) {
    const isCommittees = 'tables' in data && data.tables[0] === 'committees';
    const budget = isCommittees ? 4 : budgets[kind];
    if (budget === undefined) continue;
    const heights: number[] = [];
    for (const { screens } of contents) {
      const own = screens[content.screens.findIndex((each) => each.path === path)]!.path;
      // Send a referrer of our own site: otherwise the enquiry dialog would open.
      await page.goto(own, { referer: baseURL + href(own) });
      const screensHigh = await heightOf(page);
      heights.push(screensHigh);
      if (screensHigh > budget) tooLong.push(`${own}: ${screensHigh}`);
      const { height } = (await page.getByRole('contentinfo').boundingBox())!;
      if (height > phone.viewport.height) tooLong.push(`footer of ${own}: ${height} px`);
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
