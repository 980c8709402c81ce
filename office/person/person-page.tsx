import { Button } from '../../app/components/button/button';
import { useIsPrincipal, useOfficeWords } from '../frame/office-words';
import { ActionForm, useTicked } from '../form/action-form';
import { EntryFacts } from '../entry/entry-card';
import { OfficePage } from '../layout/office-page';
import { Typed } from '../layout/typed';
import { AnswerList, AnswerParts } from '../record/answer-list';
import { HistoryList } from '../record/history-list';
import { Moment } from '../times/times';
import { erasureField, type PersonRecord, type PersonView } from '../views';
import styles from './person.module.css';

/** All that is stored about a person: to read out, hand over, correct or erase (Digital Personal Data Protection Act 2023, sections 11 and 12). */
export function PersonPage({ view }: { view: PersonView }) {
  const { person: say } = useOfficeWords();
  const { records, erasing } = view;
  return (
    <OfficePage title={erasing ? say.confirmTitle : say.title}>
      <div className={styles.part}>
        <p>{say.summary(records.length)}</p>
        {view.mails > 0 && <p>{say.mails(view.mails)}</p>}
        {view.isMailElsewhere && <p>{say.mailElsewhere}</p>}
        {erasing ? <Choice view={view} {...erasing} /> : <Actions name={view.name} />}
      </div>
      {records.map((record) => (
        <StoredRecord key={record.entry.name} record={record} />
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

function Choice({
  view: { name, records },
  chosen,
  problem,
}: { view: PersonView } & NonNullable<PersonView['erasing']>) {
  const { person: say } = useOfficeWords();
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {say.problems[problem]}
        </p>
      )}
      <p>
        <strong>{say.eraseHint}</strong>
      </p>
      <ActionForm action={`/records/${name}/erase`} className={styles.part}>
        <fieldset className={styles.choice}>
          <legend>{say.choose}</legend>
          {records.map((record) => (
            <RecordBox key={record.entry.name} record={record} isChosen={chosen.includes(record.entry.name)} />
          ))}
        </fieldset>
        <p className={styles.actions}>
          <Button type="submit">{say.confirm}</Button>
          {chosen.length < records.length && <a href={`/records/${name}/erase?all`}>{say.chooseAll(records.length)}</a>}
          <a href={`/records/${name}/person`}>{say.keep}</a>
        </p>
      </ActionForm>
    </>
  );
}

function RecordBox({ record: { entry, version }, isChosen }: { record: PersonRecord; isChosen: boolean }) {
  const { entry: say } = useOfficeWords();
  const field = erasureField(entry.name);
  return (
    <label htmlFor={field}>
      <input type="checkbox" id={field} name={field} value={version} defaultChecked={useTicked(field, isChosen)} />
      <span className={styles.facts}>
        <strong>{entry.headline[0] ? <Typed text={entry.headline[0]} /> : say.noName}</strong>
        <EntryFacts entry={entry} />
        <Moment at={entry.receivedAt} />
        <span>{entry.stage.label}</span>
      </span>
    </label>
  );
}

function StoredRecord({ record }: { record: PersonRecord }) {
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
