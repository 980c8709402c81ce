import { Fragment } from 'react';
import { Button } from '../../../app/components/button/button';
import { ActionForm } from '../form/action-form';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { isolated, Sentence } from '../layout/typed';
import { dayWithWeekday } from '../times/times';
import { type Entry, type NotedCall, togetherField } from '../views';
import ui from '../layout/ui.module.css';
import { EntryLink } from './entry-card';
import styles from './entry.module.css';

interface UndoCallProps {
  entry: Entry;
  /** Other forms of the family, for which it was noted, too. */
  others?: readonly Entry[];
  call: NotedCall;
  /** Path of the page to come back to. */
  next: string;
  /** Today in India, on a page about other submissions too: then it names the family and its next call. */
  today?: string;
}

/** What was noted about a call, and a button for those who tapped the wrong one. */
export function UndoCall({ entry, others = [], call, next, today }: UndoCallProps) {
  const { language } = useFrame();
  const { outcome, entry: say, history } = useOfficeWords();
  const text = history.call[call.outcome as keyof typeof history.call] ?? isolated(call.outcome);
  return (
    <ActionForm
      action={`/records/${entry.name}/undo-call`}
      hidden={{
        at: String(call.at),
        next,
        ...Object.fromEntries(call.others.map((other) => [togetherField(other), ''])),
      }}
      className={`${ui.box} ${styles.noted} ${today ? styles.following : ''}`}
    >
      <p role="status">
        {today &&
          [entry, ...others].map((each, index) => (
            <Fragment key={each.name}>
              {index > 0 && ', '}
              <EntryLink entry={each} />
            </Fragment>
          ))}
        {today && ': '}
        <Sentence text={text} />
        {today && entry.callOn && ` · ${say.nextCall(dayWithWeekday(entry.callOn, today, language))}`}
      </p>
      <Button variant="quiet" type="submit">
        {outcome.undo}
      </Button>
    </ActionForm>
  );
}
