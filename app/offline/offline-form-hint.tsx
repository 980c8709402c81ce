import { words } from '../../words/en';
import styles from './offline.module.css';

/** Above the first question, since nobody should find out after the last one that the form cannot be sent now. */
export function OfflineFormOpening() {
  return <p className={styles.formHint}>{words.offline.formCanBeFilledIn}</p>;
}

/** Beside Send: says before somebody presses it that it cannot work now, and that the text is safe. */
export function OfflineFormHint() {
  return (
    <p className={styles.formHint} role="status">
      {words.offline.formCannotBeSent}
    </p>
  );
}
