import { Link } from '../../components/link/link';
import styles from './home.module.css';

interface CalloutProps {
  text: string;
  to: string;
}

/** The admission-open banner. It blinks slowly for under five seconds (WCAG 2.2.2) and then holds steady. */
export function AdmissionBanner({ text, to }: CalloutProps) {
  return (
    <Link className={styles.banner} to={to}>
      <span className={styles.blink}>{text}</span>
    </Link>
  );
}

/** The floating link to the mandatory public disclosure. */
export function DisclosureFloat({ text, to }: CalloutProps) {
  return (
    <Link className={styles.float} to={to}>
      {text}
    </Link>
  );
}
