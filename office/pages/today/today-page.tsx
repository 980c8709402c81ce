import type { ReactNode } from 'react';
import { CallRow } from '../entry/call-row';
import { areOfSeveralForms } from '../entry/entry-link';
import { NotedCallNotice } from '../entry/noted-call';
import { DueMark, MailMark } from '../entry/marks';
import { EmptyState } from '../layout/empty-state';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { OfficePage } from '../layout/office-page';
import { ago, daysSince, longDay } from '../times/times';
import type { Call, Entry, TodayView } from '../views';
import { FirstAccountNotice, LastBackup, NoticeList } from './notice-list';
import ui from '../layout/ui.module.css';

/** The home page of the office: what to do today. */
export function TodayPage({ view }: { view: TodayView }) {
  const { language, user } = useFrame();
  const words = useOfficeWords();
  const { today: say, entry: entryWords } = words;
  const { today, due, fresh, waiting, token } = view;
  const { stuck } = view;
  const calls = [...due.calls, ...fresh.calls, ...waiting.calls];
  const saysForm = areOfSeveralForms([...calls.flatMap(({ entry, others }) => [entry, ...others]), ...stuck]);
  const rows = (part: readonly Call[], reason: (entry: Entry) => ReactNode) =>
    part.map((call) => (
      <CallRow
        key={call.entry.name}
        {...call}
        token={token}
        reason={reason(call.entry)}
        isFirst={call === calls[0]}
        saysForm={saysForm}
      />
    ));
  return (
    <OfficePage title={say.title} beside={<p>{longDay(today, today, language)}</p>}>
      {view.isTakenBack && (
        <p className={`${ui.aside} ${ui.noted} no-print`} role="status">
          {words.outcome.takenBack}
        </p>
      )}
      {view.noted && <NotedCallNotice {...view.noted} today={today} next="/" isNamed />}
      <NoticeList notices={view.notices} />
      {calls.length + stuck.length === 0 ? (
        <EmptyState
          title={view.hasArrived ? say.allDone : say.nothing}
          hint={view.hasArrived ? undefined : say.nothingHint}
        />
      ) : (
        <>
          <Part title={say.due} {...due} next="/list?due=due&sort=call" toNext={say.seeAll} none={say.nothingDue}>
            {rows(due.calls, ({ callOn }) => (
              <DueMark callOn={callOn} today={today} />
            ))}
          </Part>
          <Part title={say.fresh} {...fresh} next={view.freshList} toNext={say.seeAll} none={say.nothingFresh}>
            {rows(fresh.calls, ({ receivedAt }) => entryWords.arrived(ago(receivedAt, today, words)))}
          </Part>
          {waiting.calls.length > 0 && (
            <Part title={say.waiting} {...waiting} next={view.moreWaiting} toNext={say.showMore}>
              {rows(waiting.calls, ({ stage, stageSince }) =>
                entryWords.inStage(stage.label, daysSince(stageSince, today)),
              )}
            </Part>
          )}
          {stuck.length > 0 && (
            <Part title={say.stuck} shown={stuck.length} next={view.moreStuck} toNext={say.showMore}>
              {stuck.map((entry) => (
                <CallRow
                  key={entry.name}
                  entry={entry}
                  others={[]}
                  withNumber={1}
                  reason={<MailMark mail={entry.mail} />}
                  saysForm={saysForm}
                />
              ))}
            </Part>
          )}
        </>
      )}
      <LastBackup backup={view.notices.backup} />
      {!user && <FirstAccountNotice />}
    </OfficePage>
  );
}

interface PartProps {
  title: string;
  /** Number of forms that the rows are about. */
  shown: number;
  /** Number of all forms, of which some are shown; `undefined` if it is unknown. */
  all?: number;
  /** Address of a page with the others. */
  next: string | undefined;
  /** Text of its link. */
  toNext: string;
  /** Text without any entry. */
  none?: string;
  children: readonly ReactNode[];
}

function Part({ title, shown, all, next, toNext, none, children }: PartProps) {
  const { today: say } = useOfficeWords();
  const isCut = all === undefined ? next !== undefined : all > shown;
  return (
    <section className={ui.part}>
      <h2>
        {title} <span className={ui.muted}>{all ?? (isCut ? `${shown}+` : shown)}</span>
      </h2>
      {children.length === 0 ? none && <p className={ui.quiet}>{none}</p> : <div className={ui.lines}>{children}</div>}
      {isCut && next && (
        <p>
          {all !== undefined && `${say.more(shown, all)} `}
          <a className={ui.tap} href={next}>
            {toNext}
          </a>
        </p>
      )}
    </section>
  );
}
