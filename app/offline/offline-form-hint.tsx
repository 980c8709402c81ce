import { useWords } from '../language';
import styles from './offline.module.css';

/** Shown offline above the first question, so that visitors know before they fill in the form. */
export function OfflineFormOpening() {
  const words = useWords();
  return <p className={`${styles.formHint} needs-styles`}>{words.offline.formCanBeFilledIn}</p>;
}

/** Shown offline above the Send button: the form can't be sent now, and the input is saved. */
export function OfflineFormHint() {
  const words = useWords();
  return (
    <p className={`${styles.formHint} needs-styles`} role="status">
      {words.offline.formCannotBeSent}
    </p>
  );
}
