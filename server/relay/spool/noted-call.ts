import type { FollowUpEvent } from './follow-up';

/**
 * The call of a submission that was noted last, and what it changed, if nothing has happened since.
 *
 * @param history the newest first
 */
export function notedCall<Event extends Pick<FollowUpEvent, 'at' | 'kind'>>(
  history: readonly Event[],
): { call: Event; changes: Event[] } | undefined {
  // The line of an undone call changes nothing.
  const lasting = history.filter(({ kind }) => kind !== 'undone');
  const index = lasting.findIndex(({ kind }) => kind === 'call');
  const call = lasting[index];
  const changes = lasting.slice(0, index);
  // A call and what it changed have the same time.
  const isOfCall = ({ at, kind }: Event) => at === call?.at && (kind === 'stage' || kind === 'callOn');
  return call && changes.every(isOfCall) ? { call, changes } : undefined;
}
