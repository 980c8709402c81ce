import type { Page, Route } from '@playwright/test';
import { href } from '../../../app/href';
import { sendFormPath } from '../../../forms/form-definition';
import { answersOf, fillIn, question } from '../support/answers';
import { enquiryDialog, expect, successDialog, test } from '../support/fixtures';
import { mailsWith, mailWith } from '../support/mailbox';
import { endpoint, submissionIdOf, watchAlerts, watchSends } from '../support/sending';
import { enquiry, words } from '../support/school';

/**
 * What can happen to a send in a real browser, what the visitor reads, and what the endpoint has stored by then. The unit tests of the form
 * have the answers of the endpoint, and `two-tabs.spec.ts` a connection that breaks.
 */
interface Fate {
  name: string;
  arrange?: (page: Page) => Promise<unknown>;
  afterSend?: (page: Page, childName: string) => Promise<unknown>;
  seen: 'stored' | 'not sent' | 'unsure';
  stored: 0 | 1;
  /** The reason that the summary gives for the failure. */
  reason?: string;
}

const once = (page: Page, handle: (route: Route) => unknown) => page.route(endpoint, handle, { times: 1 });

const fates: Fate[] = [
  {
    name: 'no answer in time, although it was stored',
    arrange: async (page) => {
      await page.clock.install();
      // Otherwise the form's time would pass while the mail is on its way.
      await page.clock.pauseAt(Date.now() + 60_000);
      await once(page, (route) => route.fetch());
    },
    afterSend: async (page, childName) => {
      await mailWith(childName);
      await page.clock.runFor(20_000);
      await expect(page.getByRole('button', { name: words.form.sending })).toBeVisible();
      await page.clock.runFor(6_000);
    },
    seen: 'unsure',
    stored: 1,
    reason: words.failure.timedOut,
  },
  {
    name: 'a phone that is offline',
    arrange: (page) => page.context().setOffline(true),
    afterSend: async (page) => {
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.context().setOffline(false);
    },
    seen: 'not sent',
    stored: 0,
  },
  {
    name: 'a page that is hidden and frozen until after the answer',
    arrange: (page) =>
      once(page, async (route) => {
        const devTools = await page.context().newCDPSession(page);
        await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
        await route.fulfill({ response: await route.fetch() });
        await devTools.send('Page.setWebLifecycleState', { state: 'active' });
      }),
    seen: 'stored',
    stored: 1,
  },
];

const REFERENCE = words.reference('[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}');

for (const { name, arrange, afterSend, seen, stored, reason = '' } of fates) {
  test(`${name}: the visitor reads “${seen}”`, async ({ page, childName, expectProblem }) => {
    expectProblem(/send-form|Failed to load resource|INTERNET_DISCONNECTED|ERR_/);
    const alerts = watchAlerts(page);
    const sends = watchSends(page);
    const opened = enquiryDialog(page);
    await page.goto('/our-vision');
    // The faults begin after the visitor has started to fill in the form and its script has come.
    await opened.getByRole('textbox').first().focus();
    await expect(opened.locator('[data-awake]')).toHaveCount(1);
    await arrange?.(page);
    await fillIn(opened, enquiry, answersOf(enquiry, childName));
    await opened.getByRole('button', { name: words.send }).click();
    await afterSend?.(page, childName);

    if (seen === 'stored') {
      await expect(successDialog(page)).toContainText(new RegExp(REFERENCE));
      expect(alerts).toEqual([]);
    } else {
      const summary = opened.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('heading')).toHaveText(
        seen === 'unsure' ? words.failure.unsureTitle : words.failure.title,
      );
      await expect(summary).toContainText(reason);
      await expect(summary).toContainText(words.form.nothingIsLost);
      await expect(summary.getByRole('link', { name: words.failure.whatsapp })).toHaveCount(1);
      await expect(summary.locator('a[href^="tel:"]')).toHaveCount(3);
      if (seen === 'unsure')
        await expect(summary).toContainText(new RegExp(`${words.failure.safeToSendAgain} ${REFERENCE}`));
      expect(alerts).toEqual([expect.stringContaining(`"url":"${href(sendFormPath)}"`)]);
      await expect(question(opened, 'Student’s full name')).toHaveValue(childName);
    }
    await expect.poll(async () => (await mailsWith(childName)).length).toBe(stored);
    if (seen === 'stored') return;

    await opened.getByRole('button', { name: words.form.tryAgain }).click();
    await expect(successDialog(page)).toBeVisible();
    // The mailbox has one mail, however often the form was sent.
    await mailWith(childName);
    expect(new Set(await Promise.all(sends.map(submissionIdOf))).size).toBe(1);
  });
}
