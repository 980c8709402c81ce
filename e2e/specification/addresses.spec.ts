import { addresses, isAlbum } from '../addresses';
import { expect, test } from '../fixtures';

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

test('the site has the addresses of the route table, and no others but those of its albums', () => {
  const screens = addresses.map(({ path }) => path).filter((path) => !isAlbum(path));
  expect(screens.sort()).toEqual([...routes].sort());
});
