import type { FormDefinition } from '../../forms/form-definition';
import type { Stage } from '../../forms/stages';
import type { BackupSummary } from '../../server/backup/backup-state';
import type { HostProblem } from '../../server/host/host-account';
import type { Language } from '../../words/languages';
import type {
  DraftView,
  FieldsView,
  FieldView,
  NewEntryView,
  HostView,
  PublicationView,
  UsedEntryView,
  WebsiteView,
} from './website-views';

/** What the principal may do and the clerk may not: accounts, erasure and export. */
export type Role = 'clerk' | 'principal';

/** What every page of the office needs besides its view. */
export interface OfficeFrame {
  /** Language of the page. */
  language: Language;
  /** Languages that the office can switch to. */
  languages: readonly Language[];
  /** Name of the school. */
  school: string;
  /** The account that is signed in; `undefined` on loopback before the first account exists. */
  user: { name: string; role: Role } | undefined;
  /** Address of the page, for the language switch and the menu, such as `/list?sort=call`. */
  address: string;
  /** What the clerk had typed when the session expired: the form with this action shows it again. */
  typed?: TypedForm;
}

/** A form that was posted and not saved. */
export interface TypedForm {
  /** Path of the form's action. */
  action: string;
  /** Field name → value, as posted. */
  values: Readonly<Record<string, string>>;
}

/** How far the mail of a submission has come. */
export interface MailStatus {
  state: 'waiting' | 'sending' | 'delivered' | 'undelivered';
  attempts: number;
  problem: 'later' | 'refused' | 'policy' | 'unsure' | null;
  /** Whether mails stay in this server's mailbox, so that “delivered” means kept there. */
  isKeptHere: boolean;
}

/** A submission in a list. Times are Unix ms, days are ISO dates in India. */
export interface Entry {
  /** Name of the record, 64 hex digits: its page is `/records/<name>`. */
  name: string;
  /** Form in the page's language. */
  form: FormDefinition;
  /** The answers that identify the submission (the form's `summary`): a name first; may be empty. */
  headline: readonly string[];
  /** First telephone number among the answers, as typed. */
  phone: string | undefined;
  /** Language of the family. */
  callIn: Language | undefined;
  reference: string;
  spokenNumber: number | null;
  receivedAt: number;
  stage: Stage;
  /** Since when it has been in this stage. */
  stageSince: number;
  /** Day of the next call. */
  callOn: string | undefined;
  /** A time or a reason for the next call, as typed, such as “3 pm, visits”; may be empty. */
  callRemark: string;
  /** Name of the account that looks after it. */
  owner: string;
  tags: readonly ('honeypot' | 'too fast' | 'damaged')[];
  isCorrected: boolean;
  mail: MailStatus;
}

/** Everything about the server that a person should know. */
export interface Notices {
  /** No mail goes out. */
  outage:
    | {
        since: number;
        kind: 'away' | 'silent' | 'closed' | 'unknownName' | 'certificate' | 'noTls' | 'login';
        reply: string;
      }
    | undefined;
  /** Why the last build of the site failed. */
  mistakes: string | undefined;
  damaged: readonly { path: string; result?: { saved: number; unreadable: number } }[];
  /** Why new forms are refused. */
  noRoom: 'disk nearly full' | 'DATA_LIMIT_MB reached' | undefined;
  /** Submissions that a shorter keeping period will erase. */
  shortening: { count: number; dueAt: number; days: number; nextDays: number } | undefined;
  /** Why git has no commits of publications, or one on no branch. @property count publications without a commit @property reply git's words */
  history: { kind: 'locked' | 'merging' | 'owner' | 'detached' | 'other'; count: number; reply: string } | undefined;
  backup: BackupSummary;
  /** Why the newest website isn't on the school's host. */
  host?: { problem: HostProblem; reply: string } | undefined;
}

/** A call that was noted last and can be undone. */
export interface NotedCall {
  /** Unix ms. */
  at: number;
  outcome: string;
  /** Whether a note was saved with it. */
  hasNote: boolean;
  /** Names of the family's other forms for which it was noted, too. */
  others: readonly string[];
}

/** A family to call. */
export interface Call {
  entry: Entry;
  /** Its other forms that the call is about: a call that is noted counts for all of them. */
  others: readonly Entry[];
  /** Number of all forms with its telephone number. More than a family sends are not called together. */
  withNumber: number;
}

/** Name of the field that notes or undoes a call for another form of the family, too. For a noted call, its value is the form's next call. */
export function togetherField(name: string): string {
  return `also.${name}`;
}

