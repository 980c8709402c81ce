import { answersOf, fillIn } from '../support/answers';
import { expectMailOf } from '../support/mailbox';
import { otherForm } from '../support/this-school';
import { expect, phone, tap, test } from './fixtures';
import { words } from '../support/words';

test.use(phone);

test('another form is sent and arrives in the mailbox with every answer', async ({
  page,
  visit,
  wake,
  way,
  childName: applicantName,
}) => {
  const { form, path } = otherForm();
  const answers = answersOf(form, applicantName);
  await visit(path);
  await fillIn(page.getByRole('main'), form, answers);
  await tap(page.getByRole('main').getByRole('button', { name: words.send }));
  await wake();
  await expect(way.sentAnswer(page, form)).toBeVisible();
  await expectMailOf(form, answers, applicantName);
});
