import type { Page, Route } from '@playwright/test';
import { href } from '../../../app/href';
import { askedFields } from '../../../forms/asked-fields';
import { answersOf, fillIn, question } from '../support/answers';
import { content, shown } from '../support/content';
import { expect, successDialog, test } from '../support/fixtures';
import { holdRequests } from '../support/hold';
import { mailWith } from '../support/mailbox';
import { endpoint, submissionIdOf, watchAlerts, watchSends } from '../support/sending';
import { enquiryForm, nameField, needed } from '../support/this-school';
import { words } from '../support/words';

const failures = [
  {
    name: 'the server is down',
    answer: (route: Route) => route.abort('connectionrefused'),
    alert: { status: 0, statusText: 'No connection', text: 'Failed to fetch' },
    title: words.failure.unsureTitle,
    inWords: words.failure.unreachable,
  },
  {
    name: 'the server answers 500',
    answer: (route: Route) => route.fulfill({ status: 500, body: 'Something broke' }),
    alert: { status: 500, statusText: 'Internal Server Error', text: 'Something broke' },
    title: words.failure.unsureTitle,
    inWords: words.failure.serverTrouble,
  },
  {
    name: 'the server answers 400',
    answer: (route: Route) => route.fulfill({ status: 400, body: 'The Public Key is invalid' }),
    alert: { status: 400, statusText: 'Bad Request', text: 'The Public Key is invalid' },
    title: words.failure.title,
    inWords: words.failure.refused,
  },
];

/** What is said before the number of seconds. */
const [waitingText = ''] = words.form.waiting(1).split(/\p{Nd}/u);

for (const { name, answer, alert, title, inWords } of failures) {
  test(`when ${name}, an alert says so, and Try again sends the same enquiry`, async ({
    page,
    visit,
    childName,
    expectProblem,
  }) => {
    expectProblem(/send-form|Failed to load resource/);
    const alerts = watchAlerts(page);
    const sends = watchSends(page);
    await page.route(endpoint, answer, { times: 1 });
    await visit(enquiryForm().path);
    await sendEnquiry(page, childName);

    const summary = page.getByRole('main').getByRole('alert');
    await expect(summary).toBeFocused();
    const { status, statusText, text } = alert;
    expect(alerts).toEqual([
      `Oops... ${JSON.stringify({ status, statusText, url: href('/api/v1.0/email/send-form'), text })}`,
    ]);
    await expect(summary).toContainText(title);
    await expect(summary).toContainText(inWords);
    await expect(summary).toContainText(words.form.nothingIsLost);
    await expect(summary.locator('a[href^="tel:"]')).toHaveCount(content.school.phones.length);
    await expect(question(page.getByRole('main'), nameField(enquiryForm().form))).toHaveValue(childName);

    await summary.getByRole('button', { name: words.form.tryAgain }).click();
    await expect(successDialog(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(sends).toHaveLength(2);
    expect(await submissionIdOf(sends[1])).toBe(await submissionIdOf(sends[0]));
    await mailWith(childName);
  });
}

test('when the form was not sent, WhatsApp opens with every answer filled in', async ({
  page,
  context,
  visit,
  childName,
  expectProblem,
}) => {
  needed(content.school.whatsapp, 'number for WhatsApp');
  expectProblem(/send-form|Failed to load resource|wa\.me/);
  watchAlerts(page);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.route(endpoint, (route) => route.abort());
  await visit(enquiryForm().path);
  await sendEnquiry(page, childName);

  const [whatsapp] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: words.failure.whatsapp }).click(),
  ]);
  await whatsapp.waitForURL('https://wa.me/**');
  const text = new URL(whatsapp.url()).searchParams.get('text');
  const { form } = enquiryForm();
  const answers = answersOf(form, childName);
  for (const { name, label, kind } of askedFields(form, answers))
    if (kind === 'text') expect(text).toContain(`${shown(label)}: ${answers[name]}`);
});

