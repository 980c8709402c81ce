import { Button } from '../../../app/components/button/button';
import { useIsPrincipal, useOfficeWords } from '../frame/office-words';
import { ActionForm, useTicked } from '../form/action-form';
import { areOfSeveralForms, EntryFacts } from '../entry/entry-link';
import { OfficePage } from '../layout/office-page';
import { isolated, Sentence, Typed } from '../layout/typed';
import { AnswerList, AnswerParts } from '../record/answer-list';
import { HistoryList } from '../record/history-list';
import { Moment } from '../times/times';
import { chosenField, type PersonRecord, type PersonView } from '../views';
import ui from '../layout/ui.module.css';

/** All that is stored about a person: to read out, hand over, correct or erase (Digital Personal Data Protection Act 2023, sections 11 and 12). */
export function PersonPage({ view }: { view: PersonView }) {
  const { person: say } = useOfficeWords();
  const { records, purpose } = view;
  const isPrincipal = useIsPrincipal();
  return (
    <OfficePage title={purpose === 'erase' ? say.confirmTitle : say.title}>
      <div className={ui.part} data-gap="3">
        <p>{say.summary(records.length)}</p>
        {view.mails > 0 && <p>{say.mails(view.mails)}</p>}
        {view.isMailElsewhere && <p>{say.mailElsewhere}</p>}
        {view.problem && (
          <p role="alert" className={ui.error}>
            {say.problems[view.problem]}
          </p>
        )}
        {isPrincipal ? (
          purpose === 'erase' ? (
            <Erasure view={view} />
          ) : (
            <Download view={view} />
          )
        ) : (
          <p>
            <Sentence text={say.onlyPrincipal(view.principals.map(isolated).join(', ') || undefined)} />
          </p>
        )}
      </div>
      {records.map((record) => (
        <StoredRecord key={record.entry.name} record={record} saysForm={saysForm(records)} />
      ))}
    </OfficePage>
  );
}

function saysForm(records: readonly PersonRecord[]): boolean {
  return areOfSeveralForms(records.map(({ entry }) => entry));
}

function Download({ view }: { view: PersonView }) {
  const { person: say } = useOfficeWords();
  const path = `/records/${view.name}`;
  return (
    <form method="post" action={`${path}/person.json`} data-native="" className={ui.part} data-gap="3">
      <RecordBoxes view={view} />
      <p className={ui.links}>
        <Button variant="quiet" type="submit">
          {say.export}
        </Button>
        <ChooseAll view={view} page={`${path}/person`} />
        <a href={`${path}/erase`}>{say.erase}</a>
      </p>
    </form>
  );
}

function Erasure({ view }: { view: PersonView }) {
  const { person: say } = useOfficeWords();
  const path = `/records/${view.name}`;
  return (
    <>
      <p>
        <strong>{say.eraseHint}</strong>
      </p>
      <ActionForm action={`${path}/erase`} className={ui.part} data-gap="3">
        <RecordBoxes view={view} />
        <p className={ui.links}>
          <span className={ui.erases}>
            <Button variant="quiet" type="submit">
              {say.confirm}
            </Button>
          </span>
          <ChooseAll view={view} page={`${path}/erase`} />
          <a href={`${path}/person`}>{say.keep}</a>
        </p>
      </ActionForm>
    </>
  );
}

function RecordBoxes({ view: { records, chosen } }: { view: PersonView }) {
  const { person: say } = useOfficeWords();
  return (
    <fieldset className={`${ui.stack} ${ui.boxes}`}>
      <legend>{say.choose}</legend>
      {records.map((record) => (
        <RecordBox
          key={record.entry.name}
          record={record}
          isChosen={chosen.includes(record.entry.name)}
          saysForm={saysForm(records)}
        />
      ))}
    </fieldset>
  );
}

function ChooseAll({ view: { records, chosen }, page }: { view: PersonView; page: string }) {
  const { person: say } = useOfficeWords();
  return chosen.length < records.length && <a href={`${page}?all`}>{say.chooseAll(records.length)}</a>;
}

interface RecordBoxProps {
  record: PersonRecord;
  isChosen: boolean;
  saysForm: boolean;
}

function RecordBox({ record: { entry, version }, isChosen, saysForm }: RecordBoxProps) {
  const { entry: say } = useOfficeWords();
  const field = chosenField(entry.name);
  return (
    <label htmlFor={field}>
      <input type="checkbox" id={field} name={field} value={version} defaultChecked={useTicked(field, isChosen)} />
      <span className={ui.facts}>
        <strong>{entry.headline[0] ? <Typed text={entry.headline[0]} /> : say.noName}</strong>
        <EntryFacts entry={entry} saysForm={saysForm} />
        <Moment at={entry.receivedAt} />
        <span>{entry.stage.label}</span>
      </span>
    </label>
  );
}

function StoredRecord({ record, saysForm }: Pick<RecordBoxProps, 'record' | 'saysForm'>) {
  const { entry: entryWords, correct, person: say } = useOfficeWords();
  const { entry } = record;
  return (
    <section className={ui.part} data-gap="3">
      <h2>{entry.headline[0] ? <Typed text={entry.headline[0]} /> : entryWords.noName}</h2>
      <p className={ui.facts}>
        <EntryFacts entry={entry} saysForm={saysForm} />
        <Moment at={entry.receivedAt} />
        <span>{entry.stage.label}</span>
      </p>
      <AnswerList answers={record.answers} form={entry.form} />
      <AnswerParts view={record} />
      <HistoryList view={record} />
      <p className={ui.links}>
        <a href={`/records/${entry.name}`}>{say.open}</a>
        <a href={`/records/${entry.name}/correct`}>{correct.title}</a>
      </p>
    </section>
  );
}
