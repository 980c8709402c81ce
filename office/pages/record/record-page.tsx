import { useLanguage } from '../../../app/language';
import { serverWordsIn } from '../../../words/words';
import { CallForm } from '../entry/call-form';
import { SameFamily } from '../entry/call-row';
import { ContactLinks } from '../entry/contact-links';
import { areOfSeveralForms, EntryFacts } from '../entry/entry-link';
import { TagMarks } from '../entry/marks';
import { NotedCallNotice, noteId } from '../entry/noted-call';
import { useOfficeWords } from '../frame/office-words';
import { OfficePage } from '../layout/office-page';
import { Moment } from '../times/times';
import type { RecordView } from '../views';
import { AnswerList, AnswerParts } from './answer-list';
import { ConflictNotice } from './conflict-notice';
import { Facts } from './facts';
import { FollowUp } from './follow-up';
import { HistoryList } from './history-list';
import { MailPart } from './mail-part';
import ui from '../layout/ui.module.css';
import { Siblings } from './siblings';

/** One submission: the work on it, then what was asked for. */
export function RecordPage({ view }: { view: RecordView }) {
  const { conflict, entry: say, record } = useOfficeWords();
  const { tags } = serverWordsIn[useLanguage()];
  const { entry } = view;
  return (
    <OfficePage
      title={entry.headline[0] || say.noName}
      isTyped={Boolean(entry.headline[0])}
      beside={
        <div className={ui.row}>
          <p className={ui.facts}>
            <EntryFacts entry={entry} saysForm={saysForm(view)} />
          </p>
          <TagMarks {...entry} />
        </div>
      }
    >
      {view.refused === 'outdated' && (
        <p className={ui.aside} data-tone="error" role="alert">
          {conflict.outdated}
        </p>
      )}
      {view.refused && view.refused !== 'outdated' && <ConflictNotice view={view} refused={view.refused} />}
      {entry.tags.map((tag) => (
        <p key={tag} className={ui.aside} data-tone="info">
          {tags[tag]}
        </p>
      ))}
      <div className={ui.columns}>
        <div>
          <CallPart view={view} />
          <FollowUp view={view} />
        </div>
        <div>
          <section className={ui.part} aria-labelledby="answers">
            <h2 id="answers">{record.answers}</h2>
            <AnswerList answers={view.answers} form={entry.form} />
            <Facts view={view} />
            <p className={ui.links}>
              <a href={`/records/${entry.name}/correct`}>{record.correct}</a>
              <a href={`/records/${entry.name}/person`}>{record.person}</a>
            </p>
          </section>
          <AnswerParts view={view} />
          <HistoryList view={view} />
          <MailPart view={view} />
        </div>
      </div>
      <Siblings view={view} />
    </OfficePage>
  );
}

function saysForm({ entry, siblings }: RecordView): boolean {
  return areOfSeveralForms([entry, ...siblings.map((sibling) => sibling.entry)]);
}

/** Everything that a call needs; the last note is below, so that it is seen to be saved. */
function CallPart({ view }: { view: RecordView }) {
  const { outcome, sheet } = useOfficeWords();
  const { entry, callOthers, token, noted, today, unsentNote } = view;
  const last = view.history.find(({ kind }) => kind === 'note');
  return (
    <section id={noteId} className={ui.part} aria-labelledby="call">
      <h2 id="call" className="visually-hidden">
        {outcome.title}
      </h2>
      <ContactLinks {...entry} />
      <SameFamily others={callOthers} saysForm={saysForm(view)} />
      <CallForm entry={entry} others={callOthers} token={token} unsentNote={unsentNote} hasNoteButton />
      {noted && <NotedCallNotice entry={entry} call={noted} today={today} next={`/records/${entry.name}`} />}
      {last && (
        <div className={`${ui.aside} no-print`}>
          <p className={ui.quiet}>
            {sheet.lastNote}, <Moment at={last.at} />
          </p>
          <p className={ui.typed} dir="auto" translate="no">
            {last.becomes}
          </p>
        </div>
      )}
    </section>
  );
}
