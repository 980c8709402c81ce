import { answersOf, fillIn, question } from '../support/answers';
import { enquiryDialog, expect, test } from '../support/fixtures';
import { mailWith } from '../support/mailbox';
import { dialogForm, enquiryForm, gallery, nameField, otherText } from '../support/this-school';
import { serverWords, words } from '../support/words';

test('if a component throws during hydration, its form works without it and keeps the focus and the answers', async ({
  page,
  childName,
  expectProblem,
}) => {
  expectProblem(/./);
  const { form, path } = enquiryForm();
  await page.goto(path);
  const place = page.getByRole('main');
  // Without its props, the component throws when React hydrates the form.
  await page.evaluate(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-props]')) island.dataset.props = '{}';
  });
  await question(place, nameField(form)).focus();
  await expect(place.locator('[data-island]')).toHaveCount(0);
  await expect(question(place, nameField(form))).toBeFocused();
  await fillIn(place, form, answersOf(form, childName));
  await expect(question(place, nameField(form))).toHaveValue(childName);
  await place.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('link', { name: serverWords.backHome })).toBeVisible();
  await mailWith(childName);
});

test('a broken island script doesn’t stop the other islands of the page', async ({ page }) => {
  const form = dialogForm();
  const { path } = gallery(2);
  await page.route('**/assets/mail-form-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a broken script")' }),
  );
  await page.goto(path);
  await question(enquiryDialog(page), otherText(form)).fill('None');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('dialog', { name: words.photos.viewer })).toBeVisible();
});
