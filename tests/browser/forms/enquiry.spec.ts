import { answersOf, fillIn, question, untilBegun } from '../support/answers';
import { enquiryDialog, expect, successDialog, test } from '../support/fixtures';
import { holdRequests } from '../support/hold';
import { mailWith } from '../support/mailbox';
import { enquiry, words } from '../support/school';

test('the enquiry dialog hides before the success dialog opens', async ({ page, childName }) => {
  await page.goto('/our-vision');
  const turns = await page.evaluateHandle(() => {
    const ids: string[] = [];
    const note = (changes: MutationRecord[]) => ids.push(...changes.map(({ target }) => (target as Element).id));
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['open'] });
    return ids;
  });
  await expect(enquiryDialog(page)).toBeVisible();
  await fillIn(enquiryDialog(page), enquiry, answersOf(enquiry, childName));
  await enquiryDialog(page).getByRole('button', { name: words.send }).click();
  await expect(successDialog(page)).toBeVisible();
  expect((await turns.jsonValue()).slice(-2)).toEqual(['enquiryModal', 'enquirySuccessModal']);
});

test('when the scripts never come, Send looks busy and the browser itself sends after ten seconds', async ({
  page,
  childName,
}) => {
  const place = page.getByRole('main');
  await page.clock.install();
  await holdRequests(page, '**/assets/*.js');
  await page.goto('/enquiry-form');
  await page.clock.runFor(1000);
  await fillIn(place, enquiry, answersOf(enquiry, childName));
  await page.clock.pauseAt(Date.now() + 60_000);
  await place.getByRole('button', { name: words.send }).click();
  await expect(place.getByRole('button', { name: words.send })).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: 'Sent', level: 1 })).toBeVisible();
  await mailWith(childName);
});

test('Back to a form shows the latest choice, even if the late styles come late', async ({ page, visit }) => {
  const chosen = question(page.getByRole('main'), 'Class');
  await visit('/enquiry-form');
  await untilBegun(page.getByRole('main').locator('form'));
  await page.goto('/our-vision');
  await page.goto('/enquiry-form');
  await question(page.getByRole('main'), 'Student’s full name').fill('आरव');
  await chosen.selectOption('Grade9');

  await page.goBack();
  const giveStyles = await holdRequests(page, '**/assets/late-*.css');
  await page.goBack({ waitUntil: 'commit' });
  await expect(chosen).toHaveValue('Grade9');
  giveStyles();
  await page.waitForLoadState('load');
  await expect(chosen).toHaveValue('Grade9');
});

test('Close goes back to the page before, and the answers stay', async ({ page, visit }) => {
  const typed = question(page.getByRole('main'), 'Previous school');
  const apply = page.getByRole('link', { name: words.classes.applyFor('Grade 9'), exact: true });
  await visit('/classes');
  await apply.click();
  await typed.fill('None');
  await page.getByRole('main').getByRole('button', { name: words.close }).click();
  await expect(page).toHaveURL('/classes');
  await apply.click();
  await expect(typed).toHaveValue('None');
});
