import type { Language } from '../../words/languages';
import type { ContentPath } from '../../model/concepts/fields';

/** A value that a person changes: a field, a paragraph of running text, or the translation of one of both. */
export interface Place {
  /** File below `content/`, never a translations file. */
  file: string;
  /** Path to the value; absent for a paragraph of running text. */
  at?: ContentPath;
  /** Place of a paragraph in the running text, counted from 0. */
  paragraph?: number;
  /** Set for a translation of the text. */
  language?: Language;
  /** The names of the entries on the way to the value, such as “Grade 5”: an entry that has moved is found by its name. */
  entries: readonly string[];
}

/** A value as content has it; `null` for an optional field that is absent. */
export type Value = string | number | boolean | null;

/** What somebody wants to change. */
export interface Change {
  place: Place;
  /** The value in the published content at that time. */
  was: Value;
  becomes: Value;
  /** Set for a translation: the text that it is a translation of. */
  of?: string;
  /** Who has made it. */
  who?: string;
}

/** What became of a change when it was made in the content as it is now. */
export type Outcome =
  | { kind: 'fits' }
  /** The content has the value already. */
  | { kind: 'done' }
  /** Somebody else has changed the value meanwhile. @property theirs `null` if the place is gone */
  | { kind: 'conflict'; theirs: Value }
  /** The entry or the file no longer exists. */
  | { kind: 'gone' }
  /** The file can't be parsed at present. */
  | { kind: 'unreadable' };
