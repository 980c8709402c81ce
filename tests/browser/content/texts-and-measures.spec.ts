import { href } from '../../../app/href';
import { answersOf, fillIn } from '../support/answers';
import { content, isSpecifiedSchool } from '../support/content';
import { enquiryDialog, expect, test } from '../support/fixtures';
import { enquiry } from '../support/school';

// JavaScript is off, so that we test the built HTML.
test.use({ javaScriptEnabled: false });
test.skip(!isSpecifiedSchool, 'The specification is that of the school in content/.');

test.describe('on an arrival', () => {
  // JavaScript is on, because a script loads the form of the dialog.
  test.use({ javaScriptEnabled: true });

  test('the two dialogs at the root have the ids and texts of the specification', async ({ page, childName }) => {
    await page.goto('/our-mission');
    await expect(page.locator('dialog#enquiryModal button')).toContainText(['Send', 'Close']);
    await fillIn(enquiryDialog(page), enquiry, answersOf(enquiry, childName));
    await enquiryDialog(page).getByRole('button', { name: 'Send' }).click();
    const sentence = 'Your enquiry is sent successfuly. Our executive we be get in touch with you soon. Thank you..!!';
    const success = page.locator('dialog#enquirySuccessModal');
    await expect(success.getByText(sentence, { exact: true })).toHaveText(sentence);
    await expect(success.getByRole('button').last()).toHaveText('Close');
  });
});

test('every card of a class leads to the enquiry form', async ({ page }) => {
  await page.goto('/classes');
  await expect(page.getByRole('heading', { name: 'Our classes', level: 2 })).toBeVisible();
  const buttons = page.getByRole('main').getByRole('listitem').getByText('APPLY NOW', { exact: true });
  await expect(buttons).toHaveCount(content.classes.length);
  for (const each of await buttons.all())
    expect(new URL((await each.getAttribute('href')) ?? '', 'http://localhost').pathname).toBe(href('/enquiry-form'));
});

test('the tables have the columns of the specification', async ({ page }) => {
  // Locators also find the tables in closed details.
  const columnsOf = (table: number) => page.locator('main table').nth(table).locator('thead th');
  await page.goto('/academic-session');
  await expect(columnsOf(0)).toHaveText([
    'Vacation',
    'From',
    'School reopens for students',
    'School reopens for teachers',
  ]);
  await expect(columnsOf(1)).toHaveText(['Date', 'Day', 'Event']);
  await expect(columnsOf(2)).toHaveText([/III to V$/, /VI to VIII/, 'Dates', 'Open house']);
  await page.goto('/committee');
  for (const index of content.committees.keys())
    for (const [place, column] of ['Sr. No.', 'Name', 'Designation'].entries())
      await expect(columnsOf(index).nth(place)).toHaveText(column);
});

test('no committee names a pupil', () => {
  const pupils = content.committees
    .flatMap(({ members }) => members)
    .filter(({ designation }) => /head (boy|girl)|student/i.test(designation));
  for (const { name } of pupils) expect(name).toMatch(/\b(class|grade|std)\b/i);
});

test('the first row of every table is white on dark blue', async ({ page }) => {
  for (const path of ['/academic-session', '/committee', '/school-curriculum', '/mandetory-public']) {
    await page.goto(path);
    const colours = await page
      .locator('main thead th')
      .evaluateAll((cells) =>
        cells.map((cell) => [getComputedStyle(cell).backgroundColor, getComputedStyle(cell).color]),
      );
    expect(colours.length).toBeGreaterThan(2);
    for (const [background = '', text = ''] of colours) {
      const [red = 255, green = 255, blue = 255] = numbersIn(background);
      expect(blue, `${background} is a dark blue`).toBeGreaterThan(Math.max(red, green));
      expect(blue).toBeLessThan(128);
      expect(Math.min(...numbersIn(text)), `${text} is as good as white`).toBeGreaterThan(230);
    }
  }
});

test('pictures of a gallery and of an album have the size of the specification', async ({ page }) => {
  await page.goto('/about-infrastructure/facilities/science-lab');
  const images = page.getByRole('main').getByRole('listitem').getByRole('img');
  const [first, second] = [await images.nth(0).boundingBox(), await images.nth(1).boundingBox()];
  expect(first).toMatchObject({ width: 250, height: 180 });
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(250 + 15);

  await page.goto('/gallery');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  const photo = page.getByRole('dialog').getByRole('img').first();
  await expect(photo).toBeVisible();
  expect((await photo.boundingBox())?.height).toBe(170);
});

test('the map has the size of the specification and is never wider than the screen', async ({ page }) => {
  const [width, height] = [600, 450];
  await page.goto('/contact-us');
  await page.getByRole('main').locator('summary').click();
  const map = page.locator('iframe');
  await expect(map).toHaveAttribute('width', String(width));
  await expect(map).toHaveAttribute('height', String(height));
  expect(await map.boundingBox()).toMatchObject({ width, height });
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await map.boundingBox())?.width).toBeLessThanOrEqual(360);
});

function numbersIn(colour: string): number[] {
  return (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}
