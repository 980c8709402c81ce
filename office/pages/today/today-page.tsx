import type { ReactNode } from 'react';
import { EntryCard } from '../entry/entry-card';
import { UndoCall } from '../entry/undo-call';
import { DueMark, MailMark } from '../entry/marks';
import { EmptyState } from '../layout/empty-state';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { OfficePage } from '../layout/office-page';
import { dayWithWeekday, daysSince } from '../times/times';
import type { CallPart, Entry, TodayView } from '../views';
import { FirstAccountNotice, NoticeList } from './notice-list';
import ui from '../layout/ui.module.css';

/** The home page of the office: what to do today. */
export function TodayPage({ view }: { view: TodayView }) {
  const { language, user } = useFrame();
  const { today: say, entry: entryWords } = useOfficeWords();
  const { today, due, fresh, waiting, stuck, token } = view;
  const cards = ({ calls }: Pick<CallPart, 'calls'>, reason: (entry: Entry) => ReactNode) =>
    calls.map((call) => (
      <EntryCard key={call.entry.name} {...call} today={today} token={token} reason={reason(call.entry)} />
    ));
  const isEmpty = stuck.length === 0 && [due, fresh, waiting].every(({ all }) => all === 0);
  return (
    <OfficePage title={say.title} beside={<p>{dayWithWeekday(today, today, language)}</p>}>
      {view.noted && <UndoCall {...view.noted} next="/" isNamed />}
      <NoticeList notices={view.notices} />
      {isEmpty ? (
        <EmptyState
          title={view.hasArrived ? say.allDone : say.nothing}
          hint={view.hasArrived ? undefined : say.nothingHint}
        />
      ) : (
        <>
          <Part title={say.due} {...due} next="/list?due=due&sort=call" toNext={say.seeAll} none={say.nothingDue}>
            {cards(due, (entry) => (
              <DueMark callOn={entry.callOn} today={today} />
            ))}
          </Part>
          <Part title={say.fresh} {...fresh} next={view.freshList} toNext={say.seeAll} none={say.nothingFresh}>
            {cards(fresh, () => undefined)}
          </Part>
          {waiting.calls.length > 0 && (
            <Part title={say.waiting} {...waiting} next={view.moreWaiting} toNext={say.showMore}>
              {cards(waiting, ({ stage, stageSince }) => (
                <span>{entryWords.inStage(stage.label, daysSince(stageSince, today))}</span>
              ))}
            </Part>
          )}
          {stuck.length > 0 && (
            <Part title={say.stuck} shown={stuck.length} next={view.moreStuck} toNext={say.showMore}>
              {cards({ calls: stuck.map((entry) => ({ entry, others: [], withNumber: 1 })) }, ({ mail }) => (
                <MailMark mail={mail} />
              ))}
            </Part>
          )}
        </>
      )}
      {!user && <FirstAccountNotice />}
    </OfficePage>
  );
}

interface PartProps {
  title: string;
  /** Number of forms that the cards are about. */
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
      {children.length === 0 ? none && <p>{none}</p> : <div className={ui.cards}>{children}</div>}
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
