import { enquiryDialog, expect, phone, test } from '../support/fixtures';
import { holdRequests } from '../support/hold';
import { jumpsOf, watchJumps } from '../support/jumps';

const LATE = '**/assets/late-*.css';

test.use(phone);

test('a page is complete without late styles, its dialog waits for them, and nothing jumps', async ({ page }) => {
  await watchJumps(page);
  const stylesCome = await holdRequests(page, LATE);
  await page.goto('/', { waitUntil: 'commit' });
  const bar = page.getByRole('navigation').getByRole('link').last();
  await expect(bar).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // The picture has loaded, so the first view is complete.
  await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty('complete', true);
  await expect(page.getByRole('dialog')).toBeHidden();

  stylesCome();
  await expect(enquiryDialog(page)).toBeVisible();
  await expect(enquiryDialog(page)).toHaveCSS('border-top-width', '3px');
  await expect(enquiryDialog(page).getByRole('textbox').first()).toHaveCSS('border-top-width', '2px');
  expect(await jumpsOf(page)).toBeLessThan(0.001);
});
