import { Accordion } from '../../components/accordion/accordion';
import { ButtonLink } from '../../components/button/button';
import { Carousel } from '../../components/carousel/carousel';
import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { screenAt } from '../../content.server';
import { toHtml, toHtmlIfAny } from '../../markdown.server';
import { pictureSource } from '../../pictures.server';
import { ContactBlock } from '../../shell/contact-block';
import { ScreenMeta } from '../../shell/screen-head';
import { useSite } from '../../shell/use-site';
import { decorations } from '../../../model/decorations';
import { words } from '../../../words/en';
import page from '../page.module.css';
import type { Route } from './+types/home';
import { AdmissionBanner, DisclosureFloat } from './callouts';
import { Figures } from './figures';
import styles from './home.module.css';
import { SchoolForSearchEngines } from './school-for-search-engines';
import { Tiles } from './tiles';
import { ValuesPanel } from './values-panel';

export function loader({ url }: Route.LoaderArgs) {
  const { title, description, slides, action, tiles, figures, welcome } = screenAt(url, 'home').data;
  return {
    title,
    description,
    action,
    figures,
    // From here and not in the component: so it costs no script.
    dancers: decorations.dancers,
    slides: slides.map(({ picture, sentence }) => ({ picture: pictureSource(picture), sentence })),
    tiles: tiles.map(({ title: name, to, picture }) => ({ title: name, to, picture: pictureSource(picture) })),
    welcome: {
      title: welcome.title,
      html: toHtml(welcome.text),
      panels: welcome.accordion.map(({ title: name, text, items }) => ({
        title: name,
        html: toHtmlIfAny(text),
        items: items?.map((item) => ({ title: item.title, html: toHtml(item.text) })),
      })),
    },
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { title, description, slides, action, tiles, dancers, figures, welcome } = loaderData;
  const { school, settings } = useSite();
  return (
    <>
      <ScreenMeta title={title} description={description} isHome />
      <SchoolForSearchEngines school={school} />
      <AdmissionBanner {...settings.admissionBanner} />
      <h1 className="visually-hidden">{title}</h1>
      <Carousel
        label={words.home.carousel}
        intervalMs={settings.carouselIntervalMs}
        slides={slides.map(({ picture, sentence }, index) => ({
          id: picture.src,
          content: (
            <div className={styles.slide}>
              <Picture picture={picture} load={index === 0 ? 'now' : 'later'} />
              <p className={styles.sentence}>{sentence}</p>
            </div>
          ),
        }))}
      />
      <div className={styles.call}>
        <p className={styles.slogan}>{school.slogan}</p>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
      </div>
      <div className={page.sheet}>
        <Figures figures={figures} />
        <Tiles tiles={tiles} />
        <img className={styles.dancers} {...dancers} alt="" loading="lazy" />
        <section className={`${page.section} ${styles.welcome}`} aria-labelledby="welcome">
          <div className={page.section}>
            <h2 id="welcome">{welcome.title}</h2>
            <Prose html={welcome.html} />
          </div>
          <Accordion
            name="welcome"
            panels={welcome.panels.map((panel) => ({ title: panel.title, content: <ValuesPanel {...panel} /> }))}
          />
        </section>
        <ContactBlock school={school} />
      </div>
      <DisclosureFloat {...settings.disclosureLink} />
    </>
  );
}
