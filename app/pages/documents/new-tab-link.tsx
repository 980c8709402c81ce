import { absoluteHref, href } from '../../href';
import { useWords } from '../../language';
import { useSite } from '../../shell/site';
import styles from './documents.module.css';

interface NewTabLinkProps {
  to: string;
  text: string;
  /** Name of the row. */
  about: string;
}

/** Screen readers also hear the name of the row, since “View” alone is ambiguous. Paper shows the absolute address. */
export function NewTabLink({ to, text, about }: NewTabLinkProps) {
  const words = useWords();
  const { school } = useSite();
  return (
    <a
      className={styles.view}
      href={href(to)}
      data-address={absoluteHref(school.website, to)}
      target="_blank"
      rel="noreferrer"
    >
      {text}
      <span className="visually-hidden">
        {' '}
        {about} ({words.opensInNewTab})
      </span>
    </a>
  );
}
