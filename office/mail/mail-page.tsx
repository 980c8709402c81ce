import { useOfficeWords } from '../frame/office-words';
import { OfficePage } from '../layout/office-page';
import type { MailView } from '../views';
import styles from './mail.module.css';

/** The mail as its recipients got it. */
export function MailPage({ view: { subject, headers, text } }: { view: MailView }) {
  const { mail: say } = useOfficeWords();
  return (
    <OfficePage title={subject || say.title} isTyped={subject !== ''}>
      <dl className={styles.headers} aria-label={say.headers}>
        {headers.map(({ name, value }, index) => (
          <div key={index}>
            <dt lang="en" translate="no">
              {name}
            </dt>
            <dd dir="auto" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <pre className={styles.text} dir="auto" translate="no">
        {text}
      </pre>
    </OfficePage>
  );
}
