import { areOfSeveralForms, EntryFacts, EntryLink } from '../entry/entry-link';
import { useOfficeWords } from '../frame/office-words';
import type { RecordView } from '../views';
import { AnswerList } from './answer-list';
import ui from '../layout/ui.module.css';

/** Other submissions with the same phone number, side by side: brothers and sisters, or a form sent twice. */
export function Siblings({ view: { entry: self, siblings, siblingCount } }: { view: RecordView }) {
  const { record, today } = useOfficeWords();
  if (siblings.length === 0) return null;
  const saysForm = areOfSeveralForms([self, ...siblings.map(({ entry }) => entry)]);
  return (
    <section className={ui.part} aria-labelledby="siblings">
      <h2 id="siblings">{record.siblings}</h2>
      <div className={ui.cards}>
        {siblings.map(({ entry, answers }) => (
          <article key={entry.name} className={ui.stack}>
            <h3>
              <EntryLink entry={entry} />
            </h3>
            <p className={ui.facts}>
              <EntryFacts entry={entry} saysForm={saysForm} />
              <span>{entry.stage.label}</span>
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
