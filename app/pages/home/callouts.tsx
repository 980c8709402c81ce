import { href } from '../../href';
import styles from './callouts.module.css';

interface CalloutProps {
  text: string;
  to: string;
}

/** The admission-open banner. It blinks slowly for under five seconds (WCAG 2.2.2) and then holds steady. */
export function AdmissionBanner({ text, to }: CalloutProps) {
  return (
    <a className={styles.banner} href={href(to)}>
      <span className={styles.blink}>{text}</span>
    </a>
  );
}

/** The floating link to the mandatory public disclosure. */
export function DisclosureFloat({ text, to }: CalloutProps) {
  return (
    <div className={styles.float}>
      <a href={href(to)}>{text}</a>
    </div>
  );
}
