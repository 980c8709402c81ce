import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { emptyTranslations } from '../concepts/translations';
import type { ContentEdit } from '../projections/fields/rename';
import { ContentDocument } from './content-document';
import { replaceFile } from './edit-file';

/** File below `content/` → its text after some edits. `readEveryLanguage()` reads it in place of the file. */
export type Drafts = ReadonlyMap<string, string>;

/** The texts of the files that edits change, except moves. Nothing is written. @throws UnwritableContent */
export function draftsOf(folder: string, edits: readonly ContentEdit[]): Drafts {
  const documents = new Map<string, ContentDocument>();
  // Mail templates have no fields.
  const mails = new Map<string, string>();
  for (const edit of edits) {
    if ('movedTo' in edit) continue;
    if ('body' in edit && edit.file.startsWith('mail/')) {
      mails.set(edit.file, edit.body);
      continue;
    }
    const file = path.join(folder, edit.file);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : emptyTranslations(edit.file);
    const document = documents.get(edit.file) ?? new ContentDocument(text);
    documents.set(edit.file, document);
    // `ReadFile` has the text without the empty lines around it.
    if ('body' in edit) document.body = document.body.replace(/^\s*$|\S(?:[^]*\S)?/, () => edit.body);
    else if ('key' in edit) document.renameKey(edit.at, edit.key);
    else document.set(edit.at, edit.value);
  }
  return new Map([...mails, ...[...documents].map(([file, document]) => [file, document.toString()] as const)]);
}

/** Makes edits in a content folder, each file in one step. */
export function makeEdits(folder: string, edits: readonly ContentEdit[]): void {
  for (const [file, text] of draftsOf(folder, edits)) replaceFile(path.join(folder, file), text);
  for (const edit of edits) {
    if (!('movedTo' in edit)) continue;
    const to = path.join(folder, edit.movedTo);
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(path.join(folder, edit.file), to);
  }
}