/** The first families of a list. */
export interface CallPart {
  calls: readonly Call[];
  /** How many of the list's forms the families cover. */
  shown: number;
  /** Number of all forms in the list. */
  all: number;
}

export interface TodayView {
  kind: 'today';
  notices: Notices;
  /** Today in India. */
  today: string;
  /** In the form's first stage, without a next call, oldest first; at most 50 families. */
  fresh: CallPart;
  /** Address of the list with all of `fresh`. */
  freshList: string;
  /** Next call today or earlier, the most overdue first; at most 50 families. */
  due: CallPart;
  /** In an open stage for longest, without a call due. */
  waiting: CallPart;
  /** Address of the page with more of `waiting`. */
  moreWaiting: string;
  /** Mail that couldn't be delivered. */
  stuck: readonly Entry[];
  /** Address of the page with more of `stuck`; `undefined` if there are no more. */
  moreStuck: string | undefined;
  /** Whether anything has ever arrived that is still kept. */
  hasArrived: boolean;
  /** A random token for each of the page's call forms, against double taps. */
  token: string;
  /** The call that was just noted on this page. */
  noted?: { entry: Entry; others: readonly Entry[]; call: NotedCall } | undefined;
  /** Whether a call that was noted was just taken back. */
  isTakenBack?: boolean;
}

export interface ListFilter {
  form?: string;
  stage?: string;
  /** Answer to the form's first list among its summary, such as the class. */
  choice?: string;
  owner?: string;
  due?: 'due' | 'week' | 'none';
  /** Arrival: today, since Monday, or within 30 days. */
  arrived?: 'today' | 'week' | 'month';
  sort: 'call' | 'arrival';
}

/** A part of a longer list, counted from 1. */
export interface Range {
  from: number;
  to: number;
  all: number;
}

/** Beyond this number, the list says “more than”. */
export const maxCounted = 1000;

export interface ListView {
  kind: 'list';
  filter: ListFilter;
  today: string;
  forms: readonly FormDefinition[];
  /** Stages of the chosen form, or of all forms. */
  stages: readonly Stage[];
  choices: readonly { value: string; label: string }[];
  owners: readonly string[];
  /** What was searched for; then the filter doesn't apply. */
  search: string | undefined;
  /** Whether the search was for too few digits. */
  isTooShort: boolean;
  entries: readonly Entry[];
  /** Number of all entries that match. Many aren't counted to the end. */
  count: number;
  /** Which of all found entries these are, counted from 1; `undefined` if they are all, or the list is filtered. */
  range: Range | undefined;
  /** Addresses of the next and the first page of the list. */
  next: string | undefined;
  first: string | undefined;
  /** Address of the filtered list as XLSX; `undefined` if the user may not export. */
  workbook: string | undefined;
}

/** A change of a follow-up. `who` is empty if there were no accounts. */
export interface HistoryEvent {
  at: number;
  who: string;
  kind: 'stage' | 'callOn' | 'owner' | 'note' | 'call' | 'undone' | 'answers' | 'resent';
  /** Name of the corrected answer, for `answers`; the remark about the next call, for `callOn`. */
  answer?: string;
  /** Values before and after: a stage id, a day, an account, the text of a note, a call's outcome (also of an undone one), the changed answer. */
  was: string;
  becomes: string;
}

/** A field that someone else changed between rendering and posting a form. */
export interface Conflict {
  field: RefusedChange['field'] | 'answers';
  /** Name of the answer, for `answers`. */
  answer?: string;
  theirs: string;
  /** The remark about their next call, for `callOn`. */
  theirRemark?: string | undefined;
  by: string;
  at: number | undefined;
  mine: string;
}

/** A change that wasn't made, because someone else has changed fields of the same form. */
export interface RefusedChange {
  field: 'stage' | 'callOn' | 'owner';
  becomes: string;
  /** The remark about the next call, for `callOn`. */
  remark?: string | undefined;
  /** At least one: a final stage also takes the next call away, which may be the field in conflict. */
  conflicts: readonly Conflict[];
}

/** A day that the office offers for the next call. */
export interface CallDay {
  day: string;
  /** Absent if the school is closed on that day, so that this is the first open day after it. */
  name: 'tomorrow' | 'inThreeDays' | 'monday' | undefined;
}

