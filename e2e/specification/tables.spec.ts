import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';

// Tables of the specification, section 2. With scripts off: what is tested is the built HTML.
test.use({ javaScriptEnabled: false });

function bodyRows(table: Locator): Locator {
  return table.locator('tbody').getByRole('row');
}

test('Academic Session has the common holidays 2019-2020', async ({ page }) => {
  await page.goto('/academic-session');
  const table = page.getByRole('table', { name: 'Common holidays 2019-2020' });
  await expect(table.getByRole('columnheader')).toHaveText([
    /vacation/i,
    /from/i,
    /school reopens for students/i,
    /school reopens for teachers/i,
  ]);
  await expect(bodyRows(table).getByRole('rowheader')).toHaveText([
    'Diwali',
    'Christmas',
    'Session Break',
    'Summer Vacation',
  ]);
});

test('Academic Session has 25 gazetted holidays with date, day and event', async ({ page }) => {
  await page.goto('/academic-session');
  const table = page.getByRole('table', { name: /gazetted holidays/ });
  await expect(table.getByRole('columnheader')).toHaveText([/date/i, /day/i, /event/i]);
  await expect(bodyRows(table)).toHaveCount(25);
  const republicDay = bodyRows(table).filter({ hasText: 'Republic Day' });
  await expect(republicDay).toContainText('Sunday');
  await expect(republicDay).toContainText('26 January 2020');
});

test('Academic Session has the examination cycle 2019-20', async ({ page }) => {
  await page.goto('/academic-session');
  const table = page.getByRole('table', { name: 'Examination cycle 2019-20' });
  await expect(table.getByRole('columnheader')).toHaveText([/III to V/, /VI to VIII/, /dates/i, /open house/i]);
  await expect(bodyRows(table)).not.toHaveCount(0);
});

const committees = [
  { name: /Parent Teacher Association/, rows: 19 },
  { name: /^School Management Committee/, rows: 9 },
  { name: /Boys Welfare/, rows: 15 },
  { name: /POCSO/, rows: 9, columns: [/category/i] },
  { name: /Cleanliness & Hygiene/ },
  { name: /Women Welfare/ },
  { name: /Girls Welfare/ },
  { name: /School Transport/, columns: [/category/i, /role/i, /mobile no/i] },
  { name: /Internal Complaints/ },
  { name: /Disaster Management/ },
  { name: /Corporal Punishment Monitoring Cell/ },
  { name: /Grievances Redressal/ },
  { name: /prior/i },
];

test('Committee has twelve committees in their order and the members of a prior one', async ({ page }) => {
  await page.goto('/committee');
  await expect(page.getByRole('main').locator('caption')).toHaveText(committees.map(({ name }) => name));
});

for (const { name, rows, columns = [] } of committees) {
  test(`the table ${name.source} has serial number, name and designation${rows ? ` of ${rows}` : ''}`, async ({
    page,
  }) => {
    await page.goto('/committee');
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('columnheader')).toHaveText([/^sr/i, /name/i, /designation/i, ...columns]);
    if (rows) await expect(bodyRows(table)).toHaveCount(rows);
    else expect(await bodyRows(table).count()).toBeGreaterThan(2);
    await expect(bodyRows(table).first()).toContainText('1');
    const empty = await table.locator('tbody').locator('th, td').filter({ hasText: /^\s*$/ }).count();
    expect(empty, 'empty cells').toBe(0);
  });
}

test('designations run as the specification names them, and no pupil is named', async ({ page }) => {
  await page.goto('/committee');
  const rowsOf = (name: RegExp) => bodyRows(page.getByRole('table', { name }));
  await expect(rowsOf(/Parent Teacher Association/).first()).toContainText('Chairman');
  await expect(rowsOf(/Parent Teacher Association/).nth(1)).toContainText('Vice-Chairman');
  await expect(rowsOf(/Parent Teacher Association/).nth(2)).toContainText('Secretary');
  for (const designation of ['President', 'School Manager', 'Principal/Secretary']) {
    await expect(rowsOf(/^School Management/).filter({ hasText: designation })).not.toHaveCount(0);
  }
  for (const designation of ['Presiding Officer', 'Member']) {
    await expect(rowsOf(/POCSO/).filter({ hasText: designation })).not.toHaveCount(0);
  }
  const pupils = rowsOf(/(Boys|Girls) Welfare/).filter({ hasText: /Head Boy|Head Girl|Student member/i });
  await expect(pupils.filter({ hasText: 'Head Boy' })).not.toHaveCount(0);
  for (const pupil of await pupils.allTextContents()) expect(pupil).toMatch(/Class (I|V|X)+/);
});

test('the first row of every table is white on dark blue', async ({ page }) => {
  for (const path of ['/academic-session', '/committee', '/school-curriculum', '/mandetory-public']) {
    await page.goto(path);
    const colours = await page
      .getByRole('columnheader')
      .evaluateAll((cells) =>
        cells.map((cell) => [getComputedStyle(cell).backgroundColor, getComputedStyle(cell).color]),
      );
    expect(colours.length).toBeGreaterThan(2);
    for (const [background = '', text = ''] of colours) {
      const [red = 255, green = 255, blue = 255] = numbersIn(background);
      expect(blue, `${background} is a dark blue`).toBeGreaterThan(Math.max(red, green));
      expect(blue).toBeLessThan(128);
      expect(Math.min(...numbersIn(text)), `${text} is as good as white`).toBeGreaterThan(230);
    }
  }
});

function numbersIn(colour: string): number[] {
  return (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}
