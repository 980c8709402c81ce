import { href } from '../../href';
import { ButtonLink } from '../../components/button/button';
import { ContactBlock } from './contact-block';
import { ScreenHead } from '../../shell/screen-head';
import { decoration } from '../../decoration';
import { useSite } from '../../shell/site';
import { useWords } from '../../language';
import type { School } from '../../../model/concepts/school';
import { headOf, type PageProps } from '../page';
import page from '../page.module.css';
import styles from './contact.module.css';
import keepMapInSight from './keep-map-in-sight.ts?inline-script';
import { directionsAddress, embeddedMapAddress, phoneMapAddress } from './map-addresses';
import { SchoolForSearchEngines } from './school-for-search-engines';

export function ContactPage(props: PageProps<'contact'>) {
  return (
    <div className={styles.page}>
      <ScreenHead {...headOf(props)} pictureOn="wide-screens" />
      <div className={`${page.sheet} ${styles.columns}`}>
        <Contact />
      </div>
    </div>
  );
}

/** Map and contacts of the school, as a block of a screen. */
export function MapAndContacts() {
  return (
    <div className={styles.columns}>
      <Contact />
    </div>
  );
}

function Contact() {
  const { school } = useSite();
  return (
    <>
      <SchoolForSearchEngines school={school} />
      <ContactBlock />
      {school.location && <SchoolMap name={school.name} location={school.location} />}
      {school.location && <script dangerouslySetInnerHTML={{ __html: keepMapInSight }} />}
    </>
  );
}

function SchoolMap({ name, location }: { name: string; location: NonNullable<School['location']> }) {
  const words = useWords();
  const { isDrawn } = useSite();
  return (
    <div className={`${styles.map} no-print`}>
      <details>
        <summary className={styles.show}>
          {isDrawn && <img {...decoration('map')} alt="" loading="lazy" />}
          <span className="opens">{words.contact.showMap}</span>
        </summary>
        {/* The browser loads the map when the visitor opens it. */}
        <iframe
          title={words.contact.mapTitle}
          src={href(embeddedMapAddress(location))}
          width={600}
          height={450}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      </details>
      <p className={styles.links}>
        <ButtonLink variant="quiet" to={phoneMapAddress(location, name)}>
          {words.contact.openMap}
        </ButtonLink>
        <ButtonLink variant="quiet" to={directionsAddress(location)} target="_blank" rel="noreferrer">
          {words.contact.directions}
          <span className="visually-hidden"> ({words.opensInNewTab})</span>
        </ButtonLink>
      </p>
    </div>
  );
}
