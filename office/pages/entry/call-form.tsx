import { Button } from '../../../app/components/button/button';
import { ActionForm } from '../form/action-form';
import { ChoiceButton, TextArea, TextField } from '../form/fields';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { type Entry, togetherField } from '../views';
import ui from '../layout/ui.module.css';
import styles from './call-row.module.css';

const outcomes = ['reached', 'not reached', 'again'] as const;

interface CallFormProps {
  entry: Entry;
  /** Other forms of the family, for which the call is noted, too. */
  others: readonly Entry[];
  token: string;
  /** Whether a note can be saved without a call. */
  hasNoteButton?: boolean;
  /** What was typed and isn't saved, because the page was too old. */
  unsentNote?: string | undefined;
}

/** What was said, and how the call went: one tap saves both. */
export function CallForm({ entry, others, token, hasNoteButton = false, unsentNote }: CallFormProps) {
  const { outcome, record, entry: say } = useOfficeWords();
  const { address, user } = useFrame();
  return (
    <ActionForm
      action={callAction(entry)}
      hidden={{
        token,
        wasCallOn: entry.callOn ?? '',
        wasRemark: entry.callRemark,
        next: address,
        ...Object.fromEntries(others.map(({ name, callOn = '' }) => [togetherField(name), callOn])),
      }}
      isUnsent={unsentNote !== undefined}
      className={ui.stack}
      data-keep={user?.name ?? ''}
    >
      {/* A placeholder, so that the style knows whether something is written. */}
      <TextArea label={record.note} name="text" saved={unsentNote} rows={2} placeholder=" " />
      <p className={`${styles.notSaved} ${ui.quiet}`}>{record.noteNotSaved}</p>
      {/* The page of the record has a form for it. */}
      {!hasNoteButton && (
        <div className={ui.row} data-fields="">
          <TextField label={record.agreedDay} name="day" type="date" saved="" />
          <TextField label={record.remark} name="remark" maxLength={100} saved="" autoComplete="off" />
        </div>
      )}
      <div className={ui.buttons} role="group" aria-label={outcome.titleFor(entry.headline[0] || say.noName)}>
        {outcomes.map((each) => (
          <ChoiceButton key={each} name="outcome" value={each}>
            {outcome[each]}
          </ChoiceButton>
        ))}
      </div>
      {hasNoteButton && (
        <p>
          <Button variant="quiet" type="submit">
            {record.saveNote}
          </Button>
        </p>
      )}
    </ActionForm>
  );
}

export function callAction({ name }: Entry): string {
  return `/records/${name}/call`;
}
