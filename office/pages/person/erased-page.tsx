import { useOfficeWords } from '../frame/office-words';
import { areOfSeveralForms, EntryFacts, EntryLink } from '../entry/entry-link';
import { OfficePage } from '../layout/office-page';
import type { ErasedView } from '../views';
import ui from '../layout/ui.module.css';

export function ErasedPage({ view }: { view: ErasedView }) {
  const { erased: say, person, message } = useOfficeWords();
  return (
    <OfficePage title={say.title}>
      <div className={ui.part} data-gap="3">
        <p role="status">{say.text(view.records, view.mails)}</p>
        <p>{view.isGone ? say.gone : say.notGone}</p>
        {view.left.length > 0 && (
          <>
            <h2>{say.left(view.left.length)}</h2>
            <ul className={ui.stack}>
              {view.left.map((entry) => (
                <li key={entry.name} className={ui.row}>
                  <EntryLink entry={entry} />
                  <span className={ui.facts}>
                    <EntryFacts entry={entry} saysForm={areOfSeveralForms(view.left)} />
                  </span>
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
        <p className={ui.links}>
          <a href="/">{message.toToday}</a>
        </p>
      </div>
    </OfficePage>
  );
}
