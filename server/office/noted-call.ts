import type { NotedCall } from '../../office/views';
import type { FieldChange, FollowUpEvent } from '../relay/spool/follow-up';

/** The call of a submission that was noted last, if nothing has happened since. @param history the newest first */
export function notedCall(history: readonly FollowUpEvent[]): (NotedCall & { undoing: FieldChange[] }) | undefined {
  const index = history.findIndex(({ kind }) => kind === 'call');
  const call = history[index];
  if (!call) return undefined;
  const undoing: FieldChange[] = [];
  // A call and what it changed have the same time.
  for (const { at, kind, was, becomes } of history.slice(0, index)) {
    if (at !== call.at || (kind !== 'stage' && kind !== 'callOn')) return undefined;
    undoing.push({ field: kind, was: becomes, becomes: was });
  }
  return { at: call.at, outcome: call.becomes, undoing };
}
