import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { href } from '../../../app/href';
import { searchAddress } from '../../../app/search/search-address';
import type { SiteContent } from '../../../model/concepts/site-content';
import { pageFile, redirectFile, redirectsOf } from '../../../model/projections/pages/site-rules';
import { disclosureAddress, disclosureScreen } from '../../../model/projections/pages/disclosure';
import { NOT_FOUND } from '../../../model/projections/pages/not-found';
import { wordsIn } from '../../../words/words';
import { addressFor } from '../../../model/projections/pages/languages';
import { addressesInEveryLanguage } from '../support/addresses';
import { content, contents } from '../support/content';
import { enquiryDialog, expect, phone, test } from '../support/fixtures';

for (const site of contents) {
  const home = addressFor(site, '/');
  const old = site.settings.redirects ?? [];
  const albums = site.screens.filter(({ kind }) => kind === 'albums');
  const unknown = [addressFor(site, '/no-such-page'), ...albums.map(({ path }) => `${path}/no-such-album`)];
  const leads = [
    ...old.map((redirect) => ({ ...redirect, status: 301 })),
    ...old.slice(-1).map(({ from, to }) => ({ from: `${from}/`, to, status: 301 })),
    ...unknown.map((from) => ({ from, to: `${home}#${NOT_FOUND}`, status: 302 })),
  ];

  test(`in ${site.language}, old addresses lead to their screens, and unknown ones to Home`, async ({ request }) => {
    for (const { from, to, status } of leads) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status(), from).toBe(status);
      expect(answer.headers().location, from).toBe(href(to));
    }
  });
}

/** Goes to an unknown address on a host that responds with a 404 page of the site. */
async function goAstray(page: Page, site: SiteContent, answer: string): Promise<void> {
  const unknown = addressFor(site, '/no-such/page');
  await page.route(`**${href(unknown)}`, (route) =>
    route.fulfill({ status: 404, path: `build/client${pageFile(answer)}`, contentType: 'text/html' }),
  );
  await page.goto(unknown);
}

/** Home shows that the page was not found, with and without JavaScript. */
async function expectNotFound(page: Page, site: SiteContent): Promise<void> {
  await expect(page).toHaveURL(`${addressFor(site, '/')}#${NOT_FOUND}`);
  await expect(page.getByText(wordsIn[site.language].home.notFound)).toBeVisible();
}

test.describe('on other hosts', () => {
  test.beforeEach(({ expectProblem }) => expectProblem(/^network: 404|status of 404/));

  test('the 404.html in the root leads to Home in each language', async ({ page }) => {
    for (const site of contents) {
      await goAstray(page, site, '/404');
      await expectNotFound(page, site);
    }
  });

  test('the enquiry dialog opens after that', async ({ page }) => {
    test.skip(content.settings.enquiryDialog?.opens !== 'every-load', 'The school has no dialog on every arrival.');
    await goAstray(page, content, '/404');
    await expect(enquiryDialog(page)).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the 404.html of each language leads to its Home', async ({ page }) => {
      for (const site of contents) {
        await goAstray(page, site, addressFor(site, '/404'));
        await expectNotFound(page, site);
      }
    });
  });
});

test('an unknown address leads to the top of Home', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  for (const site of contents) {
    await page.goto(addressFor(site, '/no-such-page'));
    await expectNotFound(page, site);
    expect(await page.evaluate(() => scrollY), site.language).toBe(0);
  }
});

test('the build publishes pages and redirects, and no data, source maps or other bundler files', () => {
  const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`);
  const old = contents.flatMap(redirectsOf).map(({ from }) => redirectFile(from));
  const notFound = contents.map((site) => addressFor(site, '/404'));
  const pages = [...notFound, ...addressesInEveryLanguage.map(({ path }) => path)].map(pageFile);
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual([...old, ...pages].sort());
  const disclosures = contents.filter(disclosureScreen).map(disclosureAddress);
  const searched = contents.filter(({ screens }) => screens.some(({ kind }) => kind === 'search'));
  const data = [...searched.map(({ language }) => searchAddress(language)), ...disclosures];
  expect(files.filter((file) => /\.(data|json|map|rsc)$/.test(file)).sort()).toEqual(data.sort());
});
