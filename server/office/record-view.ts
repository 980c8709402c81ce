import { randomUUID } from 'node:crypto';
import type { Conflict, HistoryEvent, RecordView } from '../../office/views';
import type { Entries } from './entries';
import { shownStage } from './entries';
import { callDays } from './days';
import { notedCall } from './noted-call';
import type { OfficeData } from './office-options';

export interface RecordViewOptions {
  owners: readonly string[];
  hasMail: boolean;
  /** Conflicts of the form that was just posted, with stages as stored. */
  conflicts: readonly Conflict[];
  now: number;
}

/** @param name of an existing record; `undefined` if there is none */
export function recordView(
  { records, callList }: OfficeData,
  entries: Entries,
  name: string,
  { owners, hasMail, conflicts, now }: RecordViewOptions,
): RecordView | undefined {
  const record = records.read(name);
  if (!record) return undefined;
  const { today, ...days } = callDays(now);
  const stages = entries.stagesOf(record.form);
  const siblings = callList.siblings(name).flatMap((sibling) => records.read(sibling) ?? []);
  const history = callList.history(name);
  const isOpen = record.state === 'undelivered' || record.state === 'waiting';
  return {
    kind: 'record',
    entry: entries.entry(record),
    stages,
    owners,
    today,
    days,
    ...entries.answers(record),
    earlier: record.earlier,
    history: history.map((event) => withStageIds(event, event.kind, stages)),
    siblings: siblings.map((each) => ({ entry: entries.entry(each), answers: entries.answers(each).answers })),
    attempts: record.tried,
    nextAttemptAt: record.state === 'waiting' && record.attempts > 0 ? record.nextAttemptAt : undefined,
    canSendAgain: isOpen && record.attempts > 0,
    hasMail,
    conflicts: conflicts.map(({ theirs, mine, ...conflict }) => ({
      ...conflict,
      theirs: conflict.field === 'stage' ? shownStage(theirs, stages).id : theirs,
      mine: conflict.field === 'stage' ? shownStage(mine, stages).id : mine,
    })),
    token: randomUUID(),
    noted: notedCall(history),
  };
}

function withStageIds(event: HistoryEvent, kind: string, stages: RecordView['stages']): HistoryEvent {
  if (kind !== 'stage') return event;
  return { ...event, was: shownStage(event.was, stages).id, becomes: shownStage(event.becomes, stages).id };
}
