import { useLanguage } from '../../../app/language';
import { serverWordsIn } from '../../../words/words';
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
import ui from '../layout/ui.module.css';
import styles from './record.module.css';
import { Siblings } from './siblings';

/** One submission: what was asked for, and the work on it. */
export function RecordPage({ view }: { view: RecordView }) {
  const { conflict, entry: say, record, outcome } = useOfficeWords();
  const { tags } = serverWordsIn[useLanguage()];
  const { entry } = view;
  return (
    <OfficePage
      title={entry.headline[0] || say.noName}
      isTyped={Boolean(entry.headline[0])}
      beside={
        <p className={ui.row}>
          <EntryFacts entry={entry} />
          <TagMarks {...entry} />
        </p>
      }
    >
      {view.refused === 'outdated' && (
        <p className={ui.aside} data-tone="error" role="alert">
          {conflict.outdated}
        </p>
      )}
      {view.refused && view.refused !== 'outdated' && <ConflictNotice view={view} refused={view.refused} />}
      {entry.tags.map((tag) => (
        <p key={tag} className={ui.aside} data-tone="error">
          {tags[tag]}
        </p>
      ))}
      <div className={styles.columns}>
        <div className={ui.stack} data-gap="4">
          <section className={ui.part} aria-labelledby="call">
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
        <div className={`${ui.stack} ${styles.known}`} data-gap="4">
          <Facts view={view} />
          <section className={ui.part} aria-labelledby="answers">
            <h2 id="answers">{record.answers}</h2>
            <AnswerList answers={view.answers} form={entry.form} />
            <p className={ui.links}>
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
