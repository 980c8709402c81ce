import { drag } from '../support/finger';
import { banner, slides } from '../support/this-school';
import { expect, phone, tap, test } from './fixtures';
import { words } from '../support/words';

test.use(phone);

test('swiping changes the slide, and the carousel knows which is visible', async ({ page, visit, needs }) => {
  needs('finger');
  const { length: count } = slides(2);
  await visit('/');
  const carousel = page.getByRole('region', { name: words.home.carousel });
  const slide = (number: number) => carousel.getByRole('listitem', { name: words.carousel.position(number, count) });
  const { x, y, width, height } = (await slide(1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await drag(page, { x: x + width * 0.9, y: y + height / 2 }, { x: x + width * 0.1, y: y + height / 2 });
  await expect(slide(2)).toBeInViewport({ ratio: 0.95 });
  await expect(carousel.getByText(words.carousel.position(1, count))).toBeHidden();
});

test('the banner leads where the settings say', async ({ page, visit }) => {
  const { text, to } = banner();
  await visit('/');
  await tap(page.getByRole('link', { name: text }));
  await expect(page).toHaveURL(to);
});
