import { formatInIndia } from '../../../model/projections/dates/moments';
import { describeBackups } from '../../../server/backup/describe-backups';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { CodeInText } from '../layout/code-in-text';
import { Typed } from '../layout/typed';
import type { Notices } from '../views';
import ui from '../layout/ui.module.css';

/** Everything about the server that a person should know, above all work. */
export function NoticeList({ notices }: { notices: Notices }) {
  const { language } = useFrame();
  const { notices: say, website } = useOfficeWords();
  const { outage, mistakes, damaged, noRoom, shortening, history, host } = notices;
  const backup = describeBackups(notices.backup, language);
  const isQuiet = !outage && !mistakes && !noRoom && !shortening && !history && !host && damaged.length === 0;
  if (isQuiet && backup?.failed === undefined) return null;
  return (
    <section aria-label={say.title}>
      {noRoom && (
        <div className={ui.notice} data-tone="error">
          <p>
            <strong>{say.noRoom[noRoom]}</strong>
          </p>
        </div>
      )}
      {damaged.map(({ path, result }) => (
        <div key={path} className={ui.notice}>
          <p>
            <strong>{say.damagedFile(result?.saved, result?.unreadable)}</strong>
          </p>
          <p className={ui.quiet} lang="en" translate="no">
            {path}
          </p>
        </div>
      ))}
      {shortening && (
        <div className={ui.notice}>
          <p>
            <strong>{say.shortening(shortening.count, formatInIndia(shortening.dueAt, language))}</strong>
          </p>
          <p>
            <CodeInText text={say.stopShortening(shortening.days, shortening.nextDays)} />
          </p>
        </div>
      )}
      {mistakes && (
        <div className={ui.notice}>
          <h2>{say.outdated.title}</h2>
          <p>{say.outdated.whatToDo}</p>
          <pre className={ui.typed} lang="en">
            {mistakes}
          </pre>
        </div>
      )}
      {history && (
        <div className={ui.notice}>
          <h2>
            <CodeInText
              text={history.kind === 'detached' ? say.history.detachedTitle : say.history.title(history.count)}
            />
          </h2>
          <p>
            <CodeInText text={say.history.why[history.kind]} />
          </p>
          {history.kind !== 'detached' && (
            <p>
              <CodeInText text={say.history.later} />
            </p>
          )}
          {history.reply && (
            <p className={ui.quiet} lang="en">
              <Typed text={history.reply} />
            </p>
          )}
        </div>
      )}
      {backup?.failed !== undefined && (
        <div className={ui.notice}>
          <h2>{backup.failed}</h2>
          <p>
            <CodeInText text={backup.text} />
          </p>
        </div>
      )}
      {host && (
        <div className={ui.notice}>
          <h2>{website.host.notice}</h2>
          <p>
            <CodeInText text={website.host.problems[host.problem]} />
          </p>
          <p className={ui.quiet} lang="en">
            <Typed text={host.reply} />
          </p>
        </div>
      )}
      {outage && (
        <div className={ui.notice}>
          <h2>{say.outage.title}</h2>
          <p>
            {say.outage.since(formatInIndia(outage.since, language))} <CodeInText text={say.outage.why[outage.kind]} />
          </p>
          <p className={ui.quiet} lang="en">
            <Typed text={outage.reply} />
          </p>
        </div>
      )}
    </section>
  );
}

/** When the last backup was checked, below all work, unless there is a notice about it. */
export function LastBackup({ backup }: Pick<Notices, 'backup'>) {
  const found = describeBackups(backup, useFrame().language);
  return found && found.failed === undefined ? <p className={ui.quiet}>{found.text}</p> : null;
}

/** On loopback without accounts: what it takes to work from elsewhere. */
export function FirstAccountNotice() {
  const { today: say, menu } = useOfficeWords();
  return (
    <p className={ui.hint}>
      {say.firstAccount}{' '}
      <a className={ui.tap} href="/accounts">
        {menu.accounts}
      </a>
    </p>
  );
}