export interface RecordView {
  kind: 'record';
  entry: Entry;
  stages: readonly Stage[];
  /** Stages that the form no longer has. */
  pastStages: readonly Stage[];
  owners: readonly string[];
  today: string;
  /** Choices for the next call, none on a Sunday, in a vacation or on a holiday. */
  days: readonly CallDay[];
  answers: readonly { name: string; label: string; value: string }[];
  /** Answers to questions that the form no longer has. */
  others: readonly { name: string; value: string }[];
  /** Answers before corrections, the oldest first. */
  earlier: readonly { receivedAt: number; fields: readonly { name: string; value: string }[] }[];
  /** The newest first. */
  history: readonly HistoryEvent[];
  /** Other submissions with the same telephone number, with their answers: at most 20, the newest first. */
  siblingCount: number;
  siblings: readonly { entry: Entry; answers: readonly { name: string; label: string; value: string }[] }[];
  attempts: readonly {
    at: number;
    recipient: string;
    outcome: 'sent' | 'later' | 'refused' | 'policy' | 'unsure';
    reply: string;
  }[];
  nextAttemptAt: number | undefined;
  canSendAgain: boolean;
  hasMail: boolean;
  /** The form that was just posted and changed nothing; `outdated`: a call or an undo from a page that was no longer up to date. */
  refused: RefusedChange | 'outdated' | undefined;
  /** What was typed as the day of the next call and is none, with its remark. */
  notADay?: { typed: string; remark: string } | undefined;
  /** What was typed about a call and isn't saved, because the page was too old. */
  unsentNote?: string | undefined;
  /** A random token for the call form, against double taps. */
  token: string;
  /** The call that was noted last, if nothing has happened since. */
  noted?: NotedCall | undefined;
  /** The planned call that the newest change of the stage has taken off, and the stage before. */
  takenOff?: { stage: string; callOn: string; remark: string } | undefined;
  /** Other forms of the family that a call is about, too. */
  callOthers: readonly Entry[];
}

export interface MailView {
  kind: 'mail';
  subject: string;
  headers: readonly { name: string; value: string }[];
  text: string;
}

export interface SheetView {
  kind: 'sheet';
  today: string;
  /** Families with a call due, then new ones, with the name of a parent and the last notes. */
  calls: readonly (Call & { parent: string | undefined; notes: readonly string[] })[];
  /** Which of all calls these are. */
  range: Range;
  /** Address of the sheet with the calls after these. */
  next: string | undefined;
}

export interface FiguresView {
  kind: 'figures';
  form: FormDefinition;
  forms: readonly FormDefinition[];
  stages: readonly Stage[];
  /** Submissions that arrived since Monday, by choice (class), the most frequent first. */
  thisWeek: { count: number; choices: readonly { label: string; count: number }[] };
  /** The weeks' first days (Mondays), the newest first, from the first week with a submission. */
  weeks: readonly { monday: string; count: number }[];
  /** Submissions by choice (class) and stage id. */
  choices: readonly { value: string; label: string; count: number; byStage: Readonly<Record<string, number>> }[];
  /** Days until the first call (3: 3 to 6, 7: 7 or more) → number of submissions; `undefined` = not called yet. */
  firstCalls: readonly { days: number | undefined; count: number }[];
}

export interface PersonRecord extends Pick<
  RecordView,
  'entry' | 'stages' | 'pastStages' | 'answers' | 'others' | 'earlier' | 'history'
> {
  /** Differs once the record has changed. */
  version: string;
}

/** All that is stored about the people behind a telephone number or a record. */
export interface PersonView {
  kind: 'person';
  /** The record through which the person was found. */
  name: string;
  /** It, then all others with the same telephone number. */
  records: readonly PersonRecord[];
  /** Number of mails in this server's mailbox. */
  mails: number;
  /** Whether mails also went to a mail server, where they must be erased by hand. */
  isMailElsewhere: boolean;
  /** What happens to the chosen records. The form posts the `version` of each, under the name that `chosenField` gives it. */
  purpose: 'download' | 'erase';
  /** Names of the principals, whom a clerk asks. */
  principals: readonly string[];
  /** Names of the records that are chosen so far. */
  chosen: readonly string[];
  /** Why nothing happened: no record was chosen, or one to erase has changed since the page was opened. */
  problem?: 'none' | 'changed';
}

/** Name of a record's box. It is short, because one telephone number may have sent hundreds of forms. */
export function chosenField(name: string): string {
  return `chosen.${name.slice(0, 16)}`;
}

export interface ErasedView {
  kind: 'erased';
  records: number;
  /** Records with the same telephone number that weren't chosen. */
  left: readonly Entry[];
  mails: number;
  /** `false` while a reader of the database, such as a backup, keeps erased data. */
  isGone: boolean;
  isMailElsewhere: boolean;
}

