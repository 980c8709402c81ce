import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isScalar, isSeq, visit } from 'yaml';
import { type ContentPath, valueAt } from '../concepts/fields';
import { parseFields, splitMarkdown } from '../mistakes/places/content-place';
import { assign, copyNotation, insertEntry, keepComments, layOutFirst, moveEntry, removeEntry } from './nodes';

/** The one format of content files, as the `yaml` library writes it. */
const FORMAT = { lineWidth: 120 } as const;

/** A change would be written so that it reads differently, or the file can't be parsed. The file stays as it is. */
export class UnwritableContent extends Error {
  override name = 'UnwritableContent';
}

/**
 * A content file in which single values can be changed; all other values and all comments stay. Works on YAML and on Markdown
 * with front matter. Line ends and byte order marks stay.
 */
export class ContentDocument {
  private readonly document: Document;
  private readonly parts: { above: string; below: string | undefined };
  private readonly isWindows: boolean;
  private expected: unknown;
  private isChanged = false;

  /** @throws UnwritableContent if the text can't be parsed */
  constructor(private readonly original: string) {
    const mark = original.startsWith('\ufeff') ? '\ufeff' : '';
    const text = original.slice(mark.length).replace(/\r\n?/g, '\n');
    this.isWindows = original.includes('\r\n');
    const split = splitMarkdown(text);
    const fields = split?.frontMatter ?? text;
    const from = split ? text.indexOf('\n') + 1 : 0;
    const below = split && `\n${text.slice(from + fields.length).replace(/^\n/, '')}`;
    this.parts = { above: mark + text.slice(0, from), below };
    this.document = parseFields(fields, 0).document;
    const [error] = this.document.errors;
    if (error) throw new UnwritableContent(error.message);
    this.expected = this.document.toJS();
  }

  get(at: ContentPath): unknown {
    return valueAt(this.expected, at);
  }

  /** Sets a value. What an object or a list already has keeps its comments. */
  set(at: ContentPath, given: unknown): this {
    const value = this.plain(given);
    if (isDeepStrictEqual(this.get(at), value)) return this;
    if (value === undefined) return this.remove(at);
    const [list, index] = [at.slice(0, -1), at.at(-1)];
    const entries = this.document.getIn(list, true);
    // Written as the others are.
    if (isSeq(entries) && entries.items.length === index) return this.insert(list, index, value);
    const node = this.document.getIn(at, true);
    if (!isNode(node) || !assign(this.document, node, value)) {
      const created = this.document.createNode(value);
      if (isNode(node)) keepComments(node, created);
      this.document.setIn(at, created);
    }
    return this.expect(at, (parent, key) => void (parent[key] = value));
  }

  /** Adds an entry to a list, which may be missing. @param at of the list @param index of the new entry */
  insert(at: ContentPath, index: number, given: unknown): this {
    const value = this.plain(given);
    const list = this.document.getIn(at, true);
    if (!isSeq(list)) return this.set(at, [value]);
    const created = this.document.createNode(value);
    layOutFirst(list, [value]);
    copyNotation(list.items[index] ?? list.items.at(-1), created);
    insertEntry(list, index, created);
    return this.expect([...at, index], (entries) => void (entries as unknown as unknown[]).splice(index, 0, value));
  }

  /** Removes a field or an entry of a list. A comment above it stays if it is about what follows. */
  remove(at: ContentPath): this {
    const parent = this.document.getIn(at.slice(0, -1), true);
    if (!(isSeq(parent) || isMap(parent)) || !this.document.hasIn(at)) return this;
    removeEntry(parent, at.at(-1)!);
    return this.expect(at, (entries, key) => {
      if (Array.isArray(entries)) entries.splice(key as number, 1);
      else delete entries[key];
    });
  }

