import { drag } from '../support/finger';
import { expect, phone, tap, test } from './fixtures';
import { words } from '../support/school';

test.use(phone);

test('swiping changes the slide, and the carousel knows which is visible', async ({ page, visit, needs }) => {
  needs('finger');
  await visit('/');
  const carousel = page.getByRole('region', { name: words.home.carousel });
  const slide = (number: number) => carousel.getByRole('listitem', { name: words.carousel.position(number, 4) });
  const { x, y, width, height } = (await slide(1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await drag(page, { x: x + width * 0.9, y: y + height / 2 }, { x: x + width * 0.1, y: y + height / 2 });
  await expect(slide(2)).toBeInViewport({ ratio: 0.95 });
  await expect(carousel.getByText(words.carousel.position(1, 4))).toBeHidden();
});

test('the banner leads where the settings say', async ({ page, visit }) => {
  await visit('/');
  await tap(page.getByRole('link', { name: 'Admission open for 2027-28' }));
  await expect(page).toHaveURL('/enquiry-form');
});
