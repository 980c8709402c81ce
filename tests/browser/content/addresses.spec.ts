import { NOT_FOUND } from '../../../model/projections/pages/not-found';
import { href } from '../../../app/href';
import { addresses } from '../support/addresses';
import { isSpecifiedSchool } from '../support/content';
import { expect, test } from '../support/fixtures';
import { factsOfCode } from './what-the-specification-fixes';

test.skip(!isSpecifiedSchool, 'The specification is that of the school in content/.');

// Screens that the office has added are reported by `report.ts`, and fail no test.
test('the site has every address of the route table', () => {
  const missing = factsOfCode.routes.filter((route) => !addresses.some(({ path }) => path === route));
  expect(missing).toEqual([]);
});

test('other spellings and parents of screens lead to their screens', async ({ request }) => {
  for (const { from, to } of factsOfCode.redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(`${answer.status()} ${answer.headers().location}`, from).toBe(`301 ${href(to)}`);
  }
});

test('an unknown address redirects to Home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(`/#${NOT_FOUND}`);
});
