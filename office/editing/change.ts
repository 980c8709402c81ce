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
  /** Number of paragraphs that are edited as one text; 1 if it is absent. */
  paragraphs?: number;
  /** Set for a translation of the text. */
  language?: Language;
}

/** A value as content has it; `null` for an optional field that is absent. */
export type Value = string | number | boolean | null;
