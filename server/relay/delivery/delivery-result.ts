import type { DeliveryAnswer } from '../mail/mail-transport';
import type { DeliveryNote } from '../spool/delivery-queue';
import type { Attempt, Outcome, SubmissionRecord } from '../spool/submission-record';
import { isTimeToGiveUp, pauseAfter, type RetryTimes } from './retry-times';

/** After this many attempts with an unknown result we stop sending to a recipient, because each attempt may have delivered a copy. */
const maxUnsure = 3;

type Tried = Pick<Attempt, 'at' | 'recipient' | 'outcome'>;

/** Decides from the answers to an attempt whether a submission is delivered, tried again or given up. */
export function deliveryResult(
  record: SubmissionRecord,
  answers: readonly DeliveryAnswer[],
  now: number,
  retry: RetryTimes,
): Omit<DeliveryNote, 'notedAt'> {
  const { name, revision, receivedAt, attempts } = record;
  const made = answers.map(({ recipient, outcome, reply }) => ({ at: now, recipient, outcome, reply }));
  const tried = [...currentAttempts(record), ...made];
  const open = answers.filter(({ recipient, outcome }) => outcome !== 'sent' && !isLeftAlone(recipient, tried));
  const isUnsure = tried.some(({ recipient }) => isLeftAlone(recipient, tried));
  const problem = open.length > 0 ? worstOf(open) : isUnsure ? 'unsure' : null;
  const moments = tried.map(({ at }) => at);
  const isGivenUp = open.length > 0 ? isTimeToGiveUp(moments, retry) : isUnsure;
  return {
    name,
    revision,
    receivedAt,
    attempts: made,
    state: isGivenUp ? 'undelivered' : problem === null ? 'delivered' : 'waiting',
    nextAttemptAt: problem === null ? now : now + pauseAfter(problem, attempts, retry),
    problem,
  };
}

/** Recipients that have not received this revision, except those with too many unknown results. */
export function openRecipients(recipients: readonly string[], record: SubmissionRecord): string[] {
  const { tried, revision } = record;
  const reached = tried.filter((attempt) => attempt.outcome === 'sent' && attempt.revision === revision);
  const current = currentAttempts(record);
  return recipients.filter(
    (address) => !reached.some(({ recipient }) => recipient === address) && !isLeftAlone(address, current),
  );
}

/** The outcome that most needs a person. */
function worstOf(failed: readonly DeliveryAnswer[]): Exclude<Outcome, 'sent'> {
  const order = ['refused', 'unsure', 'policy', 'later'] as const;
  return order.find((problem) => failed.some(({ outcome }) => outcome === problem)) ?? 'later';
}

/** Attempts for the newest revision since it arrived or a person last resent it. Compares no times, because the clock may be wrong. */
function currentAttempts({ tried, revision, resendCount }: SubmissionRecord): Tried[] {
  return tried.filter((attempt) => attempt.revision === revision && attempt.resendCount === resendCount);
}

/** Whether we stop sending to a recipient until a person requests it. */
function isLeftAlone(address: string, tried: readonly Tried[]): boolean {
  const unsure = tried.filter(({ outcome, recipient }) => outcome === 'unsure' && ['', address].includes(recipient));
  return (
    unsure.length >= maxUnsure && !tried.some(({ outcome, recipient }) => outcome === 'sent' && recipient === address)
  );
}
