import type { LoaderFunctionArgs } from 'react-router';
import { ButtonLink } from '../../components/button/button';
import { Prose } from '../../components/prose/prose';
import { pageAt, screenAt, contentAt } from '../../content.server';
import { toHtml } from '../../markdown.server';
import { pictureSource } from '../../pictures.server';
import { ScreenHead } from '../../shell/screen-head';
import { todayInIndia } from '../../../forms/calendar-date';
import { decorations } from '../../../model/derived/decorations';
import { documentPath } from '../../../model/concepts/document';
import { documentOfNotice } from '../../../model/concepts/notice';
import { addressFor } from '../../../model/derived/languages';
import { currentNotices, yearsOf } from '../../../model/derived/news';
import { useLanguage, useWords } from '../../language';
import { newsWordsIn } from '../../../words/words';
import { introOf } from '../intro.server';
import page from '../page.module.css';
import type { PageProps } from '../page-props';
import { FeedLink } from './feed-link';
import { shown } from './news.server';
import styles from './news.module.css';
import { Notices, type ShownNotice } from './notices';
import { type ShownDay, TornOffDay } from './torn-off-day';

export function loader({ url, params }: LoaderFunctionArgs) {
  const path = params.page ? url.pathname.slice(0, -`/${params.page}`.length) : url.pathname;
  const { title } = screenAt({ pathname: path }, 'news').data;
  const content = contentAt(url);
  const { notices, language } = content;
  const newsWords = newsWordsIn[language];
  const ways = [
    { label: newsWords.all, path },
    ...yearsOf(notices).map((year) => ({ label: year, path: `${path}/${year}` })),
  ];
  const news = { path, title, ways: ways.map((way) => ({ ...way, isShown: way.path === url.pathname })) };
  const notice = notices.find(({ id }) => id === params.page);
  if (notice) {
    return {
      ...news,
      head: {
        ...headOf(url),
        title: notice.title,
        picture: notice.picture && pictureSource(notice.picture, 'section'),
      },
      notice: {
        ...shown(notice, path, language),
        html: toHtml(notice.body, content),
        pdf: notice.pdf && addressFor(content, documentPath(documentOfNotice(notice))),
      },
    };
  }
  const listed = params.page
    ? notices.filter(({ date }) => date.startsWith(`${params.page}-`))
    : currentNotices(notices, todayInIndia());
  return {
    ...news,
    head: params.page ? headOf(url) : introOf(url, 'news'),
    notices: listed.map((each) => shown(each, path, language)),
  };
}

function headOf(url: URL) {
  const { title, description } = pageAt(url);
  return { title, pageTitle: title, description };
}

/** What is news, the notices of a year, or one notice. */
export default function NewsPage({ loaderData }: PageProps<typeof loader>) {
  const newsWords = newsWordsIn[useLanguage()];
  const { path, title, ways, head } = loaderData;
  return (
    <>
      <FeedLink path={path} title={title} />
      <ScreenHead {...head} />
      <div className={page.sheet}>
        {'notice' in loaderData ? <NoticeText {...loaderData.notice} /> : <NoticeList notices={loaderData.notices} />}
        <nav className={`${styles.ways} no-print`} aria-label={newsWords.earlier}>
          {ways.map(({ label, path: to, isShown }) => (
            <a key={to} href={to} aria-current={isShown ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <a href={`${path}.atom`}>{newsWords.feed}</a>
        </nav>
      </div>
    </>
  );
}

function NoticeList({ notices }: { notices: readonly ShownNotice[] }) {
  const newsWords = newsWordsIn[useLanguage()];
  if (notices.length > 0) return <Notices notices={notices} headings="h2" />;
  return (
    <div className={styles.empty}>
      <p>{newsWords.none}</p>
      <img {...decorations.dancers} alt="" loading="lazy" />
    </div>
  );
}

interface NoticeTextProps extends ShownDay {
  html: string;
  until?: string;
  pdf: string | undefined;
}

function NoticeText({ html, until, pdf, ...day }: NoticeTextProps) {
  const words = useWords();
  const newsWords = newsWordsIn[useLanguage()];
  return (
    <article className={styles.article}>
      <TornOffDay {...day} />
      <div className={styles.text}>
        {until && <p className={styles.until}>{newsWords.until(until)}</p>}
        <Prose html={html} />
        {pdf && (
          <div>
            <ButtonLink href={pdf} target="_blank" rel="noopener">
              {newsWords.readPdf} <span className="visually-hidden">({words.opensInNewTab})</span>
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}
