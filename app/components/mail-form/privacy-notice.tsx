import { LinkedText } from '../telephones/linked-text';
import styles from './mail-form.module.css';

export interface PrivacyNoticeText {
  title: string;
  items: readonly { question: string; answer: string }[];
  declaration: string;
}

/** Tells visitors before they send a form how the school uses their answers. */
export function PrivacyNotice({ title, items, declaration }: PrivacyNoticeText) {
  return (
    <aside className={styles.notice}>
      <p>{declaration}</p>
      <details>
        <summary>{title}</summary>
        <dl>
          {items.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <LinkedText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  );
}
