import type { ReactNode } from 'react';
import { EntryCard } from '../entry/entry-card';
import { UndoCall } from '../entry/undo-call';
import { DueMark, MailMark } from '../entry/marks';
import { EmptyState } from '../layout/empty-state';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { OfficePage } from '../layout/office-page';
import { dayWithWeekday, daysSince } from '../times/times';
import type { Entry, TodayView } from '../views';
import { FirstAccountNotice, NoticeList } from './notice-list';
import styles from './today.module.css';

/** The home page of the office: what to do today. */
export function TodayPage({ view }: { view: TodayView }) {
  const { language, user } = useFrame();
  const { today: say, entry: entryWords } = useOfficeWords();
  const { today, due, fresh, waiting, stuck, token } = view;
  const draw = (reason: (entry: Entry) => ReactNode) => (entry: Entry) => (
    <EntryCard key={entry.name} entry={entry} today={today} token={token} reason={reason(entry)} />
  );
  const isEmpty = [due, fresh, waiting, stuck].every(({ length }) => length === 0);
  return (
    <OfficePage title={say.title} beside={<p>{dayWithWeekday(today, today, language)}</p>}>
      {view.noted && <UndoCall {...view.noted} next="/" isNamed />}
      <NoticeList notices={view.notices} />
      {isEmpty ? (
        <EmptyState title={view.freshCount === 0 ? say.nothing : say.nothingDue} hint={say.nothingHint} />
      ) : (
        <>
          <Part title={say.due} all={view.dueCount} list="/list?due=due" none={say.nothingDue}>
            {due.map(draw((entry) => <DueMark callOn={entry.callOn} today={today} />))}
          </Part>
          <Part title={say.fresh} all={view.freshCount} list="/list?sort=arrival" none={say.nothingFresh}>
            {fresh.map(draw(() => undefined))}
          </Part>
          {waiting.length > 0 && (
            <Part title={say.waiting} all={waiting.length}>
              {waiting.map(
                draw(({ stage, stageSince }) => (
                  <span>{entryWords.inStage(stage.label, daysSince(stageSince, today))}</span>
                )),
              )}
            </Part>
          )}
          {stuck.length > 0 && (
            <Part title={say.stuck} all={stuck.length}>
              {stuck.map(draw(({ mail }) => <MailMark mail={mail} />))}
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
  /** Number of all entries, of which some are shown. */
  all: number;
  /** Address of the list with all of them. */
  list?: string;
  /** Text without any entry. */
  none?: string;
  children: readonly ReactNode[];
}

function Part({ title, all, list, none, children }: PartProps) {
  const { today: say } = useOfficeWords();
  return (
    <section className={styles.part}>
      <h2>
        {title} <span className={styles.count}>{all}</span>
      </h2>
      {children.length === 0 ? <p>{none}</p> : <div className={styles.cards}>{children}</div>}
      {list && all > children.length && (
        <p>
          {say.more(children.length, all)}{' '}
          <a className={styles.more} href={list}>
            {say.seeAll}
          </a>
        </p>
      )}
    </section>
  );
}
