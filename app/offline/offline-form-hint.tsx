import { useWords } from '../language';
import styles from './offline.module.css';

/** Above the first question, since nobody should find out after the last one that the form cannot be sent now. */
export function OfflineFormOpening() {
  const words = useWords();
  return <p className={`${styles.formHint} needs-styles`}>{words.offline.formCanBeFilledIn}</p>;
}

/** Beside Send: says before somebody presses it that it cannot work now, and that the text is safe. */
export function OfflineFormHint() {
  const words = useWords();
  return (
    <p className={`${styles.formHint} needs-styles`} role="status">
      {words.offline.formCannotBeSent}
    </p>
  );
}
