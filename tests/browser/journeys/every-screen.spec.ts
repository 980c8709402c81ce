import { expect, phone, test } from './fixtures';

test.use(phone);

/** Screen of each kind → texts in the order of the page. The accessibility trees have all texts, in one engine. */
const screens: Readonly<Record<string, readonly string[]>> = {
  '/': ['Playgroup to Grade 10', 'Fees', 'Admission', 'Holidays', 'Bus', 'Closed for rain', 'Welcome to SPLS'],
  '/about-infrastructure/facilities/transportation': ['Transportation', 'The buses leave', 'Market square'],
  '/academic-session': ['Diwali', 'Independence Day', 'Unit Test I', '2019-2020'],
  '/admission-procedure': [
    'takes ten steps',
    'Enquiry at the reception',
    'Welcome',
    'What to bring',
    'Withdrawal rules',
  ],
  '/alumni': ['Where they are now', 'A farmer', 'I learnt the sums of the canal here.', 'Mrs. Varsha Deshmukh'],
  '/career': ['Post you are applying for', 'Marital status', 'Kind of work', 'Roles and responsibilities'],
  '/classes': ['Grade 1', '6 to 7.5', '31,800', 'Reading by sound', '80 seats', 'Grade 10', '49,600'],
  '/contact-us': ['+91 00000 00001', '+91 00000 00002', '+91 00000 00003'],
  '/gallery': ['Our Gallery', 'Choose an album', 'Sports Day', '35 Photos', 'Ashadhi'],
  '/mandetory-public': [
    'General Information',
    '1131032',
    'State affiliation',
    'Fire safety certificate',
    'Annual report',
  ],
  '/news': ['News', 'Closed for rain', 'A third bus'],
  '/news/rain': ['Closed for rain', '20 November 2026', 'The buses do not run.'],
  '/search': ['Search', 'About The School', 'Contact Us'],
  '/teachers': ['Mrs. Varsha Deshmukh', 'Vice Principal', 'M.Sc. (Physics), B.Ed.', 'Peon'],
};

test('every kind of screen shows its texts in their order', async ({ page }) => {
  for (const [path, texts] of Object.entries(screens))
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await page.evaluate(openAllDetails);
      const visible = (await page.locator('main').innerText()).replace(/\s+/g, ' ').toLowerCase();
      let end = 0;
      for (const text of texts) {
        const start = visible.indexOf(text.toLowerCase(), end);
        expect.soft(start, `${text} on ${path}`).toBeGreaterThan(-1);
        end = start + text.length;
      }
    });
  await page.goto('/gallery/ashadhi');
  await expect(page.locator('dialog[open] li img').first()).toBeVisible();
});

/** Runs in the page. Without their name, the panels of an accordion can all be open. */
function openAllDetails(): void {
  for (const each of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    each.removeAttribute('name');
    each.open = true;
  }
}
