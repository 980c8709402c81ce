import { Accordion } from '../../components/accordion/accordion';
import { ButtonLink } from '../../components/button/button';
import { Carousel } from '../../components/carousel/carousel';
import { Picture, type PictureSource } from '../../components/picture/picture';
import { ContactBlock } from '../contact/contact-block';
import { Markdown } from '../../shell/markdown';
import { ScreenMeta } from '../../shell/screen-meta';
import { useSite } from '../../shell/site';
import { NOT_FOUND } from '../../../model/projections/pages/not-found';
import type { ScreenOf } from '../../../model/concepts/site-content';
import { newsScreen } from '../../../model/projections/news';
import { decoration } from '../../decoration';
import { href } from '../../href';
import { useWords } from '../../language';
import { FeedLink } from '../news/feed-link';
import type { PageProps } from '../page';
import page from '../page.module.css';
import { AdmissionBanner, DisclosureFloat } from './callouts';
import styles from './home.module.css';
import { LatestNews } from './latest-news';
import { Today } from './today';

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
        <h1>{heading ?? title}</h1>
        {quickLinks && (
          <ul className={styles.quickLinks}>
            {quickLinks.map(({ label, to }) => (
              <li key={to}>
                <a href={href(to)}>{label}</a>
              </li>
            ))}
          </ul>
        )}
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
            panels={welcome.accordion.map((panel) => ({ title: panel.title, content: <ValuesPanel {...panel} /> }))}
          />
        </section>
        <ContactBlock />
      </div>
      {settings.disclosureLink && <DisclosureFloat {...settings.disclosureLink} />}
    </>
  );
}

type Home = ScreenOf<'home'>['data'];

function Figures({ figures }: Pick<Home, 'figures'>) {
  const words = useWords();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures} aria-label={words.home.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Tiles({ tiles }: { tiles: readonly { title: string; to: string; picture: PictureSource }[] }) {
  const words = useWords();
  if (tiles.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby="facilities">
      <h2 id="facilities">{words.home.facilities}</h2>
      <ul className={styles.tiles}>
        {tiles.map(({ title, to, picture }) => (
          <li key={title}>
            <a className={styles.tile} href={href(to)}>
              <Picture picture={{ ...picture, alt: '' }} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ValuesPanel({ text, items }: Home['welcome']['accordion'][number]) {
  return (
    <>
      <Markdown text={text} />
      {items && (
        <dl className={styles.values}>
          {items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>
                <Markdown text={item.text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
