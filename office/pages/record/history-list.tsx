import { formatDay } from '../../../model/projections/dates/dates';
import type { OfficeWords } from '../../../words/words';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { isolated, Sentence, Typed } from '../layout/typed';
import { dayWithWeekday, Moment } from '../times/times';
import type { HistoryEvent, RecordView } from '../views';
import { isoDay } from './answer-list';
import ui from '../layout/ui.module.css';

interface HistoryListProps {
  view: Pick<RecordView, 'history'> & Partial<Pick<RecordView, 'stages' | 'pastStages' | 'today'>>;
}

/** Who did what and when, the newest first. */
export function HistoryList({ view: { history, stages = [], pastStages = [], today = '' } }: HistoryListProps) {
  const words = useOfficeWords();
  const { language } = useFrame();
  const sayValue = (kind: HistoryEvent['kind'], value: string) => {
    if (kind === 'stage') return [...stages, ...pastStages].find(({ id }) => id === value)?.label ?? isolated(value);
    if (kind === 'callOn') return value === '' ? words.history.noDay : dayWithWeekday(value, today, language);
    if (kind === 'owner') return value === '' ? words.history.nobody : isolated(value);
    return value === '' ? words.history.nothing : isolated(isoDay.test(value) ? formatDay(value, language) : value);
  };
  return (
    <section className={ui.part}>
      <h2>{words.record.history}</h2>
      {history.length === 0 && <p className={ui.quiet}>{words.record.noHistory}</p>}
      {history.length > 0 && (
        <ol className={ui.lines}>
          {history.map((event, index) => (
            <li key={index}>
              <p>
                {event.who !== '' && (
                  <strong>
                    <Typed text={event.who} />
                    {': '}
                  </strong>
                )}
                <Sentence text={sentenceOf(event, words, sayValue)} />
                {event.kind === 'callOn' && event.answer && (
                  <>
                    {': '}
                    <Typed text={event.answer} />
                  </>
                )}{' '}
                <span className={`${ui.quiet} whole`}>
                  <Moment at={event.at} />
                </span>
              </p>
              {event.kind === 'note' && (
                <p className={ui.typed} dir="auto" translate="no">
                  {event.becomes}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function sentenceOf(
  { kind, was, becomes }: HistoryEvent,
  { history, outcome }: OfficeWords,
  sayValue: (kind: HistoryEvent['kind'], value: string) => string,
): string {
  switch (kind) {
    case 'note':
    case 'resent':
      return history[kind];
    case 'call':
      return history.call[becomes as keyof typeof history.call] ?? isolated(becomes);
    case 'undone':
      return history.undone(outcome[becomes as keyof typeof history.call] ?? isolated(becomes));
    default:
      return history[kind](sayValue(kind, was), sayValue(kind, becomes));
  }
}
