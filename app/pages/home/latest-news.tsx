import { currentNotices } from '../../../model/projections/news';
import type { ScreenOf } from '../../../model/concepts/site-content';
import { Notices } from '../news/notices';
import { shownNotice } from '../news/shown-notice';
import { href } from '../../href';
import { useSite } from '../../shell/site';
import page from '../page.module.css';

const MAX_NOTICES = 3;

/** Current notices without pictures, which would weigh more than the rest of Home. */
export function LatestNews({ screen: { path, data } }: { screen: ScreenOf<'news'> }) {
  const { language, today, notices: all } = useSite();
  const notices = currentNotices(all, today).slice(0, MAX_NOTICES);
  if (notices.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby="news">
      <h2 id="news">{data.title}</h2>
      <Notices notices={notices.map((notice) => shownNotice(notice, path, language))} headings="h3" />
      <p>
        <a href={href(path)}>{data.title}</a>
      </p>
    </section>
  );
}
