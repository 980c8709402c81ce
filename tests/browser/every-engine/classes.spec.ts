import { expect, phone, test } from '../journeys/fixtures';
import { words } from '../support/school';
import { unmarkedSummaries } from '../support/text-faults';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 960, height: 800 } });

  test('seats and description of every class are visible without opening anything', async ({ page, visit }) => {
    await visit('/classes');
    const rows = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    for (const [index, description] of [/^Reading by sound/, /^First whole books/, /^Marathi, Hindi and/].entries()) {
      const row = rows.nth(index);
      await expect(row.getByText(description)).toBeVisible();
      await expect(row.getByText('80 seats')).toBeVisible();
      await expect(row.locator('summary')).toBeHidden();
    }
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the card of a class that takes no pupils says so, and its form too, which does not offer it', async ({
    page,
    visit,
  }) => {
    await visit('/classes');
    const card = page.getByRole('main').getByRole('listitem').nth(3);
    await expect(card).toContainText(/Grade 4.*₹\s34,400/s);
    await expect(card.getByText(words.classes.closed)).toBeVisible();
    await expect(page.getByRole('link', { name: words.classes.applyFor('Grade 4'), exact: true })).toHaveCount(0);
    await visit('/enquiry-form#class_name/Grade4');
    const place = page.getByRole('main');
    await expect(place.getByText(words.form.admissionClosed('Grade 4')).first()).toBeInViewport();
    await expect(place.locator('option[value="Grade4"]')).toHaveCount(0);
  });

  test('seats and description of a class open and close below its row', async ({ page, visit }) => {
    await visit('/classes');
    const row = page.getByRole('main').getByRole('listitem').first();
    const about = [/^Reading by sound/, '80 seats'].map((text) => row.getByText(text));
    const opener = row.locator('summary');
    await expect(opener).toHaveAttribute('aria-label', words.classes.more('Grade 1'));
    for (const text of about) await expect(text).toBeHidden();
    expect(await page.evaluate(unmarkedSummaries)).toEqual([]);
    await opener.click();
    for (const text of about) await expect(text).toBeVisible();
    await opener.click();
    for (const text of about) await expect(text).toBeHidden();
  });
});
