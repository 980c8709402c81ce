import { href } from '../../href';
import styles from './callouts.module.css';

interface CalloutProps {
  text: string;
  to: string;
}

/** A banner about admissions that blinks slowly, for less than five seconds (WCAG 2.2.2). */
export function AdmissionBanner({ text, to }: CalloutProps) {
  return (
    <a className={styles.banner} href={href(to)}>
      <span className={styles.blink}>{text}</span>
    </a>
  );
}

/** Floating link to the mandatory public disclosure. */
export function DisclosureFloat({ text, to }: CalloutProps) {
  return (
    <div className={styles.float}>
      <a href={href(to)}>{text}</a>
    </div>
  );
}
