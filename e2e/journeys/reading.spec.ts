import { addresses } from '../addresses';
import { expect, phone, test } from './fixtures';

test.use(phone);

test('every screen can be read', async ({ page }) => {
  for (const { path } of addresses) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' });
      // Not by their roles: an open album hides them from a screen reader.
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(150);
    });
  }
});

const leads = [
  { from: '/home', to: '/', heading: /SPLS/ },
  { from: '/enquiryForm', to: '/enquiry-form', heading: 'Enquiry Form' },
  { from: '/about-infrastructure', to: '/about-infrastructure/academic-blog', heading: 'Academic Blog' },
  {
    from: '/about-infrastructure/facilities/',
    to: '/about-infrastructure/facilities/science-lab',
    heading: 'Science Lab',
  },
  { from: '/no-such-page', to: '/', heading: /SPLS/ },
  { from: '/classes/grade-5', to: '/', heading: /SPLS/ },
  { from: '/about-infrastructure/no-such-room', to: '/', heading: /SPLS/ },
  { from: '/gallery/no-such-album', to: '/', heading: /SPLS/ },
  { from: '/index.php', to: '/', heading: /SPLS/ },
  { from: '/%E0%A4%86', to: '/', heading: /SPLS/ },
];

test('old addresses lead to their screens, and those that nobody knows lead Home', async ({ page }) => {
  for (const { from, to, heading } of leads) {
    await test.step(from, async () => {
      await page.goto(from, { waitUntil: 'commit' });
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }
});

const footerLinks = [
  { label: 'Our Vision', heading: 'Our Vision' },
  { label: "Chairman's Desk", heading: "Chairman's Desk" },
  { label: 'Between Us Portal', heading: 'Between Us Portal' },
  { label: 'Gallery', heading: 'Our Gallery' },
  { label: 'Our Mission', heading: 'Our Mission' },
  { label: 'Goals for Student', heading: 'Goals for Student' },
  { label: "Principal's Desk", heading: "Principal's Desk" },
  { label: 'Admission Procedure', heading: 'Admission Procedure' },
  { label: 'Teacher', heading: 'Our Teachers' },
  { label: 'Contact Us', heading: 'Contact Us' },
  { label: 'About Us', heading: 'About The School' },
  { label: 'Home', heading: /SPLS/ },
];

test('the footer leads from screen to screen, and waking leaves the reader at the same place', async ({
  page,
  visit,
  wake,
}) => {
  const footer = page.getByRole('contentinfo');
  await visit('/');
  for (const { label, heading } of footerLinks) {
    await test.step(label, async () => {
      await footer.getByRole('link', { name: label }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }
  const contacts = page.getByRole('heading', { name: 'Reach us' });
  await contacts.scrollIntoViewIfNeeded();
  await wake();
  await expect(contacts).toBeInViewport();
});

test('a document of the school opens in a tab of its own', async ({ page, context, visit, expectProblem }) => {
  // Chromium’s viewer for documents loads its own parts.
  expectProblem(/asks a third party: chrome(-extension)?:/);
  await visit('/school-curriculum');
  const [answer] = await Promise.all([
    context.waitForEvent('response', (response) => response.url().endsWith('.pdf')),
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'View Fees Details' }).tap(),
  ]);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await expect(page).toHaveURL('/school-curriculum');
});

test('the contact page has the map, the way there, and links for the telephone and for mail', async ({
  page,
  context,
  visit,
  expectProblem,
}) => {
  expectProblem(/asks a third party: https:\/\/www\.google\.com\/maps\/dir\//);
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Directions' }));
  await visit('/contact-us');
  const main = page.getByRole('main');
  await main.locator('iframe').scrollIntoViewIfNeeded();
  await expect(main.frameLocator('iframe').getByText('A map')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Open in your phone’s map' })).toHaveAttribute('href', /^geo:\d+\.\d+,/);
  await expect(main.locator('a[href^="tel:"]:visible')).toHaveCount(3);
  await expect(main.locator('a[href^="mailto:"]:visible')).toHaveCount(3);
  const [directions] = await Promise.all([
    context.waitForEvent('page'),
    main.getByRole('link', { name: 'Directions in Google Maps' }).tap(),
  ]);
  await expect(directions).toHaveURL(/^https:\/\/www\.google\.com\/maps\/dir\/.*destination=\d+\.\d+,\d+\.\d+/);
});
