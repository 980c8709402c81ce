import { addresses, isAlbum } from './addresses';
import { applicationOf, enquiryOf, fillIn } from './answers';
import { expect, phone, test } from './fixtures';
import { mailWith } from './mailbox';

const SENTENCE = 'Your enquiry is sent successfuly. Our executive we be get in touch with you soon. Thank you..!!';

test.use({ ...phone, javaScriptEnabled: false });

test('every screen can be read, and no dialog lies over it', async ({ page }) => {
  for (const { path } of addresses) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(150);
      await expect(page.getByRole('dialog')).toHaveCount(isAlbum(path) ? 1 : 0);
    });
  }
});

test('the menu opens behind its button and leads through dropdowns to the Science Lab', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Site', exact: true });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  for (const label of ['About', 'About the Infrastructure', 'Facility']) {
    await menu.getByText(label, { exact: true }).tap();
  }
  await menu.getByRole('link', { name: 'Science Lab' }).tap();
  await expect(page).toHaveURL('/about-infrastructure/facilities/science-lab');
  await expect(page.getByRole('heading', { name: 'Science Lab', level: 1 })).toBeVisible();
});

test('the accordion opens one panel at a time', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Our Vision' }).tap();
  await expect(page.getByRole('link', { name: 'Read our vision' })).toBeVisible();
  await expect(page.getByText('Long-Term')).toBeHidden();
});

test('an enquiry is sent, answered with a page that says so, and arrives', async ({ page, childName }) => {
  await page.goto('/enquiry-form');
  await fillIn(page.getByRole('main'), enquiryOf(childName));
  await page.getByRole('main').getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByText(SENTENCE, { exact: true })).toBeVisible();
  expect((await mailWith(childName)).text).toContain('Class:\nGrade5\n');
  await page.getByRole('link', { name: 'Back to the home page' }).tap();
  await expect(page).toHaveURL('/');
});

test('an application is sent and arrives', async ({ page, childName: applicantName }) => {
  await page.goto('/career');
  await fillIn(page.getByRole('main'), applicationOf(applicantName));
  await page.getByRole('main').getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByText(SENTENCE, { exact: true })).toBeVisible();
  expect((await mailWith(applicantName)).subject).toContain('Career application');
});

test('a form with mistakes comes back with everything kept, and can be corrected and sent', async ({
  page,
  childName,
  expectProblem,
}) => {
  expectProblem(/422/);
  const answers = enquiryOf(childName);
  await page.goto('/enquiry-form');
  await fillIn(page.getByRole('main'), { ...answers, 'Mobile number': '12345' });
  await page.getByRole('main').getByRole('button', { name: 'Send' }).tap();

  await expect(page).toHaveTitle(/^Error: There is one thing to correct/);
  await page.getByRole('link', { name: /^Enter a mobile number with 10 digits/ }).tap();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await expect(page.getByLabel('Mobile number')).toHaveValue('12345');
  await expect(page.getByLabel('Student’s full name')).toHaveValue(childName);
  await expect(page.getByLabel('Student’s date of birth')).toHaveValue('2016-02-29');
  await expect(page.getByLabel('Address')).toHaveValue('Near the old well\nमारुती मंदिर, देगलूर');
  await expect(page.getByLabel('Class')).toHaveValue('Grade5');

  await page.getByLabel('Mobile number').fill('98765 43210');
  // A person takes longer than the second that the endpoint asks one address to wait; this test comes from another one.
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `2001:db8:ffff:${childName.slice(-4)}::1` });
  await page.getByRole('button', { name: 'Send again' }).tap();
  await expect(page.getByText(SENTENCE, { exact: true })).toBeVisible();
  expect((await mailWith(childName)).text).toContain('Mobile number:\n98765 43210\n');
});

test('Close on the form leads Home and takes nothing typed along in the address', async ({ page }) => {
  await page.goto('/enquiry-form');
  await page.getByRole('main').getByLabel('Previous school').fill('None');
  await page.getByRole('main').getByRole('button', { name: 'Close' }).tap();
  await expect(page).toHaveURL(/\/\??$/);
});
