import { telephoneLink, whatsappLink } from '../../../forms/phone-number';
import { href } from '../../href';
import { useWords } from '../../language';
import { useSite } from '../site';
import styles from './action-bar.module.css';

/** The bar on phones with links to call, write or enquire, within reach of the thumb. */
export function ActionBar() {
  return (
    <nav className={styles.bar} aria-label={useWords().actions.label}>
      <ReachLinks />
    </nav>
  );
}

/** Links to telephone, WhatsApp and enquiry form, as far as the school has them. Styles emphasise the last link. */
export function ReachLinks() {
  const words = useWords();
  const { school, enquiry } = useSite();
  const [phone] = school.phones;
  return (
    <>
      {phone && <a href={telephoneLink(phone.number)}>{words.actions.call}</a>}{' '}
      {school.whatsapp && (
        <a href={whatsappLink(school.whatsapp, words.actions.whatsappText)} target="_blank" rel="noreferrer">
          {words.actions.whatsapp}
          <span className="visually-hidden"> ({words.opensInNewTab})</span>
        </a>
      )}{' '}
      {enquiry?.path && <a href={href(enquiry.path)}>{words.actions.enquire}</a>}
    </>
  );
}
