import { goBack } from '../engines/moves';
import { CLERK, expect, PRINCIPAL, test } from './fixtures';

declare global {
  interface Window {
    /** Marks a page until the browser loads another. */
    isLoadedOnce?: boolean;
  }
}

/** More than fit into a window. */
const MANY = 24;

test.use({ viewport: { width: 360, height: 740 } });

test('after a change, the page isn’t loaded again, and focus and position stay', async ({
  page,
  at,
  say,
  enter,
  families,
  client,
}) => {
  const [family] = await families(1);
  await enter(CLERK);
  await page.goto(at(await client.recordOf(family!.name)));
  await page.evaluate(() => void (window.isLoadedOnce = true));
  const owner = page.getByLabel(say.record.owner, { exact: true });
  const save = page.locator('form').filter({ has: owner }).getByRole('button', { name: say.save, exact: true });
  await owner.selectOption({ label: PRINCIPAL });
  await save.scrollIntoViewIfNeeded();
  const before = (await save.boundingBox())?.y;
  await save.click();
  await expect(page.getByRole('listitem').filter({ hasText: PRINCIPAL })).toHaveCount(1);
  await expect(save).toBeFocused();
  expect((await save.boundingBox())?.y).toBe(before);
  expect(await page.evaluate(() => window.isLoadedOnce), 'the page of before').toBe(true);
});

test('Back returns to the same place in the list, also after a change', async ({
  page,
  at,
  say,
  enter,
  families,
  client,
}) => {
  await families(MANY);
  await enter(CLERK);
  await page.goto(at('/list?sort=arrival'));
  // The forms are sent at the same time, so their order is not that of the families.
  const name = (await page.getByRole('rowheader').last().innerText()).trim();
  const link = page.getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place, 'the list is longer than the window').toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(at(await client.recordOf(name)));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('region', { name: say.record.nextCall }).getByRole('button').first().click();
  await expect(page.getByRole('listitem').filter({ hasText: CLERK })).toHaveCount(1);

  await goBack(page);
  await expect(page.getByRole('heading', { name: say.list.title, level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(link).toBeFocused();
});
