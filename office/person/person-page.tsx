import { Button } from '../../app/components/button/button';
import { useIsPrincipal, useOfficeWords } from '../frame/office-words';
import { ActionForm } from '../form/action-form';
import { EntryFacts } from '../entry/entry-card';
import { OfficePage } from '../layout/office-page';
import { Typed } from '../layout/typed';
import { AnswerList, AnswerParts } from '../record/answer-list';
import { HistoryList } from '../record/history-list';
import { Moment } from '../times/times';
import type { PersonView } from '../views';
import styles from './person.module.css';

/** All that is stored about a person: to read out, hand over, correct or erase (Digital Personal Data Protection Act 2023, sections 11 and 12). */
export function PersonPage({ view }: { view: PersonView }) {
  const { person: say } = useOfficeWords();
  const { records, isConfirming } = view;
  return (
    <OfficePage title={isConfirming ? say.confirmTitle : say.title}>
      <div className={styles.part}>
        <p>{say.summary(records.length)}</p>
        {view.mails > 0 && <p>{say.mails(view.mails)}</p>}
        {view.isMailElsewhere && <p>{say.mailElsewhere}</p>}
        {isConfirming ? <Confirmation name={view.name} /> : <Actions name={view.name} />}
      </div>
      {records.map((record) => (
        <PersonRecord key={record.entry.name} record={record} />
      ))}
    </OfficePage>
  );
}

function Actions({ name }: { name: string }) {
  const { person: say } = useOfficeWords();
  if (!useIsPrincipal()) return null;
  return (
    <p className={styles.actions}>
      <a href={`/records/${name}/person.json`} data-native="">
        {say.export}
      </a>
      <a href={`/records/${name}/erase`}>{say.erase}</a>
    </p>
  );
}

function Confirmation({ name }: { name: string }) {
  const { person: say } = useOfficeWords();
  return (
    <>
      <p>
        <strong>{say.eraseHint}</strong>
      </p>
      <ActionForm action={`/records/${name}/erase`} className={styles.actions}>
        <Button type="submit">{say.confirm}</Button>
        <a href={`/records/${name}/person`}>{say.keep}</a>
      </ActionForm>
    </>
  );
}

function PersonRecord({ record }: { record: PersonView['records'][number] }) {
  const { entry: entryWords, correct, person: say } = useOfficeWords();
  const { entry } = record;
  return (
    <section className={styles.record}>
      <h2>{entry.headline[0] ? <Typed text={entry.headline[0]} /> : entryWords.noName}</h2>
      <p className={styles.facts}>
        <EntryFacts entry={entry} />
        <Moment at={entry.receivedAt} />
        <span>{entry.stage.label}</span>
      </p>
      <AnswerList answers={record.answers} form={entry.form} />
      <AnswerParts view={record} />
      <HistoryList view={record} />
      <p className={styles.actions}>
        <a href={`/records/${entry.name}`}>{say.open}</a>
        <a href={`/records/${entry.name}/correct`}>{correct.title}</a>
      </p>
    </section>
  );
}
