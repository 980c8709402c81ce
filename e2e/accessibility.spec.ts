import { axeFindings } from './accessibility';
import { enquiryOf, fillIn } from './answers';
import { enquiryDialog, expect, phone, successDialog, test } from './fixtures';
import { endpoint, watchAlerts } from './sending';

test.use(phone);

test('axe finds nothing in the enquiry dialog as it opens', async ({ page }) => {
  await page.goto('/');
  await expect(enquiryDialog(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing in the open menu', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const menu = page.getByRole('navigation', { name: 'Site', exact: true });
  for (const label of ['About', 'About the Infrastructure', 'Facility'])
    await menu.getByText(label, { exact: true }).tap();
  await expect(menu.getByRole('link', { name: 'Science Lab' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

for (const path of ['/enquiry-form', '/career']) {
  test(`axe finds nothing in the form of ${path} with errors`, async ({ page, visit }) => {
    await visit(path);
    await page.getByRole('main').getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
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
  await fillIn(page.getByRole('main'), enquiryOf(childName));
  await page.getByRole('main').getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(successDialog(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing in an open album', async ({ page, visit }) => {
  await visit('/gallery');
  await page.getByRole('link', { name: 'Ashadhi' }).tap();
  await expect(page.getByRole('dialog', { name: 'Ashadhi' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
