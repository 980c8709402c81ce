import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import { CodeInText } from '../../layout/code-in-text';
import { Typed } from '../../layout/typed';
import { timeOrMoment } from '../../times/times';
import type { HostStatus as Status } from '../../website-views';
import ui from '../../layout/ui.module.css';

/** How far the newest website is on the school's host. */
export function HostStatus({ status }: { status: Status }) {
  const { language } = useFrame();
  const { host: say } = useOfficeWords().website;
  if (status.kind === 'live') return <p>{say.live(timeOrMoment(status.at, language))}</p>;
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
