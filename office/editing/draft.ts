import type { Language } from '../../words/languages';
import type { ContentPath } from '../../model/concepts/fields';
import type { ReadFile } from '../../model/concepts/site-content';
import type { TranslatedText } from '../../model/concepts/translations';
import type { Drafts } from '../../model/writing/drafts';
import type { Difference } from './differences';
import type { DraftText, Rebased } from './merge';

/** The files of some content. Those that can't be parsed are missing. */
export type Files = readonly ReadFile[];

/** Who has made a change, and when (Unix ms). */
export interface Author {
  who: string;
  at: number;
}

interface DraftFile extends DraftText, Author {
  /** Saves that have changed several files at once, such as a name with all references to it. */
  saves: readonly number[];
}

/** What isn't published yet, as the office stores it. */
export interface Draft {
  /** File below `content/` → its text, and the text from which it was made; who has saved it last. */
  files: ReadonlyMap<string, DraftFile>;
  /** Id of a change → who has made it. */
  authors: ReadonlyMap<string, Author>;
}

/** The content with a draft. */
export interface DraftContent {
  /** Folder with the content. */
  folder: string;
  draft: Draft;
  /** The content as it is. */
  published: Files;
  /** The content with the draft. */
  files: Files;
  /** The texts of the files that differ from the content. */
  drafts: Drafts;
  /** The files of the draft, on top of the content as it is now. */
  rebased: ReadonlyMap<string, Rebased>;
  /** The files of the draft that can't be laid over the content, because one of both can't be parsed. */
  unreadable: readonly string[];
  changes: readonly DraftChange[];
}

/** A change of the draft: a difference from the content, or the translations of a text. */
export interface DraftChange extends Author {
  /** The same as long as the draft has the same there. */
  id: string;
  /** Never a translations file. */
  file: string;
  kind: Difference['kind'] | 'translation';
  /** To the value or the entry in the draft; for a removed entry, to where it was. */
  path: ContentPath;
  /** Names of the entries on the way. */
  entries: readonly string[];
  language?: Language;
  /** `undefined` for what a version doesn't have. */
  was: unknown;
  becomes: unknown;
  /** `conflict`: somebody has changed the same place of the content. `unreadable`: the file can't be parsed. */
  state: 'fits' | 'conflict' | 'unreadable';
  /** What the content has now, if that is a conflict. */
  theirs?: unknown;
  difference?: Difference;
  /** The entries of the file's translations that have changed, and what they would be without that. */
  translations?: readonly { index: number; expected: TranslatedText }[];
}
