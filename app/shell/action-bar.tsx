import { words } from '../../words/en';
import { Link } from '../components/link/link';
import styles from './action-bar.module.css';
import { telephoneLink } from '../telephone';

interface ActionBarProps {
  phone: { number: string } | undefined;
  whatsapp: string;
}

/** Call, write, enquire: within the thumb’s reach on phones. */
export function ActionBar({ phone, whatsapp }: ActionBarProps) {
  return (
    <nav className={styles.bar} aria-label={words.actions.label}>
      {phone && <a href={telephoneLink(phone.number)}>{words.actions.call}</a>}
      <a href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`} target="_blank" rel="noreferrer">
        {words.actions.whatsapp}
        <span className="visually-hidden"> ({words.opensInNewTab})</span>
      </a>
      <Link className={styles.main} to="/enquiry-form">
        {words.actions.enquire}
      </Link>
    </nav>
  );
}
