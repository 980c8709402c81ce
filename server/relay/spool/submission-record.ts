import type { Language } from '../../../words/languages';
import type { ReceivedField, Tag } from '../submission';

/** `sending`: an attempt is under way, or its end could not be noted. */
export type DeliveryState = 'waiting' | 'sending' | 'delivered' | 'undelivered';

/**
 * What a mail server, the disk or the line said.
 *
 * - `sent`: it has taken the responsibility (SMTP 250).
 * - `later`: not now (4xx, no connection).
 * - `refused`: there is no such recipient (5xx on the recipient). Somebody must mend the address.
 * - `policy`: it does not want this (5xx on sender, login, content, or 5.7.x): a setting, a quota, a filter.
 * - `unsure`: the whole mail was sent and the answer was lost; the next attempt may make a second copy.
 */
export type Outcome = 'sent' | 'later' | 'refused' | 'policy' | 'unsure';

export interface Attempt {
  /** Unix ms. */
  at: number;
  revision: number;
  /** As in the summary. */
  round: number;
  /** A mail address; empty for all of them. */
  recipient: string;
  outcome: Outcome;
  /** What the other side said. For the office, not for logs. */
  words: string;
}

/** One submission without its answers, and how far its mail has come. Moments are Unix ms. */
export interface SubmissionSummary {
  /** SHA-256 of form and submission id, in hex. */
  name: string;
  /** Id of the form, also after its file is gone. */
  form: string;
  /** What the visitor was told; see `referenceOf`. */
  reference: string;
  /** Six digits to say on the telephone; `null` if it came before there were any, or none was free. */
  spokenNumber: number | null;
  /** When the newest revision arrived. */
  receivedAt: number;
  /** 1, and one more each time that it was sent again with other answers. */
  revision: number;
  tags: Tag[];
  /** In which to call; `null` where nobody has said so. */
  language: Language | null;
  state: DeliveryState;
  /** From 0, and one more each time that a person has sent it again. */
  round: number;
  /** Attempts so far with this revision, in this round. */
  attempts: number;
  firstAttemptAt: number | null;
  nextAttemptAt: number;
  /** When it was delivered or given up. */
  settledAt: number | null;
  /** How the last attempt failed. */
  problem: Exclude<Outcome, 'sent'> | null;
}

export interface SubmissionRevision {
  revision: number;
  receivedAt: number;
  fields: ReceivedField[];
}

/** A submission with its newest answers. */
export interface ListedSubmission extends SubmissionSummary {
  fields: ReceivedField[];
}

export interface SubmissionRecord extends ListedSubmission {
  /** Answers of earlier revisions, oldest first; not more than the bounds of the spool. */
  earlier: SubmissionRevision[];
  /** Oldest first. */
  tried: Attempt[];
}
