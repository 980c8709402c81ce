import { expect, phone, test } from '../journeys/fixtures';
import { valueOfClass } from '../../../model/concepts/school-class';
import { content, feesOnCard, shown } from '../support/content';
import { unmarkedSummaries } from '../support/text-faults';
import { listOfClassesIn, needed, screenOf } from '../support/this-school';
import { words } from '../support/words';

const schoolClass = () => needed(content.classes[0], 'class');

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 960, height: 800 } });

  test('seats and description of every class are visible without opening anything', async ({ page, visit }) => {
    await visit(screenOf('classes').path);
    schoolClass();
    const list = page.getByRole('main').getByRole('list').first();
    for (const { description, seats } of content.classes) {
      const row = list
        .getByRole('listitem')
        .filter({ hasText: shown(description) })
        .first();
      await expect(row.getByText(shown(description))).toBeVisible();
      await expect(row.getByText(shown(words.classes.seats(seats)))).toBeVisible();
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
    const closed = needed(
      content.classes.find(({ admission }) => admission === 'closed'),
      'class to which admission is closed',
    );
    const { list, path } = listOfClassesIn();
    await visit(screenOf('classes').path);
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: shown(closed.description) });
    await expect(card.getByText(words.classes.closed)).toBeVisible();
    await expect(card).toContainText(feesOnCard(closed));
    await expect(page.getByRole('link', { name: words.classes.applyFor(closed.label), exact: true })).toHaveCount(0);
    await visit(`${path}#${list.name}/${valueOfClass(closed)}`);
    const place = page.getByRole('main');
    await expect(place.getByText(words.form.admissionClosed(shown(closed.label))).first()).toBeInViewport();
    await expect(place.locator(`option[value="${valueOfClass(closed)}"]`)).toHaveCount(0);
  });

  test('seats and description of a class open and close below its row', async ({ page, visit }) => {
    const { path } = screenOf('classes');
    const { label, description, seats } = schoolClass();
    await visit(path);
    const row = page.getByRole('main').getByRole('listitem').first();
    const about = [shown(description), shown(words.classes.seats(seats))].map((text) => row.getByText(text));
    const opener = row.locator('summary');
    await expect(opener).toHaveAttribute('aria-label', shown(words.classes.more(label)));
    for (const text of about) await expect(text).toBeHidden();
    expect(await page.evaluate(unmarkedSummaries)).toEqual([]);
    await opener.click();
    for (const text of about) await expect(text).toBeVisible();
    await opener.click();
    for (const text of about) await expect(text).toBeHidden();
  });
});
