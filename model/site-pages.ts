import { words } from '../words/en';
import type { SiteContent } from './site-content';

export interface SitePage {
  /** Address, for example `/gallery/sports-day`. */
  path: string;
  title: string;
  description: string;
}

/** Every page of the site: each screen, and each album of the gallery below it. */
export function sitePages({ school, screens }: Pick<SiteContent, 'school' | 'screens'>): SitePage[] {
  return screens.flatMap((screen) => {
    const { title, description } = screen.data;
    const page = { path: screen.path, title, description };
    if (screen.kind !== 'albums') return [page];
    const albums = screen.data.albums.map((album) => ({
      path: `${screen.path}/${album.id}`,
      title: words.photos.albumPageTitle(album.title, title),
      description: words.photos.albumPageDescription(album.title, school.name, album.pictures.length),
    }));
    return [page, ...albums];
  });
}
