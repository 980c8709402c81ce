/** Kinds of entries whose names are checked. */
export type CheckedKind =
  | 'screen'
  | 'page'
  | 'form'
  | 'document'
  | 'committee'
  | 'rules'
  | 'staff'
  | 'designation'
  | 'class'
  | 'fee'
  | 'question'
  | 'list'
  | 'answer'
  | 'photo'
  | 'photo-folder'
  | 'scan'
  | 'language';

/** A name that nothing has. */
export interface UnknownName {
  name: string;
  /** The names that could be meant. */
  known: readonly string[];
  /** The one that probably is. */
  near?: string | undefined;
}

/** A name in a field that nothing has. */
export interface UnknownEntry extends UnknownName {
  kind: CheckedKind;
  /** The file of a question, the file and the list of an answer (`forms/enquiry.yaml#class_name`), or the folder of a photo. */
  within?: string | undefined;
}
