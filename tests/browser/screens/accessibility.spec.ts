import { axeFindings, usualWidths } from '../support/accessibility';
import { answersOf, fillIn } from '../support/answers';
import { enquiryDialog, expect, phone, successDialog, test } from '../support/fixtures';
import { endpoint, watchAlerts } from '../support/sending';
import { lowBullets } from '../support/text-faults';
import { enquiry, toScienceLab, words } from '../support/school';

test.use(phone);

test('axe finds nothing in the enquiry dialog as it opens', async ({ page }) => {
  await page.goto('/');
  await expect(enquiryDialog(page)).toBeVisible();
  expect(await axeFindings(page, usualWidths)).toEqual([]);
});

test('axe finds nothing in the open menu', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('button', { name: words.menu, exact: true }).tap();
  const menu = page.getByRole('navigation', { name: words.siteMenu, exact: true });
  for (const label of toScienceLab) await menu.getByText(label, { exact: true }).tap();
  await expect(menu.getByRole('link', { name: 'Science Lab', exact: true })).toBeVisible();
  expect(await axeFindings(page, usualWidths)).toEqual([]);
});

for (const path of ['/enquiry-form', '/career']) {
  test(`axe finds nothing in the form of ${path} with errors`, { tag: '@quick' }, async ({ page, visit }) => {
    await visit(path);
    await page.getByRole('main').getByRole('button', { name: words.send }).tap();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    expect(await axeFindings(page, usualWidths)).toEqual([]);
    expect(await page.evaluate(lowBullets)).toEqual([]);
  });
}

test('axe finds nothing after a failure, nor in the success dialog', async ({
  page,
  visit,
  childName,
  expectProblem,
}) => {
  expectProblem(/500/);
  watchAlerts(page);
  await page.route(endpoint, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await visit('/enquiry-form');
  await fillIn(page.getByRole('main'), enquiry, answersOf(enquiry, childName));
  await page.getByRole('main').getByRole('button', { name: words.send }).tap();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expect(await axeFindings(page, usualWidths)).toEqual([]);

  await page.getByRole('button', { name: words.form.tryAgain }).tap();
  await expect(successDialog(page)).toBeVisible();
  expect(await axeFindings(page, usualWidths)).toEqual([]);
});

test('axe finds nothing in the photo viewer', async ({ page, visit }) => {
  await visit('/about-infrastructure/classroom');
  await page.getByRole('main').getByRole('link').first().tap();
  await expect(page.getByRole('dialog', { name: words.photos.viewer }).getByRole('img').first()).toBeInViewport();
  expect(await axeFindings(page, usualWidths)).toEqual([]);
});
