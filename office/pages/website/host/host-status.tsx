import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import { CodeInText } from '../../layout/code-in-text';
import { Typed } from '../../layout/typed';
import { timeOrMoment } from '../../times/times';
import type { HostCheck } from '../../../../server/host/host-account';
import type { HostStatus as Status } from '../../website-views';
import ui from '../../layout/ui.module.css';

/** How far the newest website is on the school's host. */
export function HostStatus({ status }: { status: Status }) {
  const { language } = useFrame();
  const { host: say } = useOfficeWords().website;
  if (status.kind === 'live') {
    const { at, checked } = status;
    return (
      <>
        <p>{say.live(timeOrMoment(at, language))}</p>
        {checked && <Checked {...checked} />}
      </>
    );
  }
  if (status.kind === 'failed')
    return (
      <div className={ui.notice} role="alert">
        <p>
          <strong>{say.failed}</strong> <CodeInText text={say.problems[status.problem]} />{' '}
          {status.isRetried && say.retried}
        </p>
        <p className={ui.quiet} lang="en">
          <Typed text={status.reply} />
        </p>
      </div>
    );
  const isSending = status.kind === 'sending' && status.all > 0;
  return (
    <p role="status" data-reload="2">
      {isSending ? say.sending(status.done, status.all) : say.waiting}
    </p>
  );
}

/** What visitors don't get there as they should. */
function Checked({ at, faults }: HostCheck) {
  const { language } = useFrame();
  const { host: say } = useOfficeWords().website;
  const when = timeOrMoment(at, language);
  if (faults.length === 0) return <p className={ui.quiet}>{say.checked(when)}</p>;
  return (
    <details>
      <summary>{say.faults(faults.length, when)}</summary>
      <p>
        <CodeInText text={say.faultsHint} />
      </p>
      <ul className={ui.stack} lang="en" translate="no">
        {faults.map((fault) => (
          <li key={fault} className={ui.typed}>
            <Typed text={fault} />
          </li>
        ))}
      </ul>
    </details>
  );
}
