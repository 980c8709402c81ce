import { useOfficeWords } from '../frame/office-words';
import { EntryFacts, EntryLink } from '../entry/entry-card';
import { OfficePage } from '../layout/office-page';
import type { ErasedView } from '../views';
import styles from './person.module.css';

export function ErasedPage({ view }: { view: ErasedView }) {
  const { erased: say, person, message } = useOfficeWords();
  return (
    <OfficePage title={say.title}>
      <div className={styles.part}>
        <p role="status">{say.text(view.records, view.mails)}</p>
        <p>{view.isGone ? say.gone : say.notGone}</p>
        {view.left.length > 0 && (
          <>
            <h2>{say.left(view.left.length)}</h2>
            <ul className={styles.left}>
              {view.left.map((entry) => (
                <li key={entry.name}>
                  <EntryLink entry={entry} />
                  <EntryFacts entry={entry} />
                </li>
              ))}
            </ul>
          </>
        )}
        {view.isMailElsewhere && (
          <p>
            <strong>{person.mailElsewhere}</strong>
          </p>
        )}
        <p className={styles.actions}>
          <a href="/">{message.toToday}</a>
        </p>
      </div>
    </OfficePage>
  );
}
