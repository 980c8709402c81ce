import { ButtonLink } from '../../components/button/button';
import { Markdown } from '../../shell/markdown';
import { useSite } from '../../shell/site';
import { ScreenHead } from '../../shell/screen-head';
import { documentPath } from '../../../model/concepts/document';
import { documentOfNotice } from '../../../model/concepts/notice';
import { addressFor } from '../../../model/projections/pages/languages';
import { currentNotices, yearsOf } from '../../../model/projections/news';
import { decoration } from '../../decoration';
import { href } from '../../href';
import { useLanguage, useWords } from '../../language';
import { newsWordsIn } from '../../../words/words';
import { headOf, type PageProps } from '../page';
import sheet from '../page.module.css';
import { FeedLink } from './feed-link';
import { shownNotice } from './shown-notice';
import styles from './news.module.css';
import { Notices, type ShownNotice } from './notices';
import { type ShownDay, TornOffDay } from './torn-off-day';

/** A page with the current notices, with those of a year, or with one notice. */
export function NewsPage({ screen, page, pictures }: PageProps<'news'>) {
  const site = useSite();
  const { notices, language, today } = site;
  const newsWords = newsWordsIn[language];
  const { path } = screen;
  const links = [
    { label: screen.data.title, to: path },
    ...yearsOf(notices).map((year) => ({ label: year, to: `${path}/${year}` })),
  ];
  const notice = notices.find(({ id }) => id === page.subpage);
  const listed = page.subpage
    ? notices.filter(({ date }) => date.startsWith(`${page.subpage}-`))
    : currentNotices(notices, today);
  const head = page.subpage
    ? { title: notice?.title ?? page.title, pageTitle: page.title, description: page.description }
    : headOf({ screen, pictures });
  return (
    <>
      <FeedLink path={path} title={screen.data.title} />
      <ScreenHead {...head} {...(notice?.picture && { picture: pictures.source(notice.picture, 'section') })} />
      <div className={sheet.sheet}>
        {notice ? (
          <NoticeText
            {...shownNotice(notice, path, language)}
            text={notice.body}
            pdf={notice.pdf && addressFor(site, documentPath(documentOfNotice(notice)))}
          />
        ) : (
          <NoticeList notices={listed.map((each) => shownNotice(each, path, language, pictures))} />
        )}
        <nav className={`${styles.links} no-print`} aria-label={newsWords.earlier}>
          {links.map(({ label, to }) => (
            <a key={to} href={href(to)} aria-current={to === page.path ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <a href={href(`${path}.atom`)}>{newsWords.feed}</a>
        </nav>
      </div>
    </>
  );
}

function NoticeList({ notices }: { notices: readonly ShownNotice[] }) {
  const newsWords = newsWordsIn[useLanguage()];
  const { isDrawn } = useSite();
  if (notices.length > 0) return <Notices notices={notices} headings="h2" />;
  return (
    <div className={styles.empty}>
      <p>{newsWords.none}</p>
      {isDrawn && <img {...decoration('frieze')} alt="" loading="lazy" />}
    </div>
  );
}

interface NoticeTextProps extends ShownDay {
  /** Text of the notice in Markdown. */
  text: string;
  until?: string;
  pdf: string | undefined;
}

function NoticeText({ text, until, pdf, ...day }: NoticeTextProps) {
  const words = useWords();
  const newsWords = newsWordsIn[useLanguage()];
  return (
    <article className={styles.article}>
      <TornOffDay {...day} />
      <div className={styles.text}>
        {until && <p className={styles.until}>{newsWords.until(until)}</p>}
        <Markdown text={text} />
        {pdf && (
          <div>
            <ButtonLink to={pdf} target="_blank" rel="noopener">
              {newsWords.readPdf} <span className="visually-hidden">({words.opensInNewTab})</span>
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}
