import { answersOf, fillIn } from '../support/answers';
import { expectMailOf } from '../support/mailbox';
import { expect, phone, tap, test } from './fixtures';
import { career, words } from '../support/school';

test.use(phone);

test('another form is sent and arrives in the mailbox with every answer', async ({
  page,
  visit,
  wake,
  way,
  childName: applicantName,
}) => {
  const answers = answersOf(career, applicantName);
  await visit('/career');
  await fillIn(page.getByRole('main'), career, answers);
  await tap(page.getByRole('main').getByRole('button', { name: words.send }));
  await wake();
  await expect(way.sentAnswer(page, career)).toBeVisible();
  await expectMailOf(career, answers, applicantName);
});
