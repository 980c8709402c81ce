import { ButtonAnchor } from '../../components/button/button';
import { screenAt } from '../../content.server';
import { toHtmlIfAny } from '../../markdown.server';
import { ContactBlock } from '../../shell/contact-block';
import { ScreenHead } from '../../shell/screen-head';
import { useSite } from '../../shell/use-site';
import { words } from '../../../words/en';
import page from '../page.module.css';
import type { Route } from './+types/contact';
import styles from './contact.module.css';
import { directionsAddress, embeddedMapAddress, phoneMapAddress } from './map-addresses';

export function loader({ url }: Route.LoaderArgs) {
  const { title, description, intro } = screenAt(url, 'intro').data;
  return { title, description, introHtml: toHtmlIfAny(intro) };
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { title, description, introHtml } = loaderData;
  const { school } = useSite();
  return (
    <>
      <ScreenHead title={title} description={description} introHtml={introHtml} />
      <div className={`${page.sheet} ${styles.columns}`}>
        <div className={`${styles.map} no-print`}>
          <iframe
            title={words.contact.mapTitle}
            src={embeddedMapAddress(school.location)}
            width={600}
            height={450}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
          <p className={styles.links}>
            <ButtonAnchor href={phoneMapAddress(school.location, school.name)}>{words.contact.openMap}</ButtonAnchor>
            <ButtonAnchor variant="quiet" href={directionsAddress(school.location)} target="_blank" rel="noreferrer">
              {words.contact.directions}
              <span className="visually-hidden"> ({words.opensInNewTab})</span>
            </ButtonAnchor>
          </p>
        </div>
        <ContactBlock school={school} />
      </div>
    </>
  );
}
