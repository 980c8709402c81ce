import { drag } from '../finger';
import { expect, phone, test } from './fixtures';

test.use(phone);

test('the accordion has Our Values open, and opens one panel at a time', async ({ page, visit, wake }) => {
  await visit('/');
  const panel = (title: string) => page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) });
  const isOpen = (title: string) => expect(panel(title)).toHaveAttribute('open');
  const isClosed = (title: string) => expect(panel(title)).not.toHaveAttribute('open');
  await isOpen('Our Values');
  await expect(panel('Our Values')).toContainText(/Innovative.*Open.*Committed.*Long-Term/s);
  await isClosed('Our Mission');
  await isClosed('Our Vision');

  await page.getByRole('heading', { name: 'Our Vision' }).tap();
  await wake();
  await isOpen('Our Vision');
  await expect(page.getByRole('link', { name: 'Read our vision' })).toBeVisible();
  await isClosed('Our Values');
  await isClosed('Our Mission');
});

test('a finger pushes the slides on, and waking leaves the slide in sight and knows which it is', async ({
  page,
  visit,
  wake,
}) => {
  await visit('/');
  const carousel = page.getByRole('region', { name: 'Life at the school' });
  const slide = (number: number) => carousel.getByRole('listitem', { name: `${number} of 10` });
  const { x, y, width, height } = (await slide(1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await drag(page, { x: x + width * 0.9, y: y + height / 2 }, { x: x + width * 0.1, y: y + height / 2 });
  await expect(slide(2)).toBeInViewport({ ratio: 0.95 });
  await wake();
  await expect(slide(2)).toBeInViewport({ ratio: 0.95 });
  await expect(carousel.getByText('1 of 10')).toBeHidden();
});

test('the banner leads to the enquiry form', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('link', { name: /^Admission open/ }).tap();
  await expect(page).toHaveURL('/enquiry-form');
});
