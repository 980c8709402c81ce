import type { APIRequestContext, Page } from '@playwright/test';
import { axeFindings } from './accessibility';
import { addresses } from './addresses';
import { expect, test } from './fixtures';

for (const { path, canonical } of addresses) {
  test(`${path} reads well, fits a small phone, prints, and all it points to is there`, async ({
    page,
    request,
    visit,
  }) => {
    // Each expectation is soft: one fault of a page must not hide the next.
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status()).toBe(200);
    await visit(path);
    await expect.soft(page).toHaveURL(path);
    // Not by their roles: an open album hides them from a screen reader.
    await expect.soft(page.locator('h1')).toHaveCount(1);
    await expect.soft(page.locator('main')).toHaveCount(1);
    expect.soft(await canonicalOf(page)).toEqual([canonical]);
    expect.soft(await brokenImagesOf(page), 'images that do not load or have no alt').toEqual([]);
    expect.soft(await deadLinksOf(page, request), 'dead links').toEqual([]);
    expect.soft(await axeFindings(page), 'what axe finds').toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBe(320);

    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.locator('h1')).toBeVisible();
    for (const name of ['Site', 'Reach the school'])
      await expect.soft(page.locator(`nav[aria-label="${name}"]`)).toBeHidden();
  });
}

test('no two pages have the same title or description, and none lacks one', async ({ request }) => {
  const pages = await Promise.all(addresses.map(async ({ path }) => (await request.get(path)).text()));
  const titles = pages.map((html) => /<title>(.+?)<\/title>/.exec(html)?.[1]);
  const descriptions = pages.map((html) => /<meta name="description" content="(.+?)"/.exec(html)?.[1]);
  for (const texts of [titles, descriptions]) {
    expect(texts.filter((text) => !text)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

/** The addresses that the page names as its own; there should be one. */
function canonicalOf(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="canonical"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Lazy images too: they are asked for at once. */
function brokenImagesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const decoded = await Promise.allSettled(images.map((image) => image.decode()));
    return images
      .filter((image, index) => decoded[index]?.status === 'rejected' || !image.hasAttribute('alt'))
      .map((image) => image.outerHTML);
  });
}

async function deadLinksOf(page: Page, request: APIRequestContext): Promise<string[]> {
  const links = new Set(await page.evaluate(() => [...document.links].map(({ href }) => href)));
  const dead: string[] = [];
  for (const link of links) if (!(await isAlive(new URL(link), page, request))) dead.push(link);
  return dead;
}

async function isAlive(link: URL, page: Page, request: APIRequestContext): Promise<boolean> {
  if (['tel:', 'mailto:', 'geo:'].includes(link.protocol)) return link.pathname.length > 3;
  // There is no network in a test; what can be said of another site is that it must be safe to go there.
  if (link.host !== new URL(page.url()).host) return link.protocol === 'https:';
  const text = await textOf(link.pathname, request);
  if (text === undefined) return false;
  return link.hash === '' || text.includes(` id="${decodeURIComponent(link.hash.slice(1))}"`);
}

/** What the site has at a path; each is asked for once in a worker. */
const texts = new Map<string, Promise<string | undefined>>();

/** @returns `undefined` for anything but a 200: content links to the address where a screen really is. */
function textOf(path: string, request: APIRequestContext): Promise<string | undefined> {
  const known = texts.get(path);
  if (known) return known;
  const asked = request
    .get(path, { maxRedirects: 0 })
    .then(async (answer) => (answer.status() === 200 ? answer.text() : undefined));
  texts.set(path, asked);
  return asked;
}
