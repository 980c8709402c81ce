import type { Route } from '@playwright/test';
import { addressOf } from '../../../app/href';
import { serverWordsIn } from '../../../words/words';
import { answersOf, fillIn, question } from '../support/answers';
import { enquiryDialog, expect, test } from '../support/fixtures';
import { expectMailOf, mailWith } from '../support/mailbox';
import { enquiry, mobileComplaint, words } from '../support/school';

test('if a component throws during hydration, its form works without it and keeps the focus and the answers', async ({
  page,
  childName,
  expectProblem,
}) => {
  expectProblem(/./);
  await page.goto('/enquiry-form');
  const place = page.getByRole('main');
  const name = question(place, 'Student’s full name');
  // Without its props, the component throws when React hydrates the form.
  await page.evaluate(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-props]')) island.dataset.props = '{}';
  });
  await name.focus();
  await expect(place.locator('[data-island]')).toHaveCount(0);
  await expect(name).toBeFocused();
  await fillIn(place, enquiry, answersOf(enquiry, childName));
  await expect(name).toHaveValue(childName);
  await place.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('link', { name: serverWordsIn.en.backHome })).toBeVisible();
  await mailWith(childName);
});

const broken = { contentType: 'text/javascript', body: 'throw new Error("a broken script")' };

for (const [state, answer, problem] of [
  ['don’t arrive', (route: Route) => route.abort(), /^network: \S+ \S+\.js$/],
  ['are broken', (route: Route) => route.fulfill(broken), /a broken script/],
] as const)
  test.describe(`if all script files ${state}`, () => {
    test.beforeEach(({ page, expectProblem }) => {
      expectProblem(problem);
      // The answer to the mistake in the first test, too.
      expectProblem(/Failed to load resource|422/);
      return page.route('**/assets/*.js', answer);
    });

    test('the browser sends an enquiry from its dialog, and the endpoint explains its mistake', async ({
      page,
      childName,
    }) => {
      const answers = answersOf(enquiry, childName);
      const dialog = enquiryDialog(page);
      await page.goto('/our-vision');
      await fillIn(dialog, enquiry, { ...answers, mobile_number: '12345' });
      await expect(page.locator('[data-awake]')).toHaveCount(0);
      await dialog.getByRole('button', { name: words.send }).click();
      const mobile = question(page.getByRole('main'), 'Mobile number');
      await expect(mobile).toHaveAccessibleDescription(mobileComplaint());
      await mobile.fill(answers.mobile_number ?? '');
      await page.getByRole('button', { name: serverWordsIn.en.sendAgain }).click();
      await expect(page.getByRole('link', { name: serverWordsIn.en.backHome })).toBeVisible();
      await expectMailOf(enquiry, answers, childName);
    });

    test('the search has a page, a photo its file, and a question its condition', async ({ page, visit }) => {
      await visit('/our-vision');
      await page.getByRole('banner').getByRole('button', { name: words.search.search, exact: true }).click();
      await page.keyboard.type('Contact Us');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').locator('[data-answer] a').first()).toContainText('Contact Us');

      await visit('/career');
      await question(page.getByRole('main'), 'Kind of work').selectOption('Teaching');
      await expect(question(page.getByRole('main'), 'Subject')).toBeVisible();

      await page.goto('/gallery/ashadhi');
      const photo = page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('link');
      const file = (await photo.getAttribute('href')) ?? '';
      await photo.click();
      await expect(page).toHaveURL(addressOf(file));
    });
  });

test('a broken island script doesn’t stop the other islands of the page', async ({ page }) => {
  await page.route('**/assets/mail-form-*.js', (route) => route.fulfill(broken));
  await page.goto('/about-infrastructure/classroom');
  await question(enquiryDialog(page), 'Previous school').fill('None');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('dialog', { name: words.photos.viewer })).toBeVisible();
});
