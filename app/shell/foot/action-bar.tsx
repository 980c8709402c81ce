import { href } from '../../href';
import { useWords } from '../../language';
import styles from './action-bar.module.css';
import { telephoneLink, whatsappLink } from '../../../forms/phone-number';

export interface ReachProps {
  phone: { number: string } | undefined;
  whatsapp: string | undefined;
  /** Address of the form to which “Enquire” leads; a school may have none. */
  enquiryPath: string | undefined;
}

/** Call, write, enquire: within the thumb’s reach on phones. */
export function ActionBar(reach: ReachProps) {
  const words = useWords();
  return (
    <nav className={styles.bar} aria-label={words.actions.label}>
      <ReachLinks {...reach} />
    </nav>
  );
}

/** The last is the main one. */
export function ReachLinks({ phone, whatsapp, enquiryPath }: ReachProps) {
  const words = useWords();
  return (
    <>
      {phone && <a href={telephoneLink(phone.number)}>{words.actions.call}</a>}{' '}
      {whatsapp && (
        <a href={whatsappLink(whatsapp, words.actions.whatsappText)} target="_blank" rel="noreferrer">
          {words.actions.whatsapp}
          <span className="visually-hidden"> ({words.opensInNewTab})</span>
        </a>
      )}{' '}
      {enquiryPath && <a href={href(enquiryPath)}>{words.actions.enquire}</a>}
    </>
  );
}
