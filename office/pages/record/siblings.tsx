import { EntryFacts, EntryLink } from '../entry/entry-card';
import { useOfficeWords } from '../frame/office-words';
import type { RecordView } from '../views';
import { AnswerList } from './answer-list';
import ui from '../layout/ui.module.css';
import styles from './record.module.css';

/** Other submissions with the same phone number, side by side: brothers and sisters, or a form sent twice. */
export function Siblings({ view: { entry: self, siblings, siblingCount } }: { view: RecordView }) {
  const { record, today } = useOfficeWords();
  if (siblings.length === 0) return null;
  return (
    <section className={ui.part} aria-labelledby="siblings">
      <h2 id="siblings">{record.siblings}</h2>
      <div className={`${ui.cards} ${styles.siblings}`}>
        {siblings.map(({ entry, answers }) => (
          <article key={entry.name} className={ui.stack}>
            <h3>
              <EntryLink entry={entry} />
            </h3>
            <p className={ui.row}>
              <EntryFacts entry={entry} /> <span>{entry.stage.label}</span>
            </p>
            <AnswerList answers={answers} form={entry.form} />
          </article>
        ))}
      </div>
      {siblingCount > siblings.length && (
        <p>
          {today.more(siblings.length, siblingCount)}{' '}
          <a className={ui.tap} href={`/records/${self.name}/person`}>
            {record.person}
          </a>
        </p>
      )}
    </section>
  );
}
