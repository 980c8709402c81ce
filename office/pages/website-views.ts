import type { HostCheck, HostProblem } from '../../server/host/host-account';
import type { ChangeInWords } from '../editing/change-in-words';
import type { EntryCell } from '../editing/entry-tables';
import type { FieldDetails, FieldForm, NameUse } from '../editing/field-details';
import type { EntryInfo, GroupInfo, ListInfo } from '../editing/lists';
import type { NewEntryForm } from '../editing/new-entry-form';
import type { FieldRow } from '../editing/field-rows';
import type { Job } from '../editing/job-names';
import type { Language } from '../../words/languages';

export type { EntryCell, FieldForm };

/*
 * The part of the office where a clerk changes the site. “Draft”: what has been changed and isn't published. Every address of a field is
 * that of `addressOf()`, such as `facts/classes.yaml:classes/4/fees/yearly`. Times are Unix ms.
 */

/** Home of this part. Search posts `asked` to `/website/find`. */
export interface WebsiteView {
  kind: 'website';
  draft: DraftSummary;
  /** The newest first; at most 10. */
  publications: readonly PublicationRow[];
  /** Changes in the draft, the newest first; at most 10. */
  changes: readonly ChangeRow[];
  /** 1 to 12. */
  month: number;
  /** Address of the site as visitors know it; `undefined` if it is unknown. */
  site?: string | undefined;
}

/** What isn't published yet. */
export interface DraftSummary {
  mine: number;
  all: number;
}

/** Results of a search, or the fields of a job, of a list or of an entry. */
export interface FieldsView {
  kind: 'fields';
  job?: Job;
  asked?: string;
  /** What the page is about, if that is an entry. */
  entry?: EntryInfo;
  /** Address of the list that the page is about. */
  list?: string;
  /** Lists to which entries can be added. */
  lists: readonly ListInfo[];
  /** Groups of fields that may be absent. */
  groups: readonly GroupInfo[];
  /** The entry that was just added, and what is wrong with it. */
  added?: { address: string; mistakes: readonly string[] } | undefined;
  rows: readonly ListedField[];
  /** Number of fields that aren't listed. */
  more: number;
  draft: DraftSummary;
  /** Why a file can't be read, so that its fields are missing. */
  unreadable: readonly string[];
  /** Pictures of entries that are told apart by them. */
  pictures?: readonly EntryPicture[] | undefined;
}

export interface EntryPicture {
  /** Address of the entry. */
  entry: string;
  src: string;
  alt: string;
}

/** A field in a list. */
export type ListedField = FieldRow;

/** A field in the table of a list. */
export type ListedCell = FieldRow & { cell: EntryCell };

/**
 * The form of a new entry. Posts `list`, `entries`, `like`, `kind`, `next` and, for each field, `value:` and its path, or `translation:` and its path, to `/website/new`.
 */
export interface NewEntryView extends Omit<NewEntryForm, 'kind'> {
  kind: 'new-entry';
  /** Address of the list. */
  list: string;
  like: string;
  /** Index of the entry in whose place it is put; empty for a new one. */
  replaces: string;
  /** Title of the group that is chosen. */
  group: string;
  /** Name of its form, if it can have several. */
  form: string | undefined;
  /** Page to come back to. */
  next: string;
  /** Paths of the fields that are empty, but needed. */
  missing: readonly string[];
}

/** Why an entry isn't removed: it is used elsewhere. */
export interface UsedEntryView {
  kind: 'used-entry';
  name: string;
  /** Where it is used, with the address of the field. */
  uses: readonly NameUse[];
  next: string;
}

export interface FieldView extends Omit<FieldDetails, 'place'> {
  kind: 'field';
  /** Whether it is a paragraph of running text, which can be removed. */
  isParagraph: boolean;
  /** Only the principal may change it, and the user is somebody else. */
  isLocked: boolean;
  /** `undefined` if no page shows it. */
  preview: PreviewData | undefined;
  draft: DraftSummary;
}

/** A page of the site beside a form. */
export interface PreviewData {
  /** Address of the frame's page, with a secret; it takes `of=draft|live` and `mark=changes`. */
  frame: string;
  /** Page of the site, such as `/mr/classes`. */
  page: string;
  title: string;
}

/** A change in words. */
export interface ChangeRow extends ChangeInWords {
  id: string;
  /** File below `content/`. */
  file: string;
  /** Of a value, or its translation; an entry that was added, removed or moved. */
  kind: 'value' | 'translation' | 'added' | 'removed' | 'moved';
  /** Set for a translation. */
  language?: Language;
  who: string;
  at: number;
  /** `conflict`: someone has changed the same outside the draft, to `theirs`; `unreadable`: its file can't be parsed. */
  state: 'fits' | 'conflict' | 'unreadable';
  mistakes: readonly string[];
  /** What may be a slip. It can be published. */
  warnings: readonly string[];
  /** Only the principal may publish it or take it back, and the user is somebody else. */
  isLocked?: boolean;
}

