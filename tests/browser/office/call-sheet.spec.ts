import { todayInIndia } from '../../../forms/calendar-date';
import { CLERK, expect, test } from './fixtures';

test('the call sheet keeps its columns and its pages, whatever was typed', async ({
  page,
  at,
  enter,
  families,
  client,
}) => {
  const people = await families(3);
  for (const [index, { name }] of people.entries()) {
    const record = await client.recordOf(name);
    await client.post(`${record}/call-on`, { was: '', becomes: todayInIndia() });
    const typed = { 'was.full_name': name, 'answer.full_name': 'Chandrashekhar'.repeat(6).slice(0, 80) };
    if (index !== 1) continue;
    await client.post(`${record}/correct`, typed);
    await client.post(`${record}/call`, { text: 'Asks about the bus. '.repeat(90), token: 'note' });
  }
  await enter(CLERK);
  await page.goto(at('/sheet'));
  // The paper is as wide as A4.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(people.length + 2);
  const widths = await table
    .getByRole('columnheader')
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThan(718 * 0.3);
  expect(widths.at(-1), 'room for the result').toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBeLessThanOrEqual(3);
});
