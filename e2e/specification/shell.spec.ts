import { expect, test } from '../fixtures';

// Texts and figures of the specification, sections 1, 2 and 9. With scripts off: what is tested is the built HTML.
test.use({ javaScriptEnabled: false });

const menuLabels = [
  'Home',
  'About',
  'About The School',
  'About the Infrastructure',
  'Academic Blog',
  'Class Room',
  'Facility',
  'Science Lab',
  'Computer Lab',
  "Math's Lab",
  'Library',
  'Music Room',
  'Dance Room',
  'Transportation',
  'Sports',
  'Our Mission',
  'Our Vision',
  'Goals for SPLS Student',
  "Chairman's Desk",
  "Principal's Desk",
  'Classes',
  'Admission',
  'Why Choose SPLS',
  'Admission Procedure',
  'Between Us Portal',
  'Committee',
  'School Curriculum & Data',
  'Teacher',
  'Gallery',
  'Enquiry Form',
  'Career',
  'Contact Us',
];

const footerLabels = [
  'Home',
  'Our Vision',
  "Chairman's Desk",
  'Between Us Portal',
  'Gallery',
  'Our Mission',
  'Goals for Student',
  "Principal's Desk",
  'Admission Procedure',
  'Teacher',
  'Contact Us',
];

test('the header has the affiliation line, the disclosure link and the whole menu in its order', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByText('1131032')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Mandatory Public Disclosure' })).toHaveAttribute(
    'href',
    '/mandetory-public',
  );
  const menu = page.getByRole('navigation', { name: 'Site', exact: true });
  await expect(menu.locator('a, summary')).toHaveText(menuLabels);
});

test('the menu is nested as the specification has it', async ({ page }) => {
  await page.goto('/');
  const items = (label: string) =>
    page
      .getByRole('navigation', { name: 'Site', exact: true })
      .locator('details', { has: page.locator(':scope > summary', { hasText: label }) })
      .last()
      .locator('a, summary');
  await expect(items('Facility')).toHaveText(menuLabels.slice(6, 14));
  await expect(items('About the Infrastructure')).toHaveText(menuLabels.slice(3, 14));
  await expect(items('Admission')).toHaveText(menuLabels.slice(21, 27));
});

test('the footer has its links in their order, 2019, the version, a social link and the developer', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(footerLabels);
  await expect(footer.getByRole('link', { name: 'About Us' })).toBeVisible();
  await expect(footer).toContainText('2019');
  await expect(footer).toContainText('Version 1.1');
  const outside = footer.locator('a[target="_blank"]');
  await expect(outside).toHaveCount(2);
  await expect(footer.getByText('Developed by').getByRole('link')).toHaveAttribute('target', '_blank');
});

test('the two dialogs at the root have the ids and texts of the specification', async ({ page }) => {
  await page.goto('/our-mission');
  await expect(page.locator('dialog#enquiryModal button')).toContainText(['Send', 'Close']);
  await expect(page.locator('dialog#enquirySuccessModal p')).toHaveText(
    'Your enquiry is sent successfuly. Our executive we be get in touch with you soon. Thank you..!!',
  );
  await expect(page.locator('dialog#enquirySuccessModal button').last()).toHaveText('Close');
});

for (const path of ['/', '/career', '/contact-us']) {
  test(`${path} has the address with PIN 431717, three telephones and three e-mail links`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('address')).toContainText('431717');
    await expect(main.locator('address ~ *, li').locator('a[href^="tel:"]')).toHaveCount(3);
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(3);
    await expect(main.locator('li', { has: page.locator('a[href^="mailto:"]') })).toHaveText([
      /^Admin/,
      /^Principal/,
      /^Front desk executive|^FDE/i,
    ]);
  });
}

test('the map is 600 by 450 and never wider than the screen', async ({ page }) => {
  await page.goto('/contact-us');
  const map = page.locator('iframe');
  await expect(map).toHaveAttribute('width', '600');
  await expect(map).toHaveAttribute('height', '450');
  expect(await map.boundingBox()).toMatchObject({ width: 600, height: 450 });
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await map.boundingBox())?.width).toBeLessThanOrEqual(360);
});
