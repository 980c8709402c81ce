/** How far the office has come with a submission. Times are Unix ms, days are ISO dates in India. */
export interface FollowUp {
  name: string;
  /** Id of the form. */
  form: string;
  /** Arrival of the first revision. */
  receivedAt: number;
  /** Answer to the form's first list, such as the class; may be empty. */
  choice: string;
  /** Id of the stage; empty in the form's first stage. */
  stage: string;
  stageSince: number;
  /** Day of the next call. */
  callOn: string | undefined;
  /** Name of the account that looks after it; may be empty. */
  owner: string;
  /** First call, whether it reached the family or not. */
  firstCallAt: number | undefined;
}

export type FollowUpField = 'stage' | 'callOn' | 'owner';

/** A change of a field by a form that was rendered with `was`. An empty `callOn` is no next call; an empty stage the first one. */
export interface FieldChange {
  field: FollowUpField;
  was: string;
  becomes: string;
  /** A time or a reason for the next call, for `callOn`; absent if it only goes with the day. */
  remark?: string;
  /** The remark that the form was rendered with. */
  wasRemark?: string;
}

/** A correction of an answer in the name of the family. Names are those of the form's questions. */
export interface AnswerChange {
  answer: string;
  was: string;
  becomes: string;
}

export type CallOutcome = 'reached' | 'not reached' | 'again';

/** What happened with a submission. `who` is empty if there were no accounts. */
export interface FollowUpEvent {
  at: number;
  who: string;
  kind: FollowUpField | 'note' | 'call' | 'undone' | 'answers' | 'resent';
  /** Name of the corrected answer, for `answers`; the remark about the next call, for `callOn`. */
  answer?: string;
  /** Values before and after; `becomes` is the text of a note and the outcome of a call, or of one that was undone. */
  was: string;
  becomes: string;
}

/** A field that someone else has changed since the form was rendered. Nothing of it was overwritten. */
export interface Conflict {
  field: FollowUpField | 'answers';
  /** Name of the answer, for `answers`. */
  answer?: string;
  theirs: string;
  /** The remark about their next call, for `callOn`. */
  theirRemark?: string | undefined;
  /** Account that changed it last; empty if it is unknown. */
  by: string;
  /** Unix ms. */
  at: number | undefined;
  mine: string;
}

/** The submission doesn't exist, or has been erased. */
export class UnknownRecordError extends Error {
  constructor(name: string) {
    super(`There is no submission ${name}`);
  }
}

/** Stored for “no next call”, so that the order of the call list has these last. */
const noCall = '9999-12-31';

export function toStoredDay(day: string): string {
  return day === '' ? noCall : day;
}

export function fromStoredDay(day: unknown): string {
  return day === noCall ? '' : String(day);
}
