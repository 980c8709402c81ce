import { answersOf, fillIn, question, untilBegun } from '../support/answers';
import { expectMailOf } from '../support/mailbox';
import { enquiry, words } from '../support/school';
import { expect, goBack, phone, tap, test } from './fixtures';

test.use(phone);

test(
  'APPLY NOW of a class that the form does not offer leads to whom to call',
  { tag: '@links' },
  async ({ page, visit }) => {
    await visit('/classes');
    await tap(page.getByRole('link', { name: words.classes.applyFor('Grade 10'), exact: true }));
    const note = page.getByRole('main').getByText(words.form.classNotOffered('Grade 10')).first();
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
  const { class_name: _, ...others } = answersOf(enquiry, childName);
  const place = page.getByRole('main');
  const applyFor = async (label: string) => {
    await tap(page.getByRole('link', { name: words.classes.applyFor(label), exact: true }));
    await untilBegun(place.locator('form'));
  };
  const expectChosen = async (option: string) => {
    await expect(question(place, 'Class')).toHaveValue(option);
    await expect(question(place, 'Student’s full name')).toHaveValue('आरव');
  };
  await visit('/classes');
  await applyFor('Grade 9');
  await question(place, 'Student’s full name').fill('आरव');
  await expectChosen('Grade9');
  await question(place, 'Class').selectOption({ label: 'LKG' });
  await page.reload();
  await expectChosen('LKG');
  for (const [label, option] of [
    ['Grade 10', ''],
    ['Grade 9', 'Grade9'],
  ] as const) {
    await goBack(page);
    await applyFor(label);
    await expectChosen(option);
  }
  await page.reload();
  await expectChosen('Grade9');

  await fillIn(place, enquiry, others);
  await tap(place.getByRole('button', { name: words.send }));
  await wake();
  await expect(way.sentAnswer(page, enquiry)).toBeVisible();
  await expectMailOf(enquiry, { ...others, class_name: 'Grade9' }, childName);
});