/**
 * Shows all answers of a record as a form. It posts `answer.<name>` and `was.<name>` for each question, and for one in conflict
 * `choice.<name>`: `theirs` or `mine`.
 */
export interface CorrectView {
  kind: 'correct';
  entry: Entry;
  values: Readonly<Record<string, string>>;
  errors: readonly { name: string; message: string }[];
  conflicts: readonly Conflict[];
  /** The values that a correction replaces: those with which the form was first rendered, or newer ones in a conflict. */
  was: Readonly<Record<string, string>>;
}

/** Posts `name`, `password` to `/sign-in`; with a ticket, `ticket` and `code` instead; always `next`, and `kept` as JSON if there is any. */
export interface SignInView {
  kind: 'sign-in';
  name: string;
  /** `used`: the code is right, but was used for another sign-in. */
  problem: 'wrong' | 'code' | 'used' | 'later' | 'busy' | undefined;
  /** Seconds until the next attempt, with `later`. */
  waitSeconds?: number;
  /** The password was right: the form now asks for the code of the authenticator app, and nothing else. */
  ticket: string | undefined;
  /** Whether a session has expired; what was typed is kept below. */
  hasExpired: boolean;
  /** Address to open after signing in. */
  next: string;
  /** A posted form to show again after signing in. */
  kept: TypedForm | undefined;
}

/** Posts `name` (first account only), `password` and `again`: for the first account, or for the account of a reset link. */
export interface PasswordView {
  kind: 'password';
  purpose: 'first' | 'reset';
  /** Path to post to. */
  action: string;
  name: string;
  /** `link`: the link is used up or too old, so there is no form. */
  problems: readonly ('short' | 'name' | 'different' | 'link' | 'busy')[];
}

/**
 * Forms: `/accounts/add` (`name`, `role`), `/accounts/role` (`name`, `role`), `/accounts/remove` (`name`), `/accounts/reset-link` (`name`).
 * New accounts have no password: their users choose one through a link, which is shown after adding.
 */
export interface AccountsView {
  kind: 'accounts';
  accounts: readonly {
    name: string;
    role: Role;
    hasPassword: boolean;
    hasCode: boolean;
    lastSeen: number | undefined;
  }[];
  /** `taken`: another account has this name; `last`: the last principal; `gone`: someone else has removed the account. */
  problems: readonly ('name' | 'taken' | 'last' | 'gone')[];
  /** The name and role as typed, if they couldn't be added. */
  typed: { name: string; role: Role } | undefined;
  /** A link that was just made: it is shown once. */
  resetLink: { name: string; url: string; hours: number } | undefined;
}

/**
 * The user's own account. Forms: `/account/password` (`current`, `password`, `again`), `/account/set-up-code` (no fields: shows `setup`),
 * `/account/confirm-code` (`secret`, `code`), `/account/remove-code` (`current`), `/sign-out-everywhere` (no fields).
 */
export interface AccountView {
  kind: 'account';
  hasCode: boolean;
  /** A new secret for an authenticator app, to be confirmed with a code. */
  setup: { secret: string; url: string } | undefined;
  /** `wrong`: the current password; `code`: the code. */
  problems: readonly ('short' | 'wrong' | 'different' | 'code' | 'later' | 'busy')[];
  /** Seconds until the next attempt, with `later`. */
  waitSeconds?: number;
  isSaved: boolean;
}

export interface MessageView {
  kind: 'message';
  message:
    | 'not found'
    | 'not allowed'
    | 'foreign'
    | 'no origin'
    | 'other origin'
    | 'fault'
    | 'too large'
    | 'busy'
    | 'no account'
    | 'no workshop'
    | 'disk full'
    | 'preview over'
    | 'already publishing'
    | 'entry gone'
    | 'draft changed'
    | 'empty paragraph'
    | 'password saved'
    | 'not writable'
    | 'file unreadable';
  /** What wasn't saved, to be copied. */
  typed?: string;
}

export type OfficeView =
  | TodayView
  | ListView
  | RecordView
  | MailView
  | SheetView
  | FiguresView
  | PersonView
  | ErasedView
  | CorrectView
  | SignInView
  | PasswordView
  | AccountsView
  | AccountView
  | WebsiteView
  | FieldsView
  | NewEntryView
  | UsedEntryView
  | FieldView
  | DraftView
  | PublicationView
  | HostView
  | MessageView;
