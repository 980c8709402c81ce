import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { emptyTranslations } from '../concepts/translations';
import type { ReadFile } from '../concepts/site-content';
import type { ContentEdit } from '../projections/fields/rename';
import { ContentDocument } from './content-document';
import { readText } from './edit-file';

/** File below `content/` → its text after some edits. `readEveryLanguage()` reads it in place of the file. */
export type Drafts = ReadonlyMap<string, string>;

/** The texts of the files that edits change. Nothing is written. @throws UnwritableContent */
export function draftsOf(folder: string, edits: readonly ContentEdit[]): Drafts {
  const draft = new DraftOfFolder(folder);
  draft.make(edits);
  return draft.texts();
}

/** Content files that are edited in memory. */
export class DraftOfFolder {
  private readonly documents = new Map<string, { document: ContentDocument; data: unknown; body: string }>();
  // Mail templates have no fields.
  private readonly mails = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /** @throws UnwritableContent if a file can't be parsed */
  make(edits: readonly ContentEdit[]): void {
    for (const edit of edits) {
      if ('body' in edit && edit.file.startsWith('mail/')) {
        this.mails.set(edit.file, edit.body);
        continue;
      }
      const { document } = this.open(edit.file);
      // `ReadFile` has the text without the empty lines around it.
      if ('body' in edit) document.body = document.body.replace(/^\s*$|\S(?:[^]*\S)?/, () => edit.body);
      else if ('key' in edit) document.renameKey(edit.at, edit.key);
      else document.set(edit.at, edit.value);
    }
  }

  /** A file with its edits. */
  read(file: string): Pick<ReadFile, 'data' | 'body'> {
    const mail = this.mails.get(file);
    if (mail !== undefined) return { data: {}, body: mail };
    const { document } = this.open(file);
    return { data: document.get([]), body: document.body.trim() };
  }

  /** The texts of the files that differ. @throws UnwritableContent if one would read differently */
  texts(): Drafts {
    const changed = [...this.documents].filter(
      ([, { document, data, body }]) => document.body !== body || !isDeepStrictEqual(document.get([]), data),
    );
    return new Map([...this.mails, ...changed.map(([file, { document }]) => [file, document.toString()] as const)]);
  }

  private open(file: string) {
    let opened = this.documents.get(file);
    if (opened) return opened;
    const full = path.join(this.folder, file);
    const document = new ContentDocument(existsSync(full) ? readText(full) : emptyTranslations(file));
    opened = { document, data: document.get([]), body: document.body };
    this.documents.set(file, opened);
    return opened;
  }
}
