import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import type { ScreenPath } from '../model/screen-files';
import { redirects } from './redirects';

/** One line a screen: its address, and the module in `pages/` that draws it. Its content is `content/screens/<address>`. */
const screens = [
  index('pages/home/home.tsx'),
  screen('/about-the-school', 'prose'),
  screen('/our-mission', 'prose'),
  screen('/our-vision', 'prose'),
  screen('/student-goals', 'prose'),
  screen('/chairmans-desk', 'prose'),
  screen('/principals-desk', 'prose'),
  screen('/classes', 'classes'),
  screen('/why-us', 'prose'),
  screen('/academic-session', 'tables'),
  screen('/admission-procedure', 'prose'),
  screen('/between-us-portal', 'prose'),
  screen('/teachers', 'teachers'),
  // With the id of an album behind it, the album is open.
  route('/gallery/:album?', 'pages/albums/albums.tsx', { id: '/gallery' satisfies ScreenPath }),
  screen('/career', 'form'),
  screen('/contact-us', 'contact'),
  screen('/enquiry-form', 'form'),
  screen('/committee', 'tables'),
  screen('/school-curriculum', 'documents'),
  screen('/mandetory-public', 'documents'),
  screen('/about-infrastructure/academic-blog', 'gallery'),
  screen('/about-infrastructure/classroom', 'gallery'),
  screen('/about-infrastructure/facilities/science-lab', 'gallery'),
  screen('/about-infrastructure/facilities/computer-lab', 'gallery'),
  screen('/about-infrastructure/facilities/maths-lab', 'gallery'),
  screen('/about-infrastructure/facilities/library', 'gallery'),
  screen('/about-infrastructure/facilities/music-room', 'gallery'),
  screen('/about-infrastructure/facilities/dance-room', 'gallery'),
  screen('/about-infrastructure/facilities/transportation', 'gallery'),
  screen('/about-infrastructure/sports', 'gallery'),
  ...redirects.map(({ from }) => route(from, 'pages/redirect.tsx', { id: `redirect ${from}` })),
  route('*', 'pages/redirect.tsx', { id: 'unknown address' }),
];

export default [layout('pages/screens.tsx', screens)] satisfies RouteConfig;

function screen(address: ScreenPath, page: string) {
  return route(address, `pages/${page}/${page}.tsx`, { id: address });
}
