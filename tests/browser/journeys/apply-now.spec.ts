import { answersOf, fillIn, question, untilBegun } from '../support/answers';
import { expectMailOf } from '../support/mailbox';
import { listOfClassesIn, nameField, notOfferedClass, offeredClass, screenOf } from '../support/this-school';
import { words } from '../support/words';
import { expect, goBack, phone, tap, test } from './fixtures';

test.use(phone);

test(
  'APPLY NOW of a class that the form does not offer leads to whom to call',
  { tag: '@links' },
  async ({ page, visit }) => {
    const { label } = notOfferedClass();
    listOfClassesIn();
    await visit(screenOf('classes').path);
    await tap(page.getByRole('link', { name: words.classes.applyFor(label), exact: true }));
    const note = page.getByRole('main').getByText(words.form.classNotOffered(label)).first();
    await expect(note).toBeInViewport();
    await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
  },
);

test('the last APPLY NOW or choice wins and is sent; a reload changes nothing', async ({
  page,
  visit,
  wake,
  way,
  childName,
}) => {
  test.skip(!way.runsScripts, 'without JavaScript the class is not preselected');
  const some = offeredClass();
  const { form, list } = listOfClassesIn();
  const { [list.name]: chosenByHand = '', ...others } = answersOf(form, childName);
  const place = page.getByRole('main');
  const applyFor = async (label: string) => {
    await tap(page.getByRole('link', { name: words.classes.applyFor(label), exact: true }));
    await untilBegun(place.locator('form'));
  };
  const expectChosen = async (option: string) => {
    await expect(question(place, list)).toHaveValue(option);
    await expect(question(place, nameField(form))).toHaveValue('आरव');
  };
  await visit(screenOf('classes').path);
  await applyFor(some.label);
  await question(place, nameField(form)).fill('आरव');
  await expectChosen(some.option);
  await fillIn(place, { ...form, fields: [list] }, { [list.name]: chosenByHand });
  await page.reload();
  await expectChosen(chosenByHand);
  for (const { label, option } of [{ ...notOfferedClass(), option: '' }, some]) {
    await goBack(page);
    await applyFor(label);
    await expectChosen(option);
  }
  await page.reload();
  await expectChosen(some.option);

  await fillIn(place, form, others);
  await tap(place.getByRole('button', { name: words.send }));
  await wake();
  await expect(way.sentAnswer(page, form)).toBeVisible();
  await expectMailOf(form, { ...others, [list.name]: some.option }, childName);
});
