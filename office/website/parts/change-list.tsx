import type { ChangeRow } from '../../website-views';
import { Author } from './author';
import { ChangedValue } from './changed-value';
import { WayLink } from './way';
import styles from './website.module.css';

/** Changes, each with the way to its field. */
export function ChangeList({ changes }: { changes: readonly ChangeRow[] }) {
  return (
    <ol className={styles.list}>
      {changes.map(({ id, address, language, way, was, becomes, who, at }) => (
        <li key={id} className={styles.item}>
          <WayLink address={address} way={way} language={language} />
          <ChangedValue was={was} becomes={becomes} language={language} />
          <Author who={who} at={at} />
        </li>
      ))}
    </ol>
  );
}
