import { CallOutcome } from '../entry/call-outcome';
import { ContactLinks } from '../entry/contact-links';
import { EntryFacts, SameFamily } from '../entry/entry-card';
import { UndoCall } from '../entry/undo-call';
import { TagMarks } from '../entry/marks';
import { useOfficeWords } from '../frame/office-words';
import { OfficePage } from '../layout/office-page';
import type { RecordView } from '../views';
import { AnswerList, AnswerParts } from './answer-list';
import { ConflictNotice } from './conflict-notice';
import { Facts } from './facts';
import { FollowUp } from './follow-up';
import { HistoryList } from './history-list';
import { MailPart } from './mail-part';
import { NoteForm } from './note-form';
import styles from './record.module.css';
import { Siblings } from './siblings';

/** One submission: what was asked for, and the work on it. */
export function RecordPage({ view }: { view: RecordView }) {
  const { conflict, entry: say, record, outcome } = useOfficeWords();
  const { entry } = view;
  return (
    <OfficePage
      title={entry.headline[0] || say.noName}
      isTyped={Boolean(entry.headline[0])}
      beside={
        <p className={styles.beside}>
          <EntryFacts entry={entry} />
          <TagMarks {...entry} />
        </p>
      }
    >
      {view.refused === 'outdated' && (
        <p className={styles.warning} role="alert">
          {conflict.outdated}
        </p>
      )}
      {view.refused && view.refused !== 'outdated' && <ConflictNotice view={view} refused={view.refused} />}
      {entry.tags.map((tag) => (
        <p key={tag} className={styles.warning}>
          {record.tags[tag]}
        </p>
      ))}
      <div className={styles.columns}>
        <div className={styles.work}>
          <section className={styles.part} aria-labelledby="call">
            <h2 id="call" className="visually-hidden">
              {outcome.title}
            </h2>
            <ContactLinks {...entry} />
            <SameFamily others={view.callOthers} />
            <CallOutcome entry={entry} others={view.callOthers} token={view.token} />
            {view.noted && <UndoCall entry={entry} call={view.noted} next={`/records/${entry.name}`} />}
          </section>
          <FollowUp view={view} />
          <NoteForm view={view} />
        </div>
        <div className={`${styles.work} ${styles.known}`}>
          <Facts view={view} />
          <section className={styles.part} aria-labelledby="answers">
            <h2 id="answers">{record.answers}</h2>
            <AnswerList answers={view.answers} form={entry.form} />
            <p className={styles.links}>
              <a href={`/records/${entry.name}/correct`}>{record.correct}</a>
              <a href={`/records/${entry.name}/person`}>{record.person}</a>
            </p>
          </section>
          <AnswerParts view={view} />
          <MailPart view={view} />
        </div>
        <HistoryList view={view} />
      </div>
      <Siblings view={view} />
    </OfficePage>
  );
}
