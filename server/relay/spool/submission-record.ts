import type { Language } from '../../../words/languages';
import type { ReceivedField, Tag } from '../submission';

/** `sending`: an attempt is running, or its result couldn't be recorded. */
export type DeliveryState = 'waiting' | 'sending' | 'delivered' | 'undelivered';

/**
 * Result of an attempt, from the mail server, the disk or the connection.
 *
 * - `sent`: the mail server is now responsible for the mail (SMTP 250).
 * - `later`: temporary failure (4xx, no connection).
 * - `refused`: unknown recipient (5xx on the recipient). A person must correct the address.
 * - `policy`: rejected because of a setting, a quota or a filter (5xx on sender, login or content, or 5.7.x).
 * - `unsure`: the whole mail was sent but the reply was lost, so the next attempt may deliver a second copy.
 */
export type Outcome = 'sent' | 'later' | 'refused' | 'policy' | 'unsure';

export interface Attempt {
  /** Time of the attempt, Unix ms. */
  at: number;
  revision: number;
  /** How often a person had resent the submission before the attempt. */
  resendCount: number;
  /** A mail address; empty if the attempt was for all recipients. */
  recipient: string;
  outcome: Outcome;
  /** Reply of the mail server. May quote the mail: for the office, not for logs. */
  reply: string;
}

/** How far the delivery of a submission is. Times are Unix ms. */
export interface DeliveryData {
  state: DeliveryState;
  /** How often a person has resent the submission. */
  resendCount: number;
  /** Attempts with this revision since the last resend. */
  attempts: number;
  nextAttemptAt: number;
  /** Time of delivery or of giving up; `null` while neither has happened. */
  settledAt: number | null;
  /** Result of the last attempt, if it failed. */
  problem: Exclude<Outcome, 'sent'> | null;
}

/** A submission without its answers, and its delivery state. Times are Unix ms. */
export interface SubmissionSummary extends DeliveryData {
  /** SHA-256 of form and submission id, in hex. */
  name: string;
  /** Id of the form, kept after the form's file is deleted. */
  form: string;
  /** Reference for the visitor; see `referenceOf`. */
  reference: string;
  /** A number of six digits, easy to read out on the phone; `null` if no number was free. */
  spokenNumber: number | null;
  /** Arrival of the newest revision. */
  receivedAt: number;
  /** Number of the newest revision, from 1; increases each time the visitor sends different answers. */
  revision: number;
  tags: Tag[];
  /** Language for calling the visitor; `null` if unknown. */
  language: Language | null;
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
  /** Answers of earlier revisions, oldest first, within the limits in `intake.ts`. */
  earlier: SubmissionRevision[];
  /** All attempts, oldest first. */
  tried: Attempt[];
}
