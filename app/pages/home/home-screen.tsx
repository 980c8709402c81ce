import type { ReactNode } from 'react';
import { Accordion } from '../../components/accordion/accordion';
import { ButtonLink } from '../../components/button/button';
import { Carousel } from '../../components/carousel/carousel';
import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { ContactBlock } from '../../shell/contact-block';
import { ScreenMeta } from '../../shell/screen-meta';
import { useSite } from '../../shell/use-site';
import { decorations } from '../../../model/derived/decorations';
import { useWords } from '../../language';
import page from '../page.module.css';
import type { homeAt } from './home.server';
import { AdmissionBanner, DisclosureFloat } from './callouts';
import { Figures } from './figures';
import styles from './home.module.css';
import { Tiles } from './tiles';
import { ValuesPanel } from './values-panel';

/** @param news what stands before all else on its sheet */
export function HomeScreen({ home, news }: { home: ReturnType<typeof homeAt>; news?: ReactNode }) {
  const words = useWords();
  const { title, description, slides, action, tiles, figures, welcome } = home;
  const { school, settings } = useSite();
  return (
    <>
      <ScreenMeta title={title} description={description} isHome />
      {settings.admissionBanner && <AdmissionBanner {...settings.admissionBanner} />}
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
        <ButtonLink href={action.to}>{action.label}</ButtonLink>
      </div>
      <div className={page.sheet}>
        {news}
        <Figures figures={figures} />
        <Tiles tiles={tiles} />
        <img className={styles.dancers} {...decorations.dancers} alt="" loading="lazy" />
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
      {settings.disclosureLink && <DisclosureFloat {...settings.disclosureLink} />}
    </>
  );
}
