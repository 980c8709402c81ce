import { Button } from '../../../app/components/button/button';
import { ActionForm } from '../form/action-form';
import { useOfficeWords } from '../frame/office-words';
import { isolated, Sentence } from '../layout/typed';
import { type Entry, type NotedCall, togetherField } from '../views';
import ui from '../layout/ui.module.css';
import styles from './entry.module.css';

interface UndoCallProps {
  entry: Entry;
  /** Other forms of the family, for which it was noted, too. */
  others?: readonly Entry[];
  call: NotedCall;
  /** Path of the page to come back to. */
  next: string;
  /** Whether the page is about other submissions too. */
  isNamed?: boolean;
}

/** What was noted about a call, and a button for those who tapped the wrong one. */
export function UndoCall({ entry, others = [], call, next, isNamed = false }: UndoCallProps) {
  const { outcome, entry: say, history } = useOfficeWords();
  const text = history.call[call.outcome as keyof typeof history.call] ?? isolated(call.outcome);
  const name = [entry, ...others].map(({ headline: [first] }) => (first ? isolated(first) : say.noName)).join(', ');
  return (
    <ActionForm
      action={`/records/${entry.name}/undo-call`}
      hidden={{
        at: String(call.at),
        next,
        ...Object.fromEntries(call.others.map((other) => [togetherField(other), ''])),
      }}
      className={`${ui.box} ${styles.noted} ${isNamed ? styles.following : ''}`}
    >
      <p role="status">
        <Sentence text={isNamed ? outcome.noted(name, text) : text} />
      </p>
      <Button variant="quiet" type="submit">
        {outcome.undo}
      </Button>
    </ActionForm>
  );
}
