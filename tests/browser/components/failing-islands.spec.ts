import { serverWordsIn } from '../../../words/words';
import { answersOf, fillIn, question } from '../support/answers';
import { enquiryDialog, expect, test } from '../support/fixtures';
import { mailWith } from '../support/mailbox';
import { enquiry, words } from '../support/school';

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

test('a broken island script doesn’t stop the other islands of the page', async ({ page }) => {
  await page.route('**/assets/mail-form-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a broken script")' }),
  );
  await page.goto('/about-infrastructure/classroom');
  await question(enquiryDialog(page), 'Previous school').fill('None');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('dialog', { name: words.photos.viewer })).toBeVisible();
});
