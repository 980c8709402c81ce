import type { Locator, Page } from '@playwright/test';
import { href } from '../../../app/href';
import { sendFormPath } from '../../../forms/form-definition';
import { answersOf, fillIn, question } from '../support/answers';
import { arrive, enquiryDialog, expect, successDialog, test } from '../support/fixtures';
import { mailsWith, mailWith } from '../support/mailbox';
import { content, type FormOnScreen, shown } from '../support/content';
import { submissionIdOf, watchAlerts, watchSends } from '../support/sending';
import { dialogForm, enquiryForm, nameField, otherForm, readingScreen } from '../support/this-school';
import { testsAll } from '../support/tests-all';
import { words } from '../support/words';
import { answerWithoutCorsHeader, type Fate, fates } from './fates';

/** Matches a reference. A group without letters is shown in the digits of the school. */
const REFERENCE = words.reference(
  Array(3)
    .fill(`[a-f0-9${shown('0123456789')}]{4}`)
    .join('-'),
);

interface Place {
  name: string;
  asked: () => FormOnScreen;
  open: (page: Page, path: string) => Promise<Locator>;
}

const places: Place[] = [
  {
    name: 'the dialog',
    asked: () => ({ form: dialogForm(), path: readingScreen().path }),
    open: async (page, path) => {
      await page.goto(path);
      await expect(enquiryDialog(page)).toBeVisible();
      return begin(enquiryDialog(page));
    },
  },
  { name: 'the screen of the enquiry', asked: enquiryForm, open: openScreen },
  { name: 'the screen of another form', asked: otherForm, open: openScreen },
];

/*
 * The same script sends from everywhere. In the dialog, which most enquiries come from, we test every fate; on the two
 * screens one fate for each of the three outcomes. `npm run test:all` tests all of them.
 */
for (const [index, place] of places.entries()) {
  const tested = index === 0 || testsAll ? fates : fates.filter(({ seen }, at) => at === firstWith(seen));
  for (const fate of tested) testFate(place, fate);
}

test.describe('from a site that is built for a provider', () => {
  // The policy of such a site allows the provider’s origin.
  test.use({ bypassCSP: true });
  for (const place of testsAll ? places : places.slice(0, 1)) testFate(place, answerWithoutCorsHeader);
});

function firstWith(seen: Fate['seen']): number {
  return fates.findIndex((fate) => fate.seen === seen);
}

function testFate(place: Place, { name, arrange, afterSend, seen, stored, error, reason = '' }: Fate): void {
  test(`${name}, from ${place.name}: the visitor reads “${seen}”`, async ({ page, childName, expectProblem }) => {
    expectProblem(/send-form|Failed to load resource|INTERNET_DISCONNECTED|ERR_/);
    const alerts = watchAlerts(page);
    const sends = watchSends(page);
    const { form, path } = place.asked();
    const opened = await place.open(page, path);
    await arrange?.(page);
    await fillIn(opened, form, answersOf(form, childName));
    await opened.getByRole('button', { name: words.send }).click();
    await afterSend?.(page, childName);

    if (seen === 'stored') {
      await expect(successDialog(page, form)).toContainText(new RegExp(REFERENCE));
      expect(alerts).toEqual([]);
    } else {
      const summary = opened.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('heading')).toHaveText(
        seen === 'unsure' ? words.failure.unsureTitle : words.failure.title,
      );
      await expect(summary).toContainText(reason);
      await expect(summary).toContainText(words.form.nothingIsLost);
      const { whatsapp, phones } = content.school;
      await expect(summary.getByRole('link', { name: words.failure.whatsapp })).toHaveCount(whatsapp ? 1 : 0);
      await expect(summary.locator('a[href^="tel:"]')).toHaveCount(phones.length);
      if (seen === 'unsure')
        await expect(summary).toContainText(new RegExp(`${words.failure.safeToSendAgain} ${REFERENCE}`));
      expect(alerts).toHaveLength(1);
      if (error) {
        const { status, statusText, text } = error;
        expect(alerts).toEqual([`Oops... ${JSON.stringify({ status, statusText, url: href(sendFormPath), text })}`]);
      }
      await expect(question(opened, nameField(form))).toHaveValue(childName);
    }
    await expect.poll(async () => (await mailsWith(childName)).length).toBe(stored);
    if (seen === 'stored') return;

    await opened.getByRole('button', { name: words.form.tryAgain }).click();
    await expect(successDialog(page, form)).toBeVisible();
    // Only once, however often it was sent.
    await mailWith(childName);
    expect(new Set(await Promise.all(sends.map(submissionIdOf))).size).toBe(1);
  });
}

async function openScreen(page: Page, path: string): Promise<Locator> {
  await arrive(page, path);
  return begin(page.getByRole('main'));
}

/** The faults begin after the visitor has started to fill in the form and its script has come. */
async function begin(form: Locator): Promise<Locator> {
  await form.getByRole('textbox').first().focus();
  await expect(form.locator('[data-awake]')).toHaveCount(1);
  return form;
}
