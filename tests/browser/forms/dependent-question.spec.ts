import { answerFragment } from '../../../app/preselect-from-hash';
import { answersOf, fillIn, openParts, question, untilBegun } from '../support/answers';
import { expect, phone, successDialog, test } from '../support/fixtures';
import { jumpsOf, watchJumps } from '../support/jumps';
import { tabTo } from '../support/keyboard';
import { endpoint, expectPayload } from '../support/sending';
import { dependentQuestion } from '../support/this-school';
import { words } from '../support/words';

test('what was typed before it was hidden is not sent, and is there when it is asked again', async ({
  page,
  visit,
  childName,
}) => {
  const { form, path, field, list, asks, asksNothing } = dependentQuestion();
  const place = page.getByRole('main');
  const answers = answersOf(form, childName);
  await visit(path);
  await fillIn(place, form, answers);
  await question(place, list).selectOption(asksNothing);
  await expect(question(place, field)).toBeHidden();
  await question(place, list).selectOption(asks);
  await page.reload();
  await expect(question(place, field)).toHaveValue(answers[field.name]!);
  await expect(question(place, field)).toBeVisible();

  await question(place, list).selectOption(asksNothing);
  await page.route(endpoint, (route) => route.fulfill({ status: 200, body: 'OK' }));
  const sending = page.waitForRequest(endpoint);
  await place.getByRole('button', { name: words.send }).click();
  const { [field.name]: _hidden, ...asked } = answers;
  await expectPayload(await sending, form, { ...asked, [list.name]: asksNothing });
  await expect(successDialog(page, form)).toBeVisible();
});

test('by keyboard the focus stays at the list, and the next step is the question that has come', async ({
  page,
  visit,
}) => {
  const { form, path, field, list, asks } = dependentQuestion();
  const place = page.getByRole('main');
  await visit(path);
  await openParts(place);
  await question(place, list).focus();
  const chosen = () => question(place, list).inputValue();
  for (let presses = 0; presses < list.options.length && (await chosen()) !== asks; presses += 1)
    await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(asks);
  await expect(question(place, list)).toBeFocused();
  await expect(question(place, field)).toHaveJSProperty('required', field.required ?? false);
  const between = form.fields.indexOf(field) - form.fields.indexOf(list);
  for (let steps = 0; steps < between; steps += 1) await page.keyboard.press('Tab');
  await tabTo(page, question(place, field));
});

test('an answer that a link brings asks it before anybody has touched the form', async ({ page, visit }) => {
  const { path, field, list, asks } = dependentQuestion();
  const place = page.getByRole('main');
  await visit(`${path}#${encodeURI(answerFragment(list.name, asks))}`);
  await expect(question(place, list)).toHaveValue(asks);
  await expect(place.locator(`[name=${field.name}]`)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('nothing jumps when the form arrives, nor when it wakes', async ({ page, visit }) => {
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
});
