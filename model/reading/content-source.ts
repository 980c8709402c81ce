/** Where content comes from. */
export interface ContentSource {
  /** Absolute path of the content folder. */
  folder: string;
  /** File below the folder → its text, read in place of the file. */
  drafts?: ReadonlyMap<string, string> | undefined;
}
