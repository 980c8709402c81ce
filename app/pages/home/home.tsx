import { Accordion } from '../../components/accordion/accordion';
import { ButtonLink } from '../../components/button/button';
import { Carousel } from '../../components/carousel/carousel';
import { Picture } from '../../components/picture/picture';
import { ContactBlock } from '../contact/contact-block';
import { Markdown } from '../../shell/markdown';
import { ScreenMeta } from '../../shell/screen-meta';
import { useSite } from '../../shell/site';
import { NOT_FOUND } from '../../../model/projections/pages/not-found';
import { newsScreen } from '../../../model/projections/news';
import { decoration } from '../../decoration';
import { href } from '../../href';
import { useWords } from '../../language';
import { FeedLink } from '../news/feed-link';
import type { PageProps } from '../page';
import page from '../page.module.css';
import { AdmissionBanner, DisclosureFloat } from './callouts';
import { Figures } from './figures';
import styles from './home.module.css';
import { LatestNews } from './latest-news';
import { Tiles } from './tiles';
import { Today } from './today';
import { ValuesPanel } from './values-panel';

export function HomePage({ screen, pictures }: PageProps<'home'>) {
  const words = useWords();
  const site = useSite();
  const { school, settings, isDrawn } = site;
  const { title, description, heading, quickLinks, slides, action, tiles, figures, welcome } = screen.data;
  const news = newsScreen(site);
  return (
    <>
      {news && <FeedLink path={news.path} title={news.data.title} />}
      <ScreenMeta title={title} description={description} isHome />
      <p id={NOT_FOUND} className={styles.notFound}>
        {words.home.notFound}
      </p>
      {settings.admissionBanner && <AdmissionBanner {...settings.admissionBanner} />}
      <Carousel
        label={words.home.carousel}
        intervalMs={settings.carouselIntervalMs}
        slides={slides.map(({ picture, sentence }, index) => {
          const source = pictures.source(picture, 'slide');
          return {
            id: source.src,
            content: (
              <div className={styles.slide}>
                <Picture picture={source} load={index === 0 ? 'now' : 'later'} />
                <p className={styles.sentence}>{sentence}</p>
              </div>
            ),
          };
        })}
      />
      <div className={styles.first}>
        <h1>{heading}</h1>
        <ul className={styles.quickLinks}>
          {quickLinks.map(({ label, to }) => (
            <li key={to}>
              <a href={href(to)}>{label}</a>
            </li>
          ))}
        </ul>
        <div className={styles.call}>
          <p className={styles.slogan}>{school.slogan}</p>
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </div>
        <Today />
      </div>
      <div className={page.sheet}>
        {news && <LatestNews screen={news} />}
        <Figures figures={figures} />
        <Tiles tiles={tiles.map((tile) => ({ ...tile, picture: pictures.source(tile.picture, 'tile') }))} />
        {isDrawn && <img className={styles.frieze} {...decoration('frieze')} alt="" loading="lazy" />}
        <section className={`${page.section} ${styles.welcome}`} aria-labelledby="welcome">
          <div className={page.section}>
            <h2 id="welcome">{welcome.title}</h2>
            <Markdown text={welcome.text} />
          </div>
          <Accordion
            name="welcome"
            panels={welcome.accordion.map(({ title: name, text, items }) => ({
              title: name,
              content: <ValuesPanel text={text} items={items} />,
            }))}
          />
        </section>
        <ContactBlock />
      </div>
      {settings.disclosureLink && <DisclosureFloat {...settings.disclosureLink} />}
    </>
  );
}
