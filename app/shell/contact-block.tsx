import { addressLine } from '../../model/facts';
import type { School } from '../../model/school';
import { words } from '../../words/en';
import styles from './contact-block.module.css';
import { telephoneLink } from '../telephone';

/** Address, three telephones, WhatsApp, three e-mail links. */
export function ContactBlock({ school }: { school: School }) {
  return (
    <section className={styles.block} aria-labelledby="reach-us">
      <h2 id="reach-us">{words.contact.title}</h2>
      <div>
        <h3>{words.contact.address}</h3>
        <address>
          {school.name}
          <br />
          {addressLine(school)}
        </address>
      </div>
      <div>
        <h3>{words.contact.phones}</h3>
        <ul>
          {school.phones.map(({ label, number }) => (
            <li key={number}>
              {label}: <a href={telephoneLink(number)}>{number}</a>
            </li>
          ))}
          <li>
            {words.contact.whatsapp}:{' '}
            <a href={`https://wa.me/${school.whatsapp.replace(/\D/g, '')}`} target="_blank" rel="noreferrer">
              {school.whatsapp}
              <span className="visually-hidden"> ({words.opensInNewTab})</span>
            </a>
          </li>
        </ul>
      </div>
      <div>
        <h3>{words.contact.emails}</h3>
        <ul>
          {school.emails.map(({ label, address }) => (
            <li key={address}>
              {label}: <a href={`mailto:${address}`}>{address}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
