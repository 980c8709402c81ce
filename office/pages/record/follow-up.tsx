import { Button } from '../../../app/components/button/button';
import { DueMark } from '../entry/marks';
import { ActionForm } from '../form/action-form';
import { ChoiceButton, SelectField, TextField } from '../form/fields';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { dayWithWeekday } from '../times/times';
import { todayInIndia } from '../../../forms/calendar-date';
import type { RecordView } from '../views';
import ui from '../layout/ui.module.css';
import styles from './record.module.css';

/** Stage, next call and owner, each saved alone, so that changes of two people to different fields merge. */
export function FollowUp({ view }: { view: RecordView }) {
  return (
    <>
      <StageForm view={view} />
      <NextCallForms view={view} />
      {view.owners.length > 0 && <OwnerForm view={view} />}
    </>
  );
}

function StageForm({ view: { entry, stages, today } }: { view: RecordView }) {
  const { record } = useOfficeWords();
  const { language } = useFrame();
  const since = dayWithWeekday(todayInIndia(new Date(entry.stageSince)), today, language);
  return (
    <section className={ui.part} aria-labelledby="stage">
      <h2 id="stage">
        {record.stage}{' '}
        <span className={stages.some(({ id }) => id === entry.stage.id) ? styles.printed : undefined}>
          {entry.stage.label}
        </span>{' '}
        <span className={ui.quiet}>{record.stageSince(since)}</span>
      </h2>
      <ActionForm
        action={`/records/${entry.name}/stage`}
        hidden={{ was: entry.stage.id, wasCallOn: entry.callOn ?? '' }}
        className={ui.choices}
      >
        {stages.map(({ id, label }) => (
          <ChoiceButton key={id} name="becomes" value={id} isCurrent={id === entry.stage.id}>
            {label}
          </ChoiceButton>
        ))}
      </ActionForm>
    </section>
  );
}

function NextCallForms({ view: { entry, days, today, notADay } }: { view: RecordView }) {
  const { record, save } = useOfficeWords();
  const { language } = useFrame();
  const action = `/records/${entry.name}/call-on`;
  const was = entry.callOn ?? '';
  return (
    <section className={ui.part} aria-labelledby="next-call">
      <h2 id="next-call">
        {record.nextCall}{' '}
        <span className={ui.quiet}>
          {entry.callOn && `${dayWithWeekday(entry.callOn, today, language)} `}
          {(entry.callOn === undefined || entry.callOn <= today) && <DueMark callOn={entry.callOn} today={today} />}
        </span>
      </h2>
      <ActionForm action={action} hidden={{ was }} isSecond className={`${ui.choices} ${styles.days}`}>
        {days.map(({ day, name }) => (
          <ChoiceButton key={day} name="becomes" value={day}>
            {name && record[name]} <span className={ui.quiet}>{dayWithWeekday(day, today, language)}</span>
          </ChoiceButton>
        ))}
        <ChoiceButton name="becomes" value="">
          {record.noCall}
        </ChoiceButton>
      </ActionForm>
      <ActionForm action={action} hidden={{ was }} isUnsent={notADay !== undefined} className={ui.row} data-fields="">
        <TextField
          label={record.otherDay}
          name="becomes"
          // A date field would be empty.
          type={notADay === undefined ? 'date' : 'text'}
          min={today}
          required
          saved={notADay ?? (entry.callOn && entry.callOn >= today ? entry.callOn : '')}
          error={notADay !== undefined && record.notADay}
        />
        <Button variant="quiet" type="submit">
          {save}
        </Button>
      </ActionForm>
    </section>
  );
}

function OwnerForm({ view: { entry, owners } }: { view: RecordView }) {
  const { record, save } = useOfficeWords();
  const names = entry.owner === '' || owners.includes(entry.owner) ? owners : [...owners, entry.owner];
  return (
    <section className={ui.part}>
      <ActionForm
        action={`/records/${entry.name}/owner`}
        hidden={{ was: entry.owner }}
        className={ui.row}
        data-fields=""
      >
        <SelectField
          label={record.owner}
          name="becomes"
          saved={entry.owner}
          options={[{ value: '', label: record.nobody }, ...names.map((name) => ({ value: name, label: name }))]}
        />
        <Button variant="quiet" type="submit">
          {save}
        </Button>
      </ActionForm>
    </section>
  );
}
