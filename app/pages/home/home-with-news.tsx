import type { LoaderFunctionArgs } from 'react-router';
import { newsWordsIn } from '../../../words/words';
import { useLanguage } from '../../language';
import { latestNews } from '../news/news.server';
import { FeedLink } from '../news/feed-link';
import { Notices } from '../news/notices';
import page from '../page.module.css';
import type { PageProps } from '../page-props';
import { HomeScreen } from './home-screen';
import { homeAt } from './home.server';

export function loader({ url }: LoaderFunctionArgs) {
  return { home: homeAt(url), news: latestNews(url) };
}

/** Home of a school that has news: a module of its own, so that no other school’s Home carries their styles. */
export default function HomeWithNews({ loaderData: { home, news } }: PageProps<typeof loader>) {
  const newsWords = newsWordsIn[useLanguage()];
  const latest = news.notices.length > 0 && (
    <section className={page.section} aria-labelledby="news">
      <h2 id="news">{news.title}</h2>
      <Notices notices={news.notices} headings="h3" />
      <p>
        <a href={news.path}>{newsWords.all}</a>
      </p>
    </section>
  );
  return (
    <>
      <FeedLink {...news} />
      <HomeScreen home={home} news={latest} />
    </>
  );
}
