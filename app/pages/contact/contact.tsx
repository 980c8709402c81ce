import { ButtonAnchor } from '../../components/button/button';
import { ContactBlock } from '../../shell/contact-block';
import { ScreenHead } from '../../shell/screen-head';
import { useSite } from '../../shell/use-site';
import { words } from '../../../words/en';
import { introOf } from '../intro.server';
import page from '../page.module.css';
import type { Route } from './+types/contact';
import styles from './contact.module.css';
import { directionsAddress, embeddedMapAddress, phoneMapAddress } from './map-addresses';

export function loader({ url }: Route.LoaderArgs) {
  return { head: introOf(url) };
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { head } = loaderData;
  const { school } = useSite();
  return (
    <>
      <ScreenHead {...head} pictureOn="wide-screens" />
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
