import { Button } from '../../../app/components/button/button';
import { ActionForm } from '../form/action-form';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { longDay } from '../times/times';
import { type Entry, type NotedCall, togetherField } from '../views';
import { EntryLink } from './entry-link';
import ui from '../layout/ui.module.css';

/** Where a note of a record is typed. */
export const noteId = 'note';

interface NotedCallProps {
  entry: Entry;
  /** Other forms of the family, for which it was noted, too. */
  others?: readonly Entry[];
  call: NotedCall;
  today: string;
  /** Path of the page to come back to. */
  next: string;
  /** Whether the page is about other submissions too. */
  isNamed?: boolean;
}

/** What follows from the call that was noted last, and a button for those who tapped the wrong one. */
export function NotedCallNotice({ entry, others = [], call, today, next, isNamed = false }: NotedCallProps) {
  const { outcome } = useOfficeWords();
  const { language } = useFrame();
  const day = entry.callOn && longDay(entry.callOn, today, language);
  const said = { reached: outcome.isReached, 'not reached': outcome.notReachedYet }[call.outcome];
  return (
    <ActionForm
      action={`/records/${entry.name}/undo-call`}
      hidden={{
        at: String(call.at),
        next,
        ...Object.fromEntries(call.others.map((other) => [togetherField(other), ''])),
      }}
      className={`${ui.aside} ${ui.row} ${ui.noted} no-print`}
      data-sticky={isNamed || undefined}
    >
      <p role="status">
        {isNamed &&
          [entry, ...others].map((each, index) => (
            <span key={each.name}>
              <EntryLink entry={each} />
              {index < others.length ? ', ' : ': '}
            </span>
          ))}
        {[said, day ? outcome.callOn(day) : outcome.noFurther, call.hasNote && outcome.noteSaved]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Button variant="quiet" type="submit">
        {outcome.undo}
      </Button>
      {isNamed && !call.hasNote && (
        <a className={ui.tap} href={`/records/${entry.name}#${noteId}`}>
          {outcome.writeNote}
        </a>
      )}
    </ActionForm>
  );
}
