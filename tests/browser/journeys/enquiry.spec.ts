import type { Locator } from '@playwright/test';
import { type Answers, answersOf, fillIn, question } from '../support/answers';
import { expectMailOf } from '../support/mailbox';
import { enquiry, mobileComplaint, words } from '../support/school';
import { scriptsOn } from '../support/ways';
import { enquiryDialog, expect, phone, tap, tapAt, test } from './fixtures';

test.use(phone);

test(
  'an enquiry with a mistake is explained, keeps all that was typed, and once corrected arrives with every answer',
  { tag: '@quick' },
  async ({ page, visit, wake, way, childName, expectProblem }) => {
    if (way.mistakeProblem) expectProblem(way.mistakeProblem);
    const answers = { ...answersOf(enquiry, childName), mobile_number: '12345' };
    const place = page.getByRole('main');
    const mobile = question(place, 'Mobile number');
    await visit('/enquiry-form');
    await fillIn(place, enquiry, answers);
    await tap(place.getByRole('button', { name: words.send }));
    await wake();

    await expect(page).toHaveTitle(new RegExp(`^${words.form.errorTitlePrefix}`));
    await expect(place.getByRole('alert')).toContainText(words.form.errorSummary(1));
    await tap(place.getByRole('alert').getByRole('link', { name: mobileComplaint() }));
    await expect(mobile).toBeFocused();
    await expect(mobile).toHaveAccessibleDescription(mobileComplaint());
    await expectTyped(place, answers);

    await mobile.fill('98765 43210');
    await tap(way.sendAgain(page));
    const sent = way.sentAnswer(page, enquiry);
    await expect(sent.getByText(enquiry.sent.sentence, { exact: true })).toBeVisible();
    await expect(sent).toContainText(new RegExp(words.spokenNumber(String.raw`\d{3} \d{3}`)));
    await expectMailOf(enquiry, { ...answers, mobile_number: '98765 43210' }, childName);
    await tap(way.leaveSentAnswer(page, enquiry));
    await expect(sent).toBeHidden();
  },
);

test('an enquiry is sent from a page that the browser has translated, with every answer', async ({
  page,
  visit,
  wake,
  way,
  childName,
  expectProblem,
}) => {
  test.skip(way.mistakeProblem !== undefined, 'without an island nothing re-renders');
  // React reports a hydration mismatch and re-renders.
  expectProblem(/Minified React error #418/);
  const answers = answersOf(enquiry, childName);
  const place = page.getByRole('main');
  await visit('/enquiry-form');
  await translate(place);
  await question(place, 'Previous school').focus();
  // React may re-render between the driver's focus and typing.
  if (way === scriptsOn) await wake();
  await fillIn(place, enquiry, answers);
  await tap(place.getByRole('button', { name: words.send }));
  await wake();
  await expect(way.sentAnswer(page, enquiry)).toBeVisible();
  await expectMailOf(enquiry, answers, childName);
});

test('Close on the form leads Home, without input in the URL', async ({ page, visit, way }) => {
  test.skip(way.runsScripts, 'a script of the page goes back instead');
  await visit('/enquiry-form');
  await question(page.getByRole('main'), 'Previous school').fill('None');
  await tap(page.getByRole('main').getByRole('button', { name: words.close }));
  await expect(page).toHaveURL(/\/\??$/);
});

test.describe('in the enquiry dialog', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'without JavaScript no dialog opens');

  test('input and focus survive hydration, and an enquiry arrives with every answer', async ({
    page,
    wake,
    way,
    childName,
  }) => {
    const answers = answersOf(enquiry, childName);
    const dialog = enquiryDialog(page);
    await page.goto('/our-vision');
    await fillIn(dialog, enquiry, answers);
    await question(dialog, 'Previous school').focus();
    await wake();
    await expectTyped(dialog, answers);
    await expect(question(dialog, 'Previous school')).toBeFocused();

    await tap(dialog.getByRole('button', { name: words.send }));
    await expect(way.sentAnswer(page, enquiry).getByText(enquiry.sent.sentence, { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectMailOf(enquiry, answers, childName);
  });

  test('one tap on ×, on Close or beside it closes it; a tap inside does not', async ({ page, way }) => {
    test.skip(way !== scriptsOn, 'the dialog needs no script file');
    const close = enquiryDialog(page).getByRole('button', { name: words.close });
    const taps = {
      '×': () => tap(close.first()),
      Close: () => tap(close.last()),
      'beside it': () => tapAt(page, 180, 4),
    };
    for (const [place, leave] of Object.entries(taps)) {
      await test.step(place, async () => {
        await page.goto('/');
        await tap(enquiryDialog(page).getByRole('heading', { name: enquiry.title }));
        await expect(enquiryDialog(page)).toBeVisible();
        await leave();
        await expect(enquiryDialog(page)).toBeHidden();
      });
    }
  });
});

async function expectTyped(place: Locator, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers))
    await expect(place.locator(`[name="${name}"]`)).toHaveValue(answer);
}

/** Simulates the browser's translation, which wraps each text in an element. */
async function translate(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('option, textarea'))) {
      const translated = document.createElement('font');
      translated.textContent = text.textContent;
      text.parentNode?.replaceChild(translated, text);
    }
  });
}
