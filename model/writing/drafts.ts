import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ContentPath, valueAt } from '../concepts/fields';
import { emptyTranslations, isTranslationsFile } from '../concepts/translations';
import type { ContentEdit } from '../projections/fields/rename';
import type { ContentSource } from '../reading/content-source';
import { ContentDocument } from './content-document';
import { readText } from './edit-file';

/** File below `content/` → its text in a draft. `readEveryLanguage()` reads it in place of the file. */
export type Drafts = ReadonlyMap<string, string>;

/** The path of a paragraph of running text begins with this key: paragraphs are edited like the entries of a list. */
export const PARAGRAPHS = 'text';

/** Space between two paragraphs, which may have blanks. */
export const BETWEEN = /(\n[ \t]*\n\s*)/;

/** A content file that is edited in memory: its fields, and the paragraphs of its running text as entries of a list called `text`. */
export class EditedFile {
  /** Mail templates have no fields. */
  private readonly document: ContentDocument | undefined;
  private readonly original: { text: string; data: unknown; body: string };
  private mail: string;
  private readonly isWindows: boolean;

  /** @param given its text; `null` for a file that doesn't exist @throws UnwritableContent if it can't be parsed */
  constructor(file: string, given: string | null) {
    const text = given ?? (isTranslationsFile(file) ? emptyTranslations(file) : '');
    this.mail = text.replace(/\r\n?/g, '\n');
    this.isWindows = text.includes('\r\n');
    if (!file.startsWith('mail/')) this.document = new ContentDocument(text);
    this.original = { text, data: this.data, body: this.body };
  }

  get data(): unknown {
    return this.document ? this.document.get([]) : {};
  }

  /** The running text, without the empty lines around it. */
  get body(): string {
    return this.document ? this.document.body.trim() : this.mail;
  }

  set body(text: string) {
    if (text.trim() === this.body.trim()) return;
    if (this.document) this.document.body = withText(this.document.body || '\n', text.trim());
    else this.mail = withText(this.mail, text.trim());
  }

  /** Makes an edit of a field, or of the whole running text. */
  make(edit: ContentEdit): void {
    if ('body' in edit) this.body = edit.body;
    else if ('key' in edit) this.document!.renameKey(edit.at, edit.key);
    else this.document!.set(edit.at, edit.value);
  }

  set(at: ContentPath, value: unknown): void {
    if (value === undefined) return this.remove(at);
    if (!this.isParagraph(at)) return void this.document!.set(at, value);
    const { parts } = this;
    parts[2 * Number(at[1])] = textOf(value);
    this.body = parts.join('');
  }

  /** Adds an entry to a list. @param list its path @param index of the new entry */
  insert(list: ContentPath, index: number, value: unknown): void {
    if (!this.isParagraph([...list, index])) return void this.document!.insert(list, index, value);
    const { parts } = this;
    const text = textOf(value);
    if (parts.length === 1 && parts[0] === '') parts[0] = text;
    else if (index === 0) parts.unshift(text, '\n\n');
    else parts.splice(2 * index - 1, 0, '\n\n', text);
    this.body = parts.join('');
  }

  remove(at: ContentPath): void {
    if (!this.isParagraph(at)) return void this.document!.remove(at);
    const { parts } = this;
    const index = 2 * Number(at[1]);
    parts.splice(Math.max(0, index - 1), 2);
    this.body = parts.join('');
  }

  /** @param to index of the entry after the move */
  move(list: ContentPath, from: number, to: number): void {
    if (from === to) return;
    if (!this.isParagraph([...list, from])) return void this.document!.move(list, from, to);
    const value = this.parts[2 * from];
    this.remove([...list, from]);
    this.insert(list, to, value);
  }

  /** The text of the file. Without a change it is the original one. @throws UnwritableContent if it would read differently */
  toString(): string {
    const { text, data, body } = this.original;
    if (this.body === body && isDeepStrictEqual(this.data, data)) return text;
    if (this.document) return this.document.toString();
    return this.isWindows ? this.mail.replaceAll('\n', '\r\n') : this.mail;
  }

  /** Whether a path is that of a paragraph. */
  private isParagraph(at: ContentPath): boolean {
    return at.length === 2 && at[0] === PARAGRAPHS && valueAt(this.data, [PARAGRAPHS]) === undefined;
  }

  /** Paragraphs, and between them their space. */
  private get parts(): string[] {
    return this.body.trim().split(BETWEEN);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Puts another text between the empty lines around a text, or above the last empty line if there is none. */
function withText(whole: string, text: string): string {
  return whole.trim() === '' && text !== ''
    ? whole.replace(/\n?$/, (end) => text + end)
    : whole.replace(/\S(?:[^]*\S)?/, () => text);
}

/** The text of a content file, or of its draft; `null` if there is none. */
export function contentText({ folder, drafts }: ContentSource, file: string): string | null {
  const full = path.join(folder, file);
  return drafts?.get(file) ?? (existsSync(full) ? readText(full) : null);
}

/** The texts of the files that edits change. Nothing is written. @throws UnwritableContent */
export function draftsOf(source: ContentSource, edits: readonly ContentEdit[]): Map<string, string> {
  const files = new Map<string, EditedFile>();
  for (const edit of edits) {
    const edited = files.get(edit.file) ?? new EditedFile(edit.file, contentText(source, edit.file));
    files.set(edit.file, edited);
    edited.make(edit);
  }
  const texts = [...files].map(([file, edited]) => [file, edited.toString()] as const);
  return new Map(texts.filter(([file, text]) => text !== contentText(source, file)));
}
