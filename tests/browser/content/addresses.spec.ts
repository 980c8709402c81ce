import { href } from '../../../app/href';
import { addresses } from '../support/addresses';
import { content, isSpecifiedSchool, screenAt } from '../support/content';
import { expect, test } from '../support/fixtures';

test.skip(!isSpecifiedSchool, 'The specification is that of the school in content/.');

const routes = [
  '/',
  '/about-the-school',
  '/our-mission',
  '/our-vision',
  '/student-goals',
  '/chairmans-desk',
  '/principals-desk',
  '/classes',
  '/why-us',
  '/academic-session',
  '/admission-procedure',
  '/between-us-portal',
  '/teachers',
  '/gallery',
  '/career',
  '/contact-us',
  '/enquiry-form',
  '/committee',
  '/school-curriculum',
  '/mandetory-public',
  '/about-infrastructure/academic-blog',
  '/about-infrastructure/classroom',
  '/about-infrastructure/facilities/science-lab',
  '/about-infrastructure/facilities/computer-lab',
  '/about-infrastructure/facilities/maths-lab',
  '/about-infrastructure/facilities/library',
  '/about-infrastructure/facilities/music-room',
  '/about-infrastructure/facilities/dance-room',
  '/about-infrastructure/facilities/transportation',
  '/about-infrastructure/sports',
];

const redirects = [
  { from: '/home', to: '/' },
  { from: '/enquiryForm', to: '/enquiry-form' },
  { from: '/about-infrastructure', to: '/about-infrastructure/academic-blog' },
  { from: '/about-infrastructure/facilities', to: '/about-infrastructure/facilities/science-lab' },
];

// The office may add screens.
test('the site has every address of the route table', () => {
  const missing = routes.filter((route) => !addresses.some(({ path }) => path === route));
  expect(missing).toEqual([]);
});

test('other spellings and parents of screens lead to their screens', async ({ request }) => {
  for (const { from, to } of redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(`${answer.status()} ${answer.headers().location}`, from).toBe(`301 ${href(to)}`);
  }
});

test('the school has the numbers by which the board, the state and the post know it', () => {
  const { registrations, address, founded } = content.school;
  expect(registrations.find(({ label }) => label.startsWith('CBSE Aff'))?.number).toBe('1131032');
  expect([address.pin, founded]).toEqual(['431717', 2018]);
});

test('Home has ten slides of three seconds, and a floating link to the disclosure', () => {
  expect(screenAt('/', 'home').slides).toHaveLength(10);
  expect(content.settings.carouselIntervalMs).toBe(3000);
  expect(content.settings.disclosureLink?.to).toBe('/mandetory-public');
});
