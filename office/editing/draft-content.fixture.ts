import type { Language } from '../../words/languages';
import type { ReadFile } from '../../model/concepts/site-content';
import { readWrittenFiles } from '../../model/reading/written-files';
import type { Value } from '../../model/projections/fields/field-places';
import type { DraftContent } from './draft';
import { draftContent, emptyDraft } from './draft-content';
import type { EditedDraft } from './edit-draft';
import { formValue } from './form-value';

/** What somebody enters into a field, or into a translation of it. */
export interface FieldEdit {
  /** Address in the draft as it is then. */
  address: string;
  language?: Language;
  becomes: Value;
  who?: string;
}

/** Content with a draft in which these edits were made one after another. */
export function contentWith(
  folder: string,
  edits: readonly FieldEdit[] = [],
  published: readonly ReadFile[] = readWrittenFiles(folder),
): DraftContent {
  return edits.reduce(withEdit, draftContent(folder, emptyDraft, published));
}

export function withEdit(content: DraftContent, edit: FieldEdit): DraftContent {
  return stored(content, filesOf(content, edit), edit.who);
}

/** The files that an edit changes. */
export function filesOf(content: DraftContent, { address, language, becomes }: FieldEdit): EditedDraft {
  return formValue(address, language, content)!.withValue(becomes);
}

/** Content once these files of the draft are stored. */
export function stored(content: DraftContent, edited: EditedDraft, who = 'Asha'): DraftContent {
  const { folder, draft, published, changes } = content;
  const files = new Map(draft.files);
  for (const [file, { base, text }] of edited) {
    files.delete(file);
    if (text !== base) files.set(file, { base, text, who, at: 0, saves: [] });
  }
  const authors = new Map(changes.map(({ id, who: author, at }) => [id, { who: author, at }]));
  return draftContent(folder, { files, authors }, published);
}

/** The same draft over the content as it is now. */
export function readAgain({ folder, draft }: DraftContent): DraftContent {
  return draftContent(folder, draft, readWrittenFiles(folder));
}
