import type { Page } from '@playwright/test';
import { answersOf, fillIn, question, untilBegun } from '../support/answers';
import { expect, successDialog, test } from '../support/fixtures';
import { mailWith } from '../support/mailbox';
import { endpoint, submissionIdOf, watchAlerts, watchSends } from '../support/sending';
import { enquiry, words } from '../support/school';

const NAME = 'Student’s full name';
const sendButton = (page: Page) => page.getByRole('main').getByRole('button', { name: words.send });

test('two children in a tab and its copy are two enquiries, and a retry in the first tab is none', async ({
  page,
  childName,
  visit,
  expectProblem,
}) => {
  expectProblem(/send-form|Failed to load resource|ERR_/);
  watchAlerts(page);
  await visit('/enquiry-form');
  const first = page.getByRole('main');
  await untilBegun(first);
  await fillIn(first, enquiry, answersOf(enquiry, childName));
  const sends = watchSends(page);
  await page.route(endpoint, async (route) => (await route.fetch(), route.abort('connectionreset')), { times: 1 });
  await sendButton(page).click();
  await expect(first.getByRole('alert')).toContainText(words.failure.unsureTitle);

  // A window that a page opens has a copy of its `sessionStorage`, as a duplicated tab has.
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open(location.href))]);
  const second = copy.getByRole('main');
  await untilBegun(second);
  await expect(question(second, NAME)).toHaveValue(childName);
  const otherChild = `${childName} Other`;
  await question(second, NAME).fill(otherChild);
  const sendsOfCopy = watchSends(copy);
  await sendButton(copy).click();
  await expect(successDialog(copy)).toBeVisible();

  await first.getByRole('button', { name: words.form.tryAgain }).click();
  await expect(successDialog(page)).toBeVisible();
  await mailWith(otherChild);
  const [id, retry] = await Promise.all(sends.map(submissionIdOf));
  expect(retry).toBe(id);
  expect(await submissionIdOf(sendsOfCopy[0])).not.toBe(id);
});
