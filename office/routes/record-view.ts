import { randomUUID } from 'node:crypto';
import type { Conflict, HistoryEvent, NotedCall, PersonRecord, RecordView, RefusedChange } from '../pages/views';
import { notedCall } from '../../server/relay/spool/noted-call';
import type { SubmissionRecord } from '../../server/relay/spool/submission-record';
import type { Entries } from '../records/entries';
import { shownStage } from '../records/entries';
import { isToCall, notedWith, othersToCall } from '../records/families';
import type { SubmissionData } from '../records/submissions';

export interface RecordViewOptions {
  owners: readonly string[];
  hasMail: boolean;
  /** The form that was just posted, with stages as stored. */
  refused?: RecordView['refused'];
  notADay?: RecordView['notADay'];
  unsentNote?: RecordView['unsentNote'];
  /** Today in India. */
  today: string;
  days: RecordView['days'];
}

/** Siblings on the page of a record. The page with all data of the person has the others. */
const maxSiblings = 20;

/** @param name of an existing record; `undefined` if there is none */
export function recordView(
  data: SubmissionData,
  entries: Entries,
  name: string,
  { refused, ...shown }: RecordViewOptions,
): RecordView | undefined {
  const { records, callList } = data;
  const record = records.read(name);
  if (!record) return undefined;
  const stored = storedData(data, entries, record);
  const { stages } = stored;
  const siblings = callList.siblings(name);
  const siblingRecords = siblings.slice(0, maxSiblings).flatMap((sibling) => records.read(sibling) ?? []);
  const isOpen = record.state === 'undelivered' || record.state === 'waiting';
  return {
    kind: 'record',
    ...stored,
    ...shown,
    siblingCount: siblings.length,
    siblings: siblingRecords.map((each) => ({ entry: entries.entry(each), answers: entries.answers(each).answers })),
    attempts: record.tried,
    nextAttemptAt: record.state === 'waiting' && record.attempts > 0 ? record.nextAttemptAt : undefined,
    canSendAgain: isOpen && record.attempts > 0,
    refused: refused === 'outdated' ? refused : refused && withShownStages(refused, stages),
    token: randomUUID(),
    callOthers: entries.named(
      othersToCall(data, name, (followUp) => isToCall(entries.asOfToday(followUp), shown.today)).others,
    ),
    noted: lastCall(data, name),
    takenOff: takenOffCall(stored.history),
  };
}

/** @param history the newest first, with the ids of the current stages */
function takenOffCall(history: readonly HistoryEvent[]): RecordView['takenOff'] {
  const [newest] = history;
  const [stage, call] = (['stage', 'callOn'] as const).map((kind) =>
    history.slice(0, 2).find((event) => event.kind === kind && event.at === newest?.at),
  );
  if (!stage || !call || call.was === '' || call.becomes !== '') return undefined;
  const planned = history.find(({ kind, becomes }) => kind === 'callOn' && becomes === call.was);
  return { stage: stage.was, callOn: call.was, remark: planned?.answer ?? '' };
}

/** The call of a form that can be undone. */
export function lastCall(data: SubmissionData, name: string): NotedCall | undefined {
  const history = data.callList.history(name);
  const { call } = notedCall(history) ?? {};
  if (!call) return undefined;
  const hasNote = history.some(({ kind, at }) => kind === 'note' && at === call.at);
  return { at: call.at, outcome: call.becomes, hasNote, others: notedWith(data, name, call.at) };
}

function withShownStages(
  { field, becomes, remark, conflicts }: RefusedChange,
  stages: RecordView['stages'],
): RefusedChange {
  const shown = (kind: Conflict['field'], value: string) => (kind === 'stage' ? shownStage(value, stages).id : value);
  return {
    field,
    becomes: shown(field, becomes),
    remark,
    conflicts: conflicts.map(({ theirs, mine, ...conflict }) => ({
      ...conflict,
      theirs: shown(conflict.field, theirs),
      mine: shown(conflict.field, mine),
    })),
  };
}

/** @param name of an existing record; `undefined` if there is none */
export function personRecord(data: SubmissionData, entries: Entries, name: string): PersonRecord | undefined {
  const record = data.records.read(name);
  if (!record) return undefined;
  const stored = storedData(data, entries, record);
  return { ...stored, version: `${record.revision}.${stored.history.length}` };
}

/** Everything that the family has sent, and that the office has noted. */
function storedData({ callList }: SubmissionData, entries: Entries, record: SubmissionRecord) {
  const stages = entries.stagesOf(record.form);
  return {
    entry: entries.entry(record),
    stages,
    pastStages: entries.pastStagesOf(record.form),
    ...entries.answers(record),
    earlier: record.earlier,
    history: callList.history(record.name).map((event) => withStageIds(event, event.kind, stages)),
  };
}

function withStageIds(event: HistoryEvent, kind: string, stages: RecordView['stages']): HistoryEvent {
  if (kind !== 'stage') return event;
  return { ...event, was: shownStage(event.was, stages).id, becomes: shownStage(event.becomes, stages).id };
}
