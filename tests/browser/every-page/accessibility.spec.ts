import { pathOfForm } from '../../../model/projections/pages/form-screens';
import { axeFindings, usualWidths } from '../support/accessibility';
import { answersOf, fillIn } from '../support/answers';
import { content } from '../support/content';
import { enquiryDialog, expect, phone, successDialog, test } from '../support/fixtures';
import { endpoint, watchAlerts } from '../support/sending';
import { lowBullets } from '../support/text-faults';
import { dialogForm, deepestMenuLink, enquiryForm, gallery } from '../support/this-school';
import { words } from '../support/words';

test.use(phone);

test('axe finds nothing in the enquiry dialog as it opens', async ({ page }) => {
  dialogForm();
  await page.goto('/');
  await expect(enquiryDialog(page)).toBeVisible();
  expect(await axeFindings(page, usualWidths)).toEqual([]);
});

test('axe finds nothing in the open menu', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('button', { name: words.menu, exact: true }).tap();
  const menu = page.getByRole('navigation', { name: words.siteMenu, exact: true });
  const { dropdowns, link } = deepestMenuLink();
  for (const label of dropdowns) await menu.getByText(label, { exact: true }).tap();
  await expect(menu.getByRole('link', { name: link, exact: true })).toBeVisible();
  expect(await axeFindings(page, usualWidths)).toEqual([]);
});

for (const path of content.forms.flatMap(({ id }) => pathOfForm(content, id) ?? [])) {
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
  const { form, path } = enquiryForm();
  expectProblem(/500/);
  watchAlerts(page);
  await page.route(endpoint, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await visit(path);
  await fillIn(page.getByRole('main'), form, answersOf(form, childName));
  await page.getByRole('main').getByRole('button', { name: words.send }).tap();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expect(await axeFindings(page, usualWidths)).toEqual([]);

  await page.getByRole('button', { name: words.form.tryAgain }).tap();
  await expect(successDialog(page)).toBeVisible();
  expect(await axeFindings(page, usualWidths)).toEqual([]);
});

test('axe finds nothing in the photo viewer', async ({ page, visit }) => {
  await visit(gallery(1).path);
  await page.getByRole('main').getByRole('link').first().tap();
  await expect(page.getByRole('dialog', { name: words.photos.viewer }).getByRole('img').first()).toBeInViewport();
  expect(await axeFindings(page, usualWidths)).toEqual([]);
});
