import { emptyCell } from '../../../words/empty-cell';
import { languages } from '../../../words/languages';
import { dayWithWeekday, daysBetween } from '../times/times';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import type { Entry, MailStatus } from '../views';
import ui from '../layout/ui.module.css';

interface DueMarkProps {
  callOn: string | undefined;
  today: string;
  /** Whether the text beside it already says that it is the day of the next call. */
  isLabelled?: boolean;
}

/** Whether the next call is due, and since when. */
export function DueMark({ callOn, today, isLabelled = false }: DueMarkProps) {
  const { language } = useFrame();
  const { entry } = useOfficeWords();
  if (callOn === undefined) return <span className={ui.quiet}>{isLabelled ? emptyCell : entry.noNextCall}</span>;
  const days = daysBetween(callOn, today);
  if (days > 0) return <strong className={ui.mark}>{entry.overdue(days)}</strong>;
  if (days === 0) return <strong>{entry.dueToday}</strong>;
  const day = dayWithWeekday(callOn, today, language);
  return <span>{isLabelled ? day : entry.nextCall(day)}</span>;
}

/** Why a person should look twice at a submission. */
export function TagMarks({ tags, isCorrected }: Pick<Entry, 'tags' | 'isCorrected'>) {
  const { entry } = useOfficeWords();
  return (
    <>
      {isCorrected && <span className={ui.mark}>{entry.corrected}</span>}
      {tags.map((tag) => (
        <span key={tag} className={ui.mark} data-tone={tag === 'damaged' ? 'error' : undefined}>
          {entry.tags[tag]}
        </span>
      ))}
    </>
  );
}

/** The language to call in, written in that language. */
export function LanguageName({ code }: { code: Entry['callIn'] }) {
  return code && <span lang={languages[code].tag}>{languages[code].name}</span>;
}

/** In a list: only mail that may need a person. */
export function MailTrouble({ mail: { state, attempts } }: { mail: MailStatus }) {
  const { mail: say } = useOfficeWords();
  if (state === 'undelivered') return <span className={ui.error}>{say.notDelivered}</span>;
  return state === 'waiting' && attempts > 0 && <span className={ui.error}>{say.failedTries(attempts)}</span>;
}

/** How far the mail has come, and what to do if it can't be delivered. */
export function MailMark({ mail }: { mail: MailStatus }) {
  const { mail: say } = useOfficeWords();
  const { state, attempts, problem, isKeptHere } = mail;
  switch (state) {
    case 'delivered':
      return <span className={ui.quiet}>{isKeptHere ? say.keptHere : say.delivered}</span>;
    case 'sending':
      return <span className={ui.quiet}>{say.sending}</span>;
    case 'undelivered':
      return <span className={ui.error}>{problem === 'unsure' ? say.undeliveredUnsure : say.undelivered}</span>;
    case 'waiting':
      return attempts === 0 || problem === null ? (
        <span className={ui.quiet}>{say.waiting}</span>
      ) : (
        <span className={ui.error}>{`${say.failedTries(attempts)}. ${say.problems[problem]}`}</span>
      );
  }
}
