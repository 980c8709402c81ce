import type { Change, Outcome, Place, Value } from '../editing/change';
import type { FieldDetails as FieldDetailsOfContent } from '../editing/field-details';
import type { FieldRow } from '../editing/field-rows';
import type { Job } from '../editing/job-names';
import type { PublishingStep } from '../pages/website-views';
import type { Language } from '../../words/languages';

/** The draft, as the office passes it on with each call: the workshop keeps no state that could get lost. */
export type Draft = readonly (Change & { id: number; who: string; at: number })[];

export interface FoundFields {
  rows: readonly FieldRow[];
  /** If nothing was found: why files can't be read. */
  unreadable: readonly string[];
}

/** A field with its form, before the office adds who saved it when. */
export interface FieldDetails extends FieldDetailsOfContent {
  /** The page that shows it; `undefined` if none does. */
  page: { path: string; title: string } | undefined;
}

/** A change of the draft in words, and whether it fits. */
export interface ChangeDetails {
  id: number;
  address: string;
  breadcrumb: readonly string[];
  /** Values as people read them. */
  was: string;
  becomes: string;
  theirs?: string;
  /** Of a text: the languages whose translation is one of the text before. */
  toConfirm?: readonly Language[];
  /** The languages in which visitors would read the text itself, or a paragraph of it. */
  untranslated?: readonly Language[];
  outcome: Outcome;
  mistakes: readonly string[];
}

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
  changes: readonly Change[];
  /** Of the problems in the result. */
  language: Language;
  /** Name for the commit; may be empty. */
  who: string;
  /** Title of the commit. */
  title: string;
  /** Set to undo a publication: its texts. A file that still has the text of after gets back that of before, byte for byte. */
  undoes?: Pick<Extract<PublishResult, { kind: 'live' }>, 'before' | 'after'>;
}

export type PublishResult =
  /**
   * @property before texts of the content files, by file below `content/`; `null` for a file that doesn't exist
   * @property conflicts positions of changes whose file somebody edited while the site was switched: the release has them, the
   * file doesn't, so the draft must keep them
   * @property notCommitted a sentence, if git has no commit of it
   */
  | {
      kind: 'live';
      release: string;
      before: Record<string, string | null>;
      after: Record<string, string | null>;
      conflicts: readonly number[];
      notCommitted?: string | undefined;
    }
  /** It can only go forward, but not now: asking again goes on. @property problems why, in plain sentences */
  | { kind: 'unfinished'; problems: readonly string[] }
  /** Nothing has changed. @property conflicts positions of changes that no longer fit */
  | { kind: 'refused'; problems: readonly string[]; conflicts: readonly number[] };

/** Finds, checks and shows changes of the content, and has a program publish them. Texts are in the language of the page. */
export interface Workshop {
  find: (question: string, language: Language, draft: Draft) => Promise<FoundFields>;
  fieldsOfJob: (job: Job, language: Language, draft: Draft) => Promise<FoundFields>;
  /** All fields of an entry of a list. @param address of the entry */
  fieldsOfEntry: (address: string, language: Language, draft: Draft) => Promise<FoundFields>;
  /** @returns undefined if there is no such field */
  field: (address: string, language: Language, draft: Draft) => Promise<FieldDetails | undefined>;
  /**
   * The address of a field of an old form, whose entries may have been moved since.
   *
   * @param entries their names
   * @returns undefined if they no longer exist
   */
  addressNow: (address: string, entries: readonly string[]) => Promise<string | undefined>;
  /** Whether the file of a place exists, but can't be parsed. @param language of a translation */
  isUnreadable: (address: string, language?: Language) => Promise<boolean>;
  /** The value that a person means by a text, such as 39900 for `39,900`. @returns undefined if there is no such field */
  valueOf: (place: Place, text: string) => Promise<Value | undefined>;
  changes: (
    language: Language,
    draft: Draft,
  ) => Promise<{ changes: readonly ChangeDetails[]; mistakes: readonly string[] }>;
  /** How many pages and documents a draft changes, in how many languages. */
  effect: (draft: Draft) => Promise<{ pages: number; documents: number; languages: number }>;
  /** The HTML of a page with `data-field` attributes, and the hash of its only script. @returns undefined if there is no such page */
  preview: (request: PreviewRequest, draft: Draft) => Promise<{ html: string; scriptHash: string } | undefined>;
  /** A file that a page of the preview loads, by its address on the site. */
  file: (address: string) => Promise<{ type: string; body: Uint8Array } | undefined>;
  publish: (request: PublishRequest) => Promise<PublishResult>;
  /** The last step that is done of a publication that is running. */
  step: (publication: number) => Promise<PublishingStep | undefined>;
}