test('when many send from one address, the page says that it waits, sends at last, and nobody is alarmed', async ({
  page,
  visit,
  childName,
  expectProblem,
}) => {
  expectProblem(/429/);
  const alerts = watchAlerts(page);
  const sends = watchSends(page);
  await page.clock.install();
  await page.route(endpoint, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '5' } }), { times: 2 });
  await visit(enquiryForm().path);
  const send = await fillInEnquiry(page, childName);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send();

  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: waitingText })).toBeInViewport();
  await expect(main.getByRole('button', { name: words.form.sending })).toBeVisible();
  await expect(question(main, nameField(enquiryForm().form))).toHaveValue(childName);
  expect(sends).toHaveLength(1);
  await page.clock.runFor(10_000);
  await expect.poll(() => sends.length).toBe(2);
  await expect(main.getByRole('status').filter({ hasText: waitingText })).toBeInViewport();
  await page.clock.runFor(10_000);
  await expect(successDialog(page)).toBeVisible();
  await expect(page.getByText(waitingText)).toHaveCount(0);
  expect(alerts).toEqual([]);
  expect(new Set(await Promise.all(sends.map(submissionIdOf))).size).toBe(1);
  await mailWith(childName);
});

test('leaving while the page waits sends nothing more, and what was typed is there on return', async ({
  page,
  visit,
  childName,
  expectProblem,
}) => {
  expectProblem(/429/);
  const alerts = watchAlerts(page);
  const sends = watchSends(page);
  await page.route(endpoint, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '30' } }));
  await visit(enquiryForm().path);
  await sendEnquiry(page, childName);
  await expect(page.getByText(waitingText)).toBeVisible();
  await visit('/');
  await visit(enquiryForm().path);
  await expect(question(page.getByRole('main'), nameField(enquiryForm().form))).toHaveValue(childName);
  await expect(page.getByText(waitingText)).toHaveCount(0);
  expect(sends).toHaveLength(1);
  expect(alerts).toEqual([]);
});

test('when no answer comes for 25 seconds, an alert says so and Try again sends', async ({
  page,
  visit,
  childName,
}) => {
  const alerts = watchAlerts(page);
  await page.clock.install();
  // The route is taken and never answered.
  await page.route(endpoint, () => undefined, { times: 1 });
  await visit(enquiryForm().path);
  const send = await fillInEnquiry(page, childName);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send();
  await expect(page.getByRole('main').getByRole('button', { name: words.form.sending })).toBeVisible();
  await page.clock.runFor(20_000);
  expect(alerts).toEqual([]);
  await page.clock.runFor(6_000);

  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toContainText(words.failure.timedOut);
  expect(alerts).toEqual([
    `Oops... {"status":0,"statusText":"Timed out","url":"${href('/api/v1.0/email/send-form')}","text":"No answer within 25 seconds"}`,
  ]);
  await summary.getByRole('button', { name: words.form.tryAgain }).click();
  await expect(successDialog(page)).toBeVisible();
  await mailWith(childName);
});

test('when the scripts never come, Send looks busy and is done by the browser after ten seconds', async ({
  page,
  childName,
}) => {
  await page.clock.install();
  await holdRequests(page, '**/assets/*.js');
  await page.goto(enquiryForm().path);
  await page.clock.runFor(1000);
  const send = await fillInEnquiry(page, childName);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send();
  await expect(page.getByRole('main').getByRole('button', { name: words.send })).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: shown(enquiryForm().form.sent.title), level: 1 })).toBeVisible();
  await mailWith(childName);
});

async function sendEnquiry(page: Page, childName: string): Promise<void> {
  const send = await fillInEnquiry(page, childName);
  await send();
}

/** @returns presses Send */
async function fillInEnquiry(page: Page, childName: string): Promise<() => Promise<void>> {
  const { form } = enquiryForm();
  await fillIn(page.getByRole('main'), form, answersOf(form, childName));
  return () => page.getByRole('main').getByRole('button', { name: words.send }).click();
}
