import { applicationOf, fillIn } from '../answers';
import { mailWith } from '../mailbox';
import { expect, phone, test } from './fixtures';

test.use(phone);

test('an application is sent and reaches the school’s mailbox with every answer', async ({
  page,
  visit,
  wake,
  way,
  childName: applicantName,
}) => {
  await visit('/career');
  await fillIn(page.getByRole('main'), applicationOf(applicantName));
  await page.getByRole('main').getByRole('button', { name: 'Send' }).tap();
  await wake();
  await expect(way.sentAnswer(page)).toBeVisible();
  const mail = await mailWith(applicantName);
  expect(mail.subject).toContain(`Career application: ${applicantName}, Teacher of Marathi`);
  for (const [label, value] of Object.entries(applicationOf(applicantName))) {
    expect(mail.text).toContain(`${label}:\n${value}\n`);
  }
});
