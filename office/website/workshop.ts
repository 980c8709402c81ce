import type { EditedDraft } from '../editing/edit-draft';
import type { ChangeInWords } from '../editing/change-in-words';
import type { Draft, DraftChange } from '../editing/draft';
import type { NewEntry } from '../editing/entries';
import type { FieldDetails as FieldDetailsOfContent } from '../editing/field-details';
import type { FieldRow } from '../editing/field-rows';
import type { Job } from '../editing/job-names';
import type { EntryInfo, GroupInfo, ListInfo } from '../editing/lists';
import type { NewEntryForm } from '../editing/new-entry-form';
import type { DraftText } from '../editing/merge';
import type { EntryPicture, PublishingStep } from '../pages/website-views';
import type { Language } from '../../words/languages';

export interface FoundFields {
  rows: readonly FieldRow[];
  /** Of entries that are told apart by them; addresses of files of the site. */
  pictures?: readonly EntryPicture[];
  /** Lists to which entries can be added. */
  lists?: readonly ListInfo[];
  /** Groups of fields that may be absent. */
  groups?: readonly GroupInfo[];
  /** What the fields belong to, if that is an entry. */
  entry?: EntryInfo;
  /** If nothing was found: why files can't be read. */
  unreadable: readonly string[];
}

/** A field with its form. */
export interface FieldDetails extends FieldDetailsOfContent {
  /** The page that shows it; `undefined` if none does. */
  page: { path: string; title: string } | undefined;
}

/** What can be done with an entry. */
export type EntryAction = 'up' | 'down' | 'top' | 'remove' | 'is true' | 'put up' | 'same person';

/** A change of the draft in words, and whether it fits. */
export type ChangeDetails = Pick<DraftChange, 'id' | 'file' | 'kind' | 'path' | 'language' | 'state' | 'who' | 'at'> &
  ChangeInWords & { mistakes: readonly string[] };

export interface PreviewRequest {
  /** Page of the site, such as `/mr/classes`. */
  page: string;
  /** What its files are below, for example `/preview/<secret>/files`. */
  files: string;
  /** Whether to mark the fields of the draft. */
  marksChanges: boolean;
}

export interface PublishRequest {
  /** Id of the publication. Asked again, it goes on where it stopped. */
  id: number;
  /** Files below `content/` with their new texts, and the texts from which they were made. */
  files: Readonly<Record<string, DraftText>>;
  /** Of the problems in the result. */
  language: Language;
  /** Name for the commit; may be empty. */
  who: string;
  /** Title of the commit. */
  title: string;
  /** Whether it gives the files back what they had before another publication. */
  isUndo: boolean;
}

export type PublishResult =
  /**
   * @property before texts of the content files, by file below `content/`; `null` for a file that doesn't exist
   * @property editedMeanwhile files that somebody edited while the site was switched: the release has their new text, the file doesn't, so
   * the draft must keep it
   */
  | {
      kind: 'live';
      release: string;
      before: Record<string, string | null>;
      after: Record<string, string | null>;
      editedMeanwhile: readonly string[];
    }
  /** It can only go forward, but not now: asking again goes on. @property problems why, in plain sentences */
  | { kind: 'unfinished'; problems: readonly string[] }
  /** Nothing has changed. */
  | { kind: 'refused'; problems: readonly string[] };

