import type { Page } from '@playwright/test';
import { enquiryOf, fillIn } from './answers';
import { enquiryDialog, expect, test } from './fixtures';
import { mailWith } from './mailbox';

const THROWS = 'export default function Screen() { throw new Error("a screen that throws"); }';

test.describe('a screen that throws while React takes it over', () => {
  test('stays as it arrived, and its links work', async ({ page, expectProblem }) => {
    expectProblem(/a screen that throws/);
    await breakScreens(page, 'prose');
    await page.goto('/our-mission');
    const arrived = await page.getByRole('main').innerHTML();
    await closeDialogWhichWakes(page);

    // React tries once more at a click.
    await page.getByRole('main').click();
    expect(await page.getByRole('main').innerHTML()).toBe(arrived);
    await expect(page.locator('html')).not.toHaveAttribute('data-awake');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await expect(page).toHaveURL('/gallery');
  });

  test('still sends its form, by the browser itself', async ({ page, childName, expectProblem }) => {
    expectProblem(/a screen that throws/);
    await breakScreens(page, 'form');
    await page.goto('/enquiry-form');
    await closeDialogWhichWakes(page);
    await fillIn(page.getByRole('main'), enquiryOf(childName));
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
    expect((await mailWith(childName)).text).toContain('Class:\nGrade5\n');
  });
});

test.describe('a screen that cannot be shown after a move within the site', () => {
  test('says so, and loads as HTML if one tries again', async ({ page, visit, expectProblem }) => {
    expectProblem(/a screen that throws/);
    await breakScreens(page, 'prose');
    await visit('/gallery');
    await followFooter(page, 'Our Mission');
    const failed = page.getByRole('heading', { level: 1, name: 'This screen could not be shown' });
    await expect(failed).toBeFocused();
    await expect(page).toHaveTitle('This screen could not be shown');
    await expect(page.getByRole('main').getByRole('link', { name: /^[\d +]+$/ })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    );

    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Mission' })).toBeVisible();
    await expect(page).toHaveURL('/our-mission');
  });

  test('says so where the connection broke off, and leads on', async ({ page, visit, expectProblem }) => {
    expectProblem(/ERR_FAILED|Failed to fetch/);
    await page.route('**/our-mission.data*', (route) => route.abort());
    await visit('/gallery');
    await followFooter(page, 'Our Mission');
    await expect(page.getByRole('heading', { level: 1, name: 'This screen could not be shown' })).toBeVisible();
    await followFooter(page, 'Contact Us');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  });
});

/** Puts a component that throws in the place of a kind of page. */
async function breakScreens(page: Page, kind: string) {
  await page.route(`**/assets/${kind}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: THROWS }),
  );
}

/** The key press wakes the scripts. */
async function closeDialogWhichWakes(page: Page) {
  await expect(enquiryDialog(page)).toBeVisible();
  const thrown = page.waitForEvent('console', (message) => message.text().includes('a screen that throws'));
  await page.keyboard.press('Escape');
  await thrown;
  await expect(enquiryDialog(page)).toBeHidden();
}

async function followFooter(page: Page, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}
