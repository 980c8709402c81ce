import { useOfficeWords } from '../frame/office-words';
import { Typed } from '../layout/typed';
import type { Entry } from '../views';
import ui from '../layout/ui.module.css';

/** The name of a submission, leading to its record. */
export function EntryLink({ entry }: { entry: Entry }) {
  const { noName } = useOfficeWords().entry;
  const name = entry.headline[0];
  return (
    <a className={ui.tap} data-dense="" href={`/records/${entry.name}`}>
      {name ? <Typed text={name} /> : noName}
    </a>
  );
}

/** Whether entries come from more than one form: only then a page says which form each is from. */
export function areOfSeveralForms(entries: readonly Entry[]): boolean {
  return new Set(entries.map(({ form }) => form.id)).size > 1;
}

/** The answers after the name, such as the class, without the phone number; and the form. */
export function EntryFacts({ entry, saysForm }: { entry: Entry; saysForm: boolean }) {
  const facts = entry.headline.slice(1).filter((value) => value !== '' && value !== entry.phone);
  return (
    <>
      {facts.map((value, index) => (
        <strong key={index}>
          <Typed text={value} />
        </strong>
      ))}
      {saysForm && <span>{entry.form.title}</span>}
    </>
  );
}
