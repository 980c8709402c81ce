import { expect, test } from '../fixtures';

// Galleries of the specification, section 2. With scripts off: what is tested is the built HTML.
test.use({ javaScriptEnabled: false });

const galleries = [
  { path: '/about-infrastructure/academic-blog', name: 'Academic Blog', count: 24 },
  { path: '/about-infrastructure/classroom', name: 'Classroom', count: 6 },
  { path: '/about-infrastructure/facilities/science-lab', name: 'Science Lab', count: 12 },
  { path: '/about-infrastructure/facilities/computer-lab', name: 'Computer Lab', count: 2 },
  { path: '/about-infrastructure/facilities/maths-lab', name: 'Maths Lab', count: 7 },
  { path: '/about-infrastructure/facilities/library', name: 'Library', count: 8 },
  { path: '/about-infrastructure/facilities/music-room', name: 'Music Room', count: 4 },
  { path: '/about-infrastructure/facilities/dance-room', name: 'Dance Room', count: 2 },
  { path: '/about-infrastructure/facilities/transportation', name: 'Transportation', count: 3 },
  { path: '/about-infrastructure/sports', name: 'Sports', count: 4 },
];

for (const { path, name, count } of galleries) {
  test(`the gallery ${name} has ${count} pictures, 250 by 180 and 15 apart`, async ({ page }) => {
    await page.goto(path);
    const images = page.getByRole('main').getByRole('listitem').getByRole('img');
    await expect(images).toHaveCount(count);
    const alts = await images.evaluateAll((all) => all.map((image) => image.getAttribute('alt') ?? ''));
    for (const [index, alt] of alts.entries()) expect(alt).toMatch(new RegExp(`^${name} Image ${index + 1}\\b`));

    const [first, second] = [await images.nth(0).boundingBox(), await images.nth(1).boundingBox()];
    expect(first).toMatchObject({ width: 250, height: 180 });
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(250 + 15);
  });
}

test('Our Gallery has its seven albums with their labels in their order', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Glimpses of Academic Year 2018-19',
    'Glimpses of Academic Year 2019-20',
    'Sports Day',
    'Hindi Diwas',
    'Science Exhibition',
    'Ashadhi',
    'Parents Teacher Meeting',
  ]);
  await expect(page.getByRole('main').getByText(/^\d+ Photos$/)).toHaveText(
    [52, 65, 35, 2, 3, 6, 3].map((count) => `${count} Photos`),
  );
});
