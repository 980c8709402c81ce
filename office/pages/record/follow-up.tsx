import { Button } from '../../../app/components/button/button';
import { DueMark } from '../entry/marks';
import { ActionForm } from '../form/action-form';
import { ChoiceButton, SelectField, TextField } from '../form/fields';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { isolated, Sentence, Typed } from '../layout/typed';
import { dayWithWeekday, longDay } from '../times/times';
import { todayInIndia } from '../../../forms/calendar-date';
import { type RecordView, togetherField } from '../views';
import ui from '../layout/ui.module.css';

/** Next call, stage and owner, each saved alone, so that changes of two people to different fields merge. */
export function FollowUp({ view }: { view: RecordView }) {
  return (
    <>
      <NextCallForm view={view} />
      <StageForm view={view} />
      {view.owners.length > 0 && <OwnerForm view={view} />}
    </>
  );
}

function NextCallForm({ view: { entry, siblings, days, today, notADay } }: { view: RecordView }) {
  const { record, entry: say } = useOfficeWords();
  const { language } = useFrame();
  const { callOn, callRemark } = entry;
  const together = siblings.map((each) => each.entry).filter((each) => callOn !== undefined && each.callOn === callOn);
  return (
    <section className={ui.part} aria-labelledby="next-call">
      <h2 id="next-call">
        {record.nextCall}{' '}
        <span className={ui.quiet}>
          {callOn !== undefined && callOn !== today && `${dayWithWeekday(callOn, today, language)} `}
          {(callOn === undefined || callOn <= today) && <DueMark callOn={callOn} today={today} />}{' '}
          {callRemark !== '' && (
            <>
              · <Typed text={callRemark} />
            </>
          )}
        </span>
      </h2>
      <ActionForm
        action={`/records/${entry.name}/call-on`}
        hidden={{
          was: callOn ?? '',
          wasRemark: callRemark,
          ...Object.fromEntries(together.map((each) => [togetherField(each.name), callOn ?? ''])),
        }}
        isUnsent={notADay !== undefined}
        className={ui.stack}
      >
        {together.length > 0 && (
          <p className={ui.quiet}>
            <Sentence
              text={record.together(together.map(({ headline }) => isolated(headline[0] || say.noName)).join(', '))}
            />
          </p>
        )}
        {/* Enter in a field presses the first button of its form. WebKit ignores one that isn’t displayed. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <div className={ui.buttons}>
          {days.map(({ day, name }) => (
            <ChoiceButton key={day} name="becomes" value={day}>
              {name && record[name]} <span className={name && ui.quiet}>{dayWithWeekday(day, today, language)}</span>
            </ChoiceButton>
          ))}
          <ChoiceButton name="becomes" value="">
            {record.noCall}
          </ChoiceButton>
        </div>
        <div className={ui.row} data-fields="">
          <TextField
            label={record.otherDay}
            name="day"
            // A date field would be empty.
            type={notADay === undefined ? 'date' : 'text'}
            min={today}
            saved={notADay?.typed ?? (callOn && callOn >= today ? callOn : '')}
            error={notADay !== undefined && record.notADay}
          />
          <TextField
            label={record.remark}
            name="remark"
            maxLength={100}
            saved={notADay?.remark ?? callRemark}
            autoComplete="off"
          />
          <Button variant="quiet" type="submit">
            {record.saveDay}
          </Button>
        </div>
      </ActionForm>
    </section>
  );
}

function StageForm({ view: { entry, stages, today, takenOff } }: { view: RecordView }) {
  const { record, outcome } = useOfficeWords();
  const { language } = useFrame();
  const since = dayWithWeekday(todayInIndia(new Date(entry.stageSince)), today, language);
  return (
    <section className={ui.part} aria-labelledby="stage">
      <h2 id="stage">
        {record.stage}{' '}
        <span className={stages.some(({ id }) => id === entry.stage.id) ? ui.printed : undefined}>
          {entry.stage.label}
        </span>{' '}
        <span className={ui.quiet}>{record.stageSince(since)}</span>
      </h2>
      {takenOff && (
        <ActionForm
          action={`/records/${entry.name}/stage`}
          isSecond
          hidden={{ was: entry.stage.id, becomes: takenOff.stage, callOn: takenOff.callOn, remark: takenOff.remark }}
          className={`${ui.aside} ${ui.row} ${ui.noted} no-print`}
        >
          <p role="status">{record.callTakenOff(longDay(takenOff.callOn, today, language))}</p>
          <Button type="submit" variant="quiet">
            {outcome.undo}
          </Button>
        </ActionForm>
      )}
      <ActionForm
        action={`/records/${entry.name}/stage`}
        hidden={{ was: entry.stage.id, wasCallOn: entry.callOn ?? '' }}
        className={ui.bar}
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
