import { untilBegun } from '../support/answers';
import { expect, phone, test } from '../support/fixtures';
import { jumpsOf, watchJumps } from '../support/jumps';
import { dependentQuestion, otherForm } from '../support/this-school';

test.use(phone);

test('nothing jumps when a form with a dependent question arrives, nor when it wakes', async ({ page, visit }) => {
  const { path, field } = dependentQuestion();
  const place = page.getByRole('main');
  await watchJumps(page);
  await visit(path);
  await untilBegun(place.locator('form[data-form]'));
  await expect(place.locator(`[name=${field.name}]`)).toBeHidden();
  await place.locator('[data-form] summary, [data-form] input:not([type=hidden])').first().focus();
  await expect(place.locator('[data-awake]')).not.toHaveCount(0);
  await expect(place.locator(`[name=${field.name}]`)).toBeHidden();
  expect(await jumpsOf(page)).toBeLessThan(0.001);
});

test('no question moves when a form wakes', async ({ page, visit }) => {
  const { path } = otherForm();
  await visit(path);
  const form = page.getByRole('main').locator('[data-island]').first();
  const tops = () =>
    form.evaluate((island) =>
      // Labels in a closed section have no position.
      [...island.querySelectorAll('label')]
        .filter((label) => label.checkVisibility())
        .map((label) => label.getBoundingClientRect().top + scrollY),
    );
  const asleep = await tops();
  await form.locator('summary, input:not([type=hidden])').first().focus();
  await expect(form).toHaveAttribute('data-awake');
  expect(await tops()).toEqual(asleep);
});
