import { NOT_FOUND } from '../../../model/projections/pages/not-found';
import { MAP_HOST } from '../engines/launch-options';
import { content, headingOf, shown } from '../support/content';
import { needed, screenOf, screenWithDocuments } from '../support/this-school';
import { expect, phone, tap, test } from './fixtures';
import { words } from '../support/words';

test.use(phone);

const { redirects = [] } = content.settings;
const parents = content.screens
  .map(({ path }) => path.slice(0, path.lastIndexOf('/')))
  .filter((parent) => parent !== '' && !content.screens.some(({ path }) => path === parent));

const leads: { from: string; to: string; at?: string }[] = [
  ...redirects,
  ...redirects.slice(-1).map(({ from, to }) => ({ from: `${from}/`, to })),
  ...[
    '/no-such-page',
    ...content.screens.slice(1, 2).map(({ path }) => `${path}/no-such-part`),
    ...parents.slice(0, 1).map((parent) => `${parent}/no-such-room`),
    ...content.screens.filter(({ kind }) => kind === 'albums').map(({ path }) => `${path}/no-such-album`),
    '/index.php',
    '/%E0%A4%86',
  ].map((from) => ({ from, to: '/', at: `/#${NOT_FOUND}` })),
];

test(
  'old addresses lead to their screens, and those that nobody knows lead Home',
  { tag: '@links' },
  async ({ page }) => {
    for (const { from, to, at = to } of leads) {
      await test.step(from, async () => {
        await page.goto(from);
        await expect(page).toHaveURL(at);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(to));
      });
    }
  },
);

/** Home comes last, because the journey starts there. */
const footerLinks = [
  ...content.menu.footer
    .filter(({ to }) => to !== '/')
    .map(({ label, to }) => ({ name: shown(label), to, exact: true })),
  ...[content.menu.aboutUs ?? []].flat().map((to) => ({ name: words.footer.aboutUs, to, exact: false })),
  ...content.menu.footer
    .filter(({ to }) => to === '/')
    .map(({ label, to }) => ({ name: shown(label), to, exact: true })),
];

test('the footer leads from screen to screen', { tag: '@links' }, async ({ page, visit }) => {
  needed(footerLinks[0], 'link in its footer');
  const footer = page.getByRole('contentinfo');
  await visit('/');
  for (const { name, exact, to } of footerLinks) {
    await test.step(name, async () => {
      await tap(footer.getByRole('link', { name, exact }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(to));
    });
  }
});

test('a document of the school opens in a tab of its own', async ({ page, visit, needs }) => {
  needs('tabs');
  const { path } = screenWithDocuments();
  await visit(path);
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().endsWith('.pdf')),
    page.context().waitForEvent('page'),
    tap(
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${words.documents.view} `) })
        .first(),
    ),
  ]);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await expect(page).toHaveURL(path);
});

test('the contact page has links for the telephone and for mail', async ({ page, visit }) => {
  await visit(screenOf('contact').path);
  const main = page.getByRole('main');
  const inPhone = main.getByRole('link', { name: words.contact.openMap });
  if (content.school.location) await expect(inPhone).toHaveAttribute('href', /^geo:\d+\.\d+,/);
  else await expect(inPhone).toHaveCount(0);
  const contacts = main.getByRole('region', { name: words.contact.title });
  await expect(contacts.locator('a[href^="tel:"]').filter({ visible: true })).toHaveText(
    content.school.phones.map(({ number }) => shown(number)),
  );
  await expect(contacts.locator('a[href^="mailto:"]').filter({ visible: true })).toHaveText(
    content.school.emails.map(({ address }) => address),
  );
});

test('the contact page has the map and the way there', async ({ page, visit, needs, expectProblem }) => {
  test.skip(!content.school.location, 'The school does not say where it is on the map.');
  needs('foreign sites');
  const { path } = screenOf('contact');
  expectProblem(/asks a third party: https:\/\/www\.google\.com\/maps\/dir\//);
  // From Playwright, before a screenshot.
  expectProblem(/blocked an inline style/);
  const context = page.context();
  await context.route(`https://${MAP_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title><p>A map' }),
  );
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Directions' }));
  await visit(path);
  const main = page.getByRole('main');
  // No third-party request before the visitor opens the map.
  await expect(main.locator('iframe')).toBeHidden();
  await main.locator('summary').click();
  await main.locator('iframe').scrollIntoViewIfNeeded();
  await expect(main.frameLocator('iframe').getByText('A map')).toBeVisible();
  const wayThere = main.getByRole('link', { name: words.contact.directions });
  await wayThere.scrollIntoViewIfNeeded();
  // The map is another process. After scrolling, Chromium may send a tap to its old position, which can be over the link. A screenshot waits
  // for the next frame.
  await page.screenshot();
  const [directions] = await Promise.all([context.waitForEvent('page'), tap(wayThere)]);
  await expect(directions).toHaveURL(/^https:\/\/www\.google\.com\/maps\/dir\/.*destination=\d+\.\d+,\d+\.\d+/);
});
