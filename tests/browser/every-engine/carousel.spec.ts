import { words } from '../support/school';
import { expect, phone, test } from '../journeys/fixtures';

test.use(phone);

test('Next and Previous change the slide and wrap around; Play and Pause start and stop the slides', async ({
  page,
  visit,
}) => {
  await visit('/');
  const carousel = page.getByRole('region', { name: words.home.carousel });
  const position = (number: number) => carousel.getByText(words.carousel.position(number, 4), { exact: true });
  const press = (name: string) => carousel.getByRole('button', { name }).click();
  await press(words.carousel.next);
  await expect(position(2)).toBeVisible();
  await press(words.carousel.previous);
  await expect(position(1)).toBeVisible();
  await press(words.carousel.previous);
  await expect(position(4)).toBeVisible();

  await press(words.carousel.play);
  await expect(position(1)).toBeVisible();
  await press(words.carousel.pause);
  await expect(carousel.getByRole('button', { name: words.carousel.play })).toBeVisible();
});
