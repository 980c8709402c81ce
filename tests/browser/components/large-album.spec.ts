import { measuredPhone } from '../support/traffic';
import { chromiumOptions } from '../engines/launch-options';
import { expect, test } from '../support/fixtures';

/** Distance below the viewport at which Chromium loads lazy images: https://web.dev/articles/browser-level-image-lazy-loading */
const LAZY_DISTANCE_PX = 1250;

test.use({ ...measuredPhone, launchOptions: chromiumOptions({ wholeBrowser: true }) });

test('a large album loads only photos in or near the viewport', async ({ page, visit }) => {
  await visit('/gallery');
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.add(request.url());
  });
  // It has 52.
  await page.getByRole('main').getByRole('link').filter({ hasText: 'Glimpses of Academic Year 2018-19' }).click();
  const opened = page.getByRole('dialog', { name: 'Glimpses of Academic Year 2018-19' });
  await expect(opened.getByRole('listitem').first().getByRole('img')).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  const photos = await opened.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { top } = item.getBoundingClientRect();
      return { isLoaded: item.querySelector('img')!.naturalWidth > 0, belowViewPx: top - innerHeight };
    }),
  );
  expect(photos.filter(({ belowViewPx, isLoaded }) => belowViewPx < 0 && !isLoaded)).toEqual([]);
  const far = photos.filter(({ belowViewPx }) => belowViewPx > LAZY_DISTANCE_PX);
  expect(far).not.toEqual([]);
  expect(far.filter(({ isLoaded }) => isLoaded)).toEqual([]);
  const shownOnPage = await page.evaluate(() => [
    ...[...document.images].map(({ currentSrc }) => currentSrc),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')].map(({ href }) => href),
  ]);
  expect([...requested].filter((address) => !shownOnPage.includes(address))).toEqual([]);
});