/** Finds, checks and shows changes of the content, and has a program publish them. Texts are in the language of the page. */
export interface Workshop {
  find: (question: string, language: Language, draft: Draft) => Promise<FoundFields>;
  fieldsOfJob: (job: Job, language: Language, draft: Draft) => Promise<FoundFields>;
  /** The main fields of the entries of a list. @param address of the list */
  fieldsOfList: (address: string, language: Language, draft: Draft) => Promise<FoundFields>;
  /** The form of a new entry. @returns undefined if there is no such list */
  newEntry: (about: NewEntry, language: Language, draft: Draft) => Promise<NewEntryForm | undefined>;
  /**
   * Adds an entry.
   *
   * @param typed path from the entry to each field → what was typed
   * @returns with the address of a new entry; undefined if there is no such list, or it can't be written
   */
  withNewEntry: (
    about: NewEntry,
    typed: ReadonlyMap<string, string>,
    draft: Draft,
  ) => Promise<{ edited: EditedDraft; address?: string } | undefined>;
  /** Where an entry is used elsewhere, so that it can't be removed: in words, with the address of the field. */
  usesOfEntry: (
    address: string,
    language: Language,
    draft: Draft,
  ) => Promise<readonly { address: string; breadcrumb: readonly string[] }[]>;
  /** @returns undefined if it can't be done */
  withEntryChanged: (address: string, action: EntryAction, draft: Draft) => Promise<EditedDraft | undefined>;
  /** The fields of an entry of a list. @param address of the entry */
  fieldsOfEntry: (address: string, language: Language, draft: Draft) => Promise<FoundFields>;
  /** @returns undefined if there is no such field */
  field: (address: string, language: Language, draft: Draft) => Promise<FieldDetails | undefined>;
  /**
   * The address that a field of an old form has now: entries may have been moved since.
   *
   * @param entries their names @param known values that the field may have had since
   * @returns undefined if they no longer exist
   */
  addressNow: (
    address: string,
    entries: readonly string[],
    known: readonly string[],
    draft: Draft,
  ) => Promise<string | undefined>;
  /** Whether the file of a place exists, but can't be parsed. @param language of a translation */
  isUnreadable: (address: string, language: Language | undefined, draft: Draft) => Promise<boolean>;
  /** Whether a text means the value that the draft has, such as `39,900` for 39900. */
  isMeant: (address: string, language: Language | undefined, text: string, draft: Draft) => Promise<boolean>;
  /**
   * Gives a field, or its translation, the value that a person means by a text.
   *
   * @returns undefined if there is no such field, or it can't have the value
   */
  withValue: (
    address: string,
    language: Language | undefined,
    text: string,
    draft: Draft,
  ) => Promise<EditedDraft | undefined>;
  /** Takes a change out of the draft. @returns undefined if it isn't in it, or can't be taken out */
  withoutChange: (id: string, draft: Draft) => Promise<EditedDraft | undefined>;
  /** Ends a conflict. @returns undefined if the change is none any more */
  settled: (id: string, keep: 'mine' | 'theirs', draft: Draft) => Promise<EditedDraft | undefined>;
  /** Ids of the changes of a draft, and whose place is for the principal. */
  idsOfChanges: (draft: Draft) => readonly string[];
  /** Counts the changes of a draft. @param who name of an account */
  count: (who: string, draft: Draft) => { mine: number; all: number };
  /** Whether the content has nothing any more of what a publication has changed. */
  isTakenBack: (texts: Pick<Extract<PublishResult, { kind: 'live' }>, 'before' | 'after'>) => boolean;
  /** Without those of files that the content has already. @property groups of files that are published together */
  changes: (
    language: Language,
    draft: Draft,
  ) => Promise<{
    changes: readonly ChangeDetails[];
    mistakes: readonly string[];
    groups: readonly (readonly string[])[];
  }>;
  /** How many pages and documents a draft changes, in how many languages. */
  effect: (draft: Draft) => Promise<{ pages: number; documents: number; languages: number }>;
  /** The HTML of a page with `data-field` attributes, and the hash of its only script. @returns undefined if there is no such page */
  preview: (request: PreviewRequest, draft: Draft) => Promise<{ html: string; scriptHash: string } | undefined>;
  /** A file that a page of the preview loads, by its address on the site. */
  file: (address: string) => Promise<{ type: string; body: Uint8Array } | undefined>;
  /** Somebody will probably publish soon. */
  getReady: () => void;
  publish: (request: PublishRequest) => Promise<PublishResult>;
  /** The last step that is done of a publication that is running. */
  step: (publication: number) => Promise<PublishingStep | undefined>;
}
