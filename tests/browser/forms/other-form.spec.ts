import { answersOf, fillIn } from '../support/answers';
import { expect, phone, test } from '../support/fixtures';
import { endpoint, expectPayload } from '../support/sending';
import { otherForm } from '../support/this-school';
import { words } from '../support/words';

// What the enquiry does, every form does: an application for a post, or whatever a school asks.

test('the payload is multipart: the form’s fields in their order, then the provider’s three and our id', async ({
  page,
  visit,
  childName: applicantName,
}) => {
  const { form, path } = otherForm();
  const answers = answersOf(form, applicantName);
  await visit(path);
  await fillIn(page.getByRole('main'), form, answers);
  const sending = page.waitForRequest(endpoint);
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
  await expectPayload(await sending, form, answers);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('no question moves when the form wakes', async ({ page, visit }) => {
    const { path } = otherForm();
    await visit(path);
    const form = page.getByRole('main').locator('[data-island]').first();
    const tops = () =>
      form.evaluate((island) =>
        // Where a part is closed, its labels stand nowhere.
        [...island.querySelectorAll('label')]
          .filter((label) => label.checkVisibility())
          .map((label) => label.getBoundingClientRect().top + scrollY),
      );
    const asleep = await tops();
    await form.locator('summary, input:not([type=hidden])').first().focus();
    await expect(form).toHaveAttribute('data-awake');
    expect(await tops()).toEqual(asleep);
  });
});
