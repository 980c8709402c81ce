import { href } from '../../href';
import { useWords } from '../../language';
import styles from './documents.module.css';

interface NewTabLinkProps {
  to: string;
  /** Absolute, for paper. */
  address: string;
  text: string;
  about: string;
}

/** Screen readers also hear the name of the row, since “View” alone is ambiguous. Paper shows the address. */
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