  /**
   * Moves an entry of a list, with the comment directly above it. Headings stay: an entry that moves to the border of two
   * groups becomes the last of the upper one. So moving an entry back restores the file, except for what can't be read from
   * it: that an entry was the first below a heading, or that a comment that is now at the top is about one entry.
   *
   * @param at of the list
   * @param to index of the entry afterwards
   * @throws UnwritableContent if there is no such entry
   */
  move(at: ContentPath, from: number, to: number): this {
    const list = this.document.getIn(at, true);
    if (!isSeq(list) || !list.items[from])
      throw new UnwritableContent(`There is no entry ${from} at ${at.join(' › ')}.`);
    if (from === to) return this;
    moveEntry(list, from, to);
    return this.expect([...at, to], (parent) => {
      const entries = parent as unknown as unknown[];
      entries.splice(to, 0, ...entries.splice(from, 1));
    });
  }

  /** Gives the key of a field another name, at the same place. */
  renameKey(at: ContentPath, key: string): this {
    const parent = this.document.getIn(at.slice(0, -1), true);
    const pair = isMap(parent) && parent.items.find((each) => isScalar(each.key) && each.key.value === at.at(-1));
    if (!pair || !isScalar(pair.key)) throw new UnwritableContent(`There is no field at ${at.join(' › ')}.`);
    pair.key.value = key;
    return this.expect(at, (entries, old) => {
      entries[key] = entries[old];
      delete entries[old];
    });
  }

  /** Changes the parsed document itself, for programs that write whole files. */
  change(edit: (document: Document) => void): this {
    edit(this.document);
    this.expected = this.document.toJS();
    this.isChanged = true;
    return this;
  }

  /** Whether the file is Markdown with front matter. */
  get hasBody(): boolean {
    return this.parts.below !== undefined;
  }

  /** The text below the front matter. */
  get body(): string {
    return this.parts.below?.replace(/^\n---[ \t]*(?:\n|$)/, '') ?? '';
  }

  set body(given: string) {
    const text = given.replace(/\r\n?/g, '\n');
    if (text === this.body) return;
    if (this.parts.below === undefined)
      throw new UnwritableContent('Only Markdown files have a text below their fields.');
    const [closing = ''] = /^\n---[ \t]*/.exec(this.parts.below) ?? [];
    this.parts.below = `${closing.trimEnd()}\n${text}`;
    this.isChanged = true;
  }

  /** The text of the file. Without a change it is the original one. @throws UnwritableContent if it would read differently */
  toString(): string {
    if (!this.isChanged) return this.original;
    // The library chooses quotation marks by the value alone, so that a value which is set back is written as before.
    visit(this.document, { Scalar: (_, scalar) => void delete scalar.type });
    // Some texts of spaces and empty lines can only be written in quotation marks.
    for (const blockQuote of ['literal', false] as const) {
      const text = this.withFields(this.document.toString({ ...FORMAT, blockQuote }));
      if (this.isReadFrom(text)) return text;
    }
    throw new UnwritableContent('This value can’t be written. The file stays as it is.');
  }

  private withFields(fields: string): string {
    const { above, below } = this.parts;
    const text = above + (below === undefined ? fields : fields.replace(/\n$/, '') + below);
    return this.isWindows ? text.replaceAll('\n', '\r\n') : text;
  }

  private isReadFrom(text: string): boolean {
    try {
      const { expected, body } = new ContentDocument(text);
      return isDeepStrictEqual(expected, this.expected) && body === this.body;
    } catch {
      return false;
    }
  }

  /** A value as it is read back: without fields that are undefined. */
  private plain(value: unknown): unknown {
    return value === undefined ? undefined : this.document.createNode(value).toJS(this.document);
  }

  /** Makes the change in the plain value, too, with which the written text is compared. */
  private expect(at: ContentPath, change: (parent: Record<PropertyKey, unknown>, key: string | number) => void): this {
    const copy = structuredClone(this.expected) ?? {};
    let parent = copy as Record<PropertyKey, unknown>;
    for (const [index, key] of at.slice(0, -1).entries())
      parent = (valueAt(parent, [key]) ?? (parent[key] = typeof at[index + 1] === 'number' ? [] : {})) as typeof parent;
    change(parent, at.at(-1) ?? '');
    this.expected = copy;
    this.isChanged = true;
    return this;
  }
}
