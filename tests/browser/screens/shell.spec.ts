import { href } from '../../../app/href';
import { hoursOfShift } from '../../../model/projections/dates/school-hours';
import { content, menuLines, shown } from '../support/content';
import { expect, test } from '../support/one-tab';
import { words } from '../support/words';

// JavaScript is off, so that these tests see the built HTML.
test.use({ javaScriptEnabled: false });

const { menu, settings } = content;
const school = shown(content.school);

test('the header has the registrations, the disclosure link and the menu of the content', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const inHeader = school.registrations.filter(({ shownInHeader }) => shownInHeader);
  for (const { label, number } of inHeader) await expect(header.getByText(`${label} ${number}`)).toBeVisible();
  const links = [settings.disclosureLink].filter((link) => link !== undefined);
  for (const { text, to } of links)
    await expect(header.getByRole('link', { name: shown(text), exact: true })).toHaveAttribute('href', href(to));
  const nav = page.getByRole('navigation', { name: words.siteMenu, exact: true });
  const entries = await nav.locator('li > a, summary').evaluateAll((all) =>
    all.map((entry) => {
      const dropdowns: string[] = [];
      const inside = entry.matches('summary') ? entry.parentElement?.parentElement : entry;
      for (let around = inside?.closest('details'); around; around = around.parentElement?.closest('details'))
        dropdowns.unshift(around.querySelector('summary')?.textContent ?? '');
      return [...dropdowns, entry.textContent ?? ''].join(' › ');
    }),
  );
  expect(entries).toEqual(shown(menuLines(menu.header)));
});

test('the footer has its links in order, the year, the version, and external links', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(
    menu.footer.map(({ label }) => shown(label)),
  );
  for (const [index, { to }] of menu.footer.entries())
    await expect(footer.getByRole('navigation').getByRole('link').nth(index)).toHaveAttribute('href', href(to));
  await expect(footer.getByRole('link', { name: words.footer.aboutUs })).toBeVisible();
  await expect(footer).toContainText(shown(`© ${school.copyrightYear} ${school.name} · ${school.version}`));
  const others = [school.social, school.developer].filter((other) => other !== undefined);
  const outside = footer.locator('a[target="_blank"]');
  await expect(outside).toHaveCount(others.length);
  for (const [index, { url }] of others.entries()) await expect(outside.nth(index)).toHaveAttribute('href', url);
  await expect(footer.getByText(words.footer.developedBy)).toHaveCount(school.developer ? 1 : 0);
});

for (const { path } of content.screens.filter(({ kind }) => ['home', 'form', 'contact'].includes(kind))) {
  test(`${path} has the address, the telephones and the e-mail links of the content`, async ({ page }) => {
    await page.goto(path);
    const contacts = page.getByRole('main').getByRole('region', { name: words.contact.title });
    await expect(contacts.locator('address')).toContainText(school.address.pin);
    await expect(contacts.locator('address')).toContainText(school.address.street);
    await expect(contacts.locator('a[href^="tel:"]')).toHaveText(school.phones.map(({ number }) => number));
    await expect(contacts.locator('li', { has: page.locator('a[href^="mailto:"]') })).toHaveText(
      school.emails.map(({ label, address }) => `${label}: ${address}`),
    );
    for (const shift of school.shifts ?? [])
      await expect(contacts).toContainText(shown(`${shift.label}: ${hoursOfShift(shift, content.language)}`));
  });
}