/** Changes that are published together: those of a file, or of several that have been changed at once. */
export interface DraftGroup {
  /** Name of its box, after `groupPrefix`. */
  id: string;
  /** Value of its box: what its reader has seen. */
  version: string;
  changes: readonly ChangeRow[];
  canPublish: boolean;
}

/** Begins the names of the boxes with which groups are chosen. */
export const groupPrefix = 'group:';

/**
 * What would be published. Posts the chosen groups to `/website/publish`, or `id` to `/website/undo` (takes a change out of the draft),
 * or `id`, `theirs` as shown and `keep` (`mine` or `theirs`) to `/website/settle`.
 */
export interface DraftView {
  kind: 'draft';
  groups: readonly DraftGroup[];
  /** Mistakes that the content had before. Nothing can be published with them. */
  mistakes: readonly string[];
  /** Mistakes that changes have made in other places, such as a name that isn't in its list any more. @property address of the place */
  elsewhere: readonly { text: string; address?: string }[];
  /** The workshop fails: files are shown as they are stored, and can be undone only. */
  isRaw: boolean;
  /** What publishing all would change; `undefined` while it is being found out, or if not all can be published. */
  effect: { pages: number; documents: number; languages: number } | undefined;
}

/** What is done in turn to publish. */
export const publishingSteps = ['checked', 'built', 'content', 'switched', 'committed'] as const;

export type PublishingStep = (typeof publishingSteps)[number];

export interface PublicationRow {
  id: number;
  who: string;
  at: number;
  /** `undone`: the content has none of its changes any more. */
  state: 'running' | 'live' | 'failed' | 'undone';
  /** All of its changes, in words. */
  changes: readonly Pick<ChangeRow, 'kind' | 'breadcrumb' | 'was' | 'becomes' | 'language'>[];
  /** Set if it undid another one. */
  undoes: number | undefined;
  /** Only the principal may undo it, and the user is somebody else. */
  isLocked?: boolean;
}

/** Posts `id` to `/website/undo-publication`, which publishes the values of before. While it is running, the page loads itself again. */
/** How files get to the school's host. */
export const hostKinds = ['sftp', 'ftps', 'git', 'folder'] as const;

/** How far the newest website is on the school's host. */
export type HostStatus =
  | { kind: 'waiting' }
  | { kind: 'sending'; done: number; all: number }
  | { kind: 'live'; at: number; checked?: HostCheck | undefined }
  | {
      kind: 'failed';
      problem: HostProblem;
      reply: string;
      isRetried: boolean;
      foreign?: readonly string[] | undefined;
    };

/** What is wrong in a field, by the name of the field. */
export type HostMistakes = Partial<
  Record<
    'host' | 'port' | 'user' | 'password' | 'folder' | 'address',
    'missing' | 'number' | 'path' | 'repository' | 'address'
  >
>;

export interface HostView {
  kind: 'host';
  /** Without the password. @property key fingerprint of an SFTP host */
  account:
    | {
        kind: (typeof hostKinds)[number];
        host: string;
        port: string;
        user: string;
        folder: string;
        address: string;
        key: string | undefined;
      }
    | undefined;
  /** What was typed and isn't used, by the names of the fields. */
  typed: Readonly<Record<string, string>> | undefined;
  /** Of the website, as the content has it. */
  address: string;
  status: HostStatus | undefined;
  /** Why what was typed isn't used. */
  failure: { problem: HostProblem | 'incomplete'; reply: string } | undefined;
  mistakes: HostMistakes;
  /** Whether the forms of the website are sent to its own address, where a host has nothing that takes them. */
  losesForms: boolean;
  draft: DraftSummary;
}

export interface PublicationView {
  kind: 'publication';
  publication: PublicationRow;
  /** The last step that is done. */
  step: PublishingStep | undefined;
  /** Why it failed or, if it is running, can't be finished yet. */
  problems: readonly string[];
  /** Whether the history has it, or needs no entry. */
  isCommitted: boolean;
  /** When visitors could see it. */
  liveAt: number | undefined;
  canUndo: boolean;
  /** Address of the site as visitors know it; `undefined` if it is unknown. */
  site?: string | undefined;
  /** Address of the site's archive for shared hosting, if there is one. */
  archive?: string | undefined;
  /** How far the newest website is on the school's host, if there is one. */
  host?: HostStatus | undefined;
  /** Whether a web server in front, which has rules of its own, may need the new ones. */
  needsRules?: boolean;
  draft: DraftSummary;
}
