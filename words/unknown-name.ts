/** Kinds of entries whose names are checked. */
export type CheckedKind = 'screen' | 'form' | 'document' | 'committee' | 'rules' | 'staff' | 'class' | 'question';

/** A name that nothing has. */
export interface UnknownName {
  name: string;
  /** The names that could be meant. */
  known: readonly string[];
  /** The one that probably is. */
  near?: string | undefined;
}
