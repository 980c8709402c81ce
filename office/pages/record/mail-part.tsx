import { Button } from '../../../app/components/button/button';
import { Table } from '../../../app/components/table/table';
import { MailMark } from '../entry/marks';
import { ActionForm } from '../form/action-form';
import { useOfficeWords } from '../frame/office-words';
import { Typed } from '../layout/typed';
import { Moment } from '../times/times';
import type { RecordView } from '../views';
import ui from '../layout/ui.module.css';

/** Whether the mail went out, and what the mail server said. */
export function MailPart({ view }: { view: RecordView }) {
  const { mail: say } = useOfficeWords();
  const { entry, attempts, nextAttemptAt, canSendAgain, hasMail } = view;
  return (
    <section className={ui.part} aria-labelledby="mail">
      <h2 id="mail">{say.status}</h2>
      <p>
        <MailMark mail={entry.mail} />
      </p>
      {nextAttemptAt !== undefined && (
        <p>
          {say.nextTry}: <Moment at={nextAttemptAt} />
        </p>
      )}
      {canSendAgain && (
        <ActionForm action={`/records/${entry.name}/send-again`}>
          <Button variant="quiet" type="submit">
            {say.sendAgain}
          </Button>
        </ActionForm>
      )}
      {attempts.length > 0 && (
        <details>
          <summary>{say.attempts}</summary>
          <Table
            caption={say.attempts}
            hasHeading
            columns={Object.values(say.columns)}
            rows={attempts.map(({ at, recipient, outcome, reply }) => [
              <Moment key="at" at={at} />,
              recipient === '' ? say.everybody : <Typed key="recipient" text={recipient} />,
              say.outcomes[outcome],
              <span key="reply" lang="en">
                <Typed text={reply} />
              </span>,
            ])}
          />
        </details>
      )}
      {hasMail && (
        <p className={ui.links}>
          <a href={`/records/${entry.name}/mail`}>{say.open}</a>
        </p>
      )}
    </section>
  );
}
