import { href } from '../../href';
import { useWords } from '../../language';
import styles from './documents.module.css';

interface NewTabLinkProps {
  to: string;
  /** Of the whole internet, for paper. */
  address: string;
  text: string;
  about: string;
}

/** “View” alone says nothing in a list of links: the row’s name goes along for whoever cannot see the row, the address on paper. */
export function NewTabLink({ to, address, text, about }: NewTabLinkProps) {
  const words = useWords();
  return (
    <a className={styles.view} href={href(to)} data-address={address} target="_blank" rel="noreferrer">
      {text}
      <span className="visually-hidden">
        {' '}
        {about} ({words.opensInNewTab})
      </span>
    </a>
  );
}
