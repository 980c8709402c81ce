import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { contentOfBuild } from '../model/reading/content-of-build';
import { newsScreen } from '../model/derived/news';
import type { Screen, SiteContent } from '../model/concepts/site-content';

const contents = contentOfBuild();

/**
 * Each file in `content/screens/` is a screen at its own address, in each language of the school; the module in `pages/` that draws it has the name of its
 * kind. Any other address leads to Home.
 */
export default [
  ...contents.flatMap((content) => content.screens.map((screen) => routeOf(screen, content))),
  ...contents
    .flatMap(({ settings }) => settings.redirects ?? [])
    .map(({ from }) => route(from, 'pages/redirect.tsx', { id: `redirect ${from}` })),
  route('*', 'pages/redirect.tsx', { id: 'unknown address' }),
] satisfies RouteConfig;

function routeOf({ path, kind }: Screen, content: SiteContent) {
  const page = `pages/${kind}/${kind}.tsx`;
  const home = newsScreen(content) ? 'pages/home/home-with-news.tsx' : page;
  if (path === '/') return index(home);
  if (kind === 'home') return route(path, home, { id: path });
  // With the id of a notice or a year behind it, that is shown.
  if (kind === 'news') return route(`${path}/:page?`, page, { id: path });
  // With the id of an album behind it, the album is open.
  return route(kind === 'albums' ? `${path}/:album?` : path, page, { id: path });
}
