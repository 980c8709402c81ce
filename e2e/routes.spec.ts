import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const aliases = [
  { from: '/home', to: '/' },
  { from: '/enquiryForm', to: '/enquiry-form' },
  { from: '/about-infrastructure', to: '/about-infrastructure/academic-blog' },
  { from: '/about-infrastructure/facilities', to: '/about-infrastructure/facilities/science-lab' },
];

for (const { from, to } of aliases) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
  });

  test(`${from} leads to ${to} inside the browser, too, without a full load`, async ({ page, visit }) => {
    await visit('/about-the-school');
    await followInside(from, page);
    await expect(page).toHaveURL(to);
    await expect(page.locator('main h1')).not.toHaveText('About The School');
    expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true);
  });
}

for (const path of ['/enquiry-form/', '/about-infrastructure/sports/', '/home/', '/about-infrastructure/facilities/']) {
  test(`${path} with a slash at the end leads to the address without, for good`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    const target = aliases.find(({ from }) => `${from}/` === path)?.to ?? path.slice(0, -1);
    expect(answer.headers().location).toBe(target);
  });
}

test('an address that nobody knows leads Home inside the browser, too', async ({ page, visit }) => {
  await visit('/about-the-school');
  await followInside('/no-such-page', page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Life at the school' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true);
});

test('a missing file is a 404 and not a page', async ({ request }) => {
  const answer = await request.get('/pictures/no-such-picture.svg', { headers: { accept: 'image/*' } });
  expect(answer.status()).toBe(404);
});

/** Follows a link of the running text after its address was changed; links in the text are the router’s. */
async function followInside(path: string, page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
  const link = page.getByRole('main').getByRole('link').first();
  await link.evaluate((element, href) => element.setAttribute('href', href), path);
  await link.click();
}

test('once React is awake, a screen is fetched as soon as the pointer is on its link, without its HTML', async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit('/');
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our Vision' });
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse('**/our-vision.data');
  await link.hover();
  await fetched;
  await expect(page).toHaveURL('/');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
  expect(asked).not.toContain('/our-vision');
});
