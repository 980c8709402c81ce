import type { Language } from '../../../words/languages';
import { newsWordsIn, wordsIn } from '../../../words/words';
import type { Screen, ScreenOf, SiteContent } from '../../concepts/site-content';
import { formatDay } from '../dates/dates';
import { beginningOf, yearsOf } from '../news';

export interface SitePage {
  /** Address, for example `/gallery/sports-day`. */
  path: string;
  /** The screen that the page shows, whole or in part. */
  screen: Screen;
  /** Last segment of the address if the page is below its screen: id of an album or a notice, or a year. */
  subpage?: string;
  title: string;
  description: string;
}

/** Every page of the site: screens, albums, notices and years of news. */
export function sitePages({
  language,
  school,
  screens,
  notices,
}: Pick<SiteContent, 'language' | 'school' | 'screens' | 'notices'>): SitePage[] {
  const words = wordsIn[language];
  return screens.flatMap((screen) => {
    const { title, description } = screen.data;
    const page = { path: screen.path, screen, title, description };
    if (screen.kind === 'news') return [page, ...newsPages(screen, school.name, notices, language)];
    if (screen.kind !== 'albums') return [page];
    const albums = screen.data.albums.map((album) => ({
      ...subpageOf(screen, album.id),
      title: words.photos.albumPageTitle(album.title, title),
      description: words.photos.albumPageDescription(album.title, school.name, album.pictures.length),
    }));
    return [page, ...albums];
  });
}

function newsPages(
  screen: ScreenOf<'news'>,
  schoolName: string,
  notices: SiteContent['notices'],
  language: Language,
): SitePage[] {
  const newsWords = newsWordsIn[language];
  const say = (day: string) => formatDay(day, language);
  const years = yearsOf(notices).map((year) => ({
    ...subpageOf(screen, year),
    title: newsWords.ofYear(screen.data.title, year),
    description: newsWords.archiveDescription(schoolName, year),
  }));
  const each = notices.map(({ id, title, date, body }) => ({
    ...subpageOf(screen, id),
    title: newsWords.titleOnDay(title, say(date)),
    description: beginningOf(`${newsWords.noticeOf(schoolName, say(date))} ${body}`, 170),
  }));
  return [...years, ...each];
}

function subpageOf(screen: Screen, subpage: string) {
  return { path: `${screen.path}/${subpage}`, screen, subpage };
}
