import type { Language } from '../../../words/languages';
import type { Notice } from '../../../model/concepts/notice';
import { formatDay } from '../../../model/projections/dates/dates';
import { beginningOf } from '../../../model/projections/news';
import type { Pictures } from '../pictures';
import type { ShownNotice } from './notices';

/** Props of a notice. @param path address of the news screen @param pictures if left out, the notice has no picture */
export function shownNotice(notice: Notice, path: string, language: Language, pictures?: Pictures): ShownNotice {
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
    picture: picture && pictures?.source(picture, 'section'),
  };
}
