import type { Language } from '../../../words/languages';
import { contentAt } from '../../content.server';
import { pictureSource } from '../../pictures.server';
import { todayInIndia } from '../../../forms/calendar-date';
import type { Notice } from '../../../model/concepts/notice';
import { formatDay } from '../../../model/derived/dates';
import { beginningOf, currentNotices, newsScreen } from '../../../model/derived/news';
import type { ShownNotice } from './notices';

const ON_HOME = 3;

/** What Home tells. @throws Error if the school has no screen of news */
export function latestNews(url: URL) {
  const content = contentAt(url);
  const screen = newsScreen(content);
  if (!screen) throw new Error('A Home with news asks for a screen of kind “news”, and there is none.');
  const { path, data } = screen;
  // A picture of each would weigh more than all the rest of Home.
  const notices = currentNotices(content.notices, todayInIndia()).slice(0, ON_HOME);
  return {
    path,
    title: data.title,
    notices: notices.map((notice) => ({ ...shown(notice, path, content.language), picture: undefined })),
  };
}

/** @param path address of the screen of the news */
export function shown(notice: Notice, path: string, language: Language): ShownNotice {
  const { id, title, date, until, pinned, picture, body } = notice;
  const [day = '', month = '', year = ''] = formatDay(date, language).split(' ');
  return {
    path: `${path}/${id}`,
    title,
    date,
    day,
    month,
    year,
    isPinned: pinned ?? false,
    until: until && formatDay(until, language),
    beginning: beginningOf(body, 180),
    picture: picture && pictureSource(picture, 'section'),
  };
}
