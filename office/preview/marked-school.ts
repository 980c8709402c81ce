import { once } from '../../app/once';
import type { Field } from '../../model/concepts/fields';
import { inputOf } from '../../model/concepts/input-of';
import type { Drawing } from '../../model/concepts/picture';
import { fieldsOfFile } from '../../model/concepts/registry';
import type { ReadFile, SiteContent } from '../../model/concepts/site-content';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { addressOf } from '../../model/projections/fields/field-places';
import { pictureName } from '../../model/projections/pictures/picture-file';
import { Marks } from './marks';

/** Inputs whose values pages show as they are. */
const SHOWN_INPUTS = ['text', 'long-text', 'phone', 'email', 'pin'];

/**
 * A copy of a school whose texts have marks of their fields, for the unchanged renderer. A translation has the mark of the text in
 * the first language.
 */
export function markedSchool(school: CompiledSchool): { school: CompiledSchool; marks: Marks } {
  const marks = new Marks();
  const copies = school.contents.map((content) => new MarkedCopy(content, school, marks));
  const contents = copies.map((copy) => copy.content()) as unknown as CompiledSchool['contents'];
  const forms = Object.fromEntries(copies.map((copy) => [copy.language, copy.copyOf(school.forms[copy.language])]));
  return { school: { ...school, contents, forms }, marks };
}

/** Copies the content in one language. Objects that occur twice remain one object. */
class MarkedCopy {
  readonly language;
  /** Object of a file → its texts with marks, by key. */
  private readonly places = new Map<object, Map<string | number, string>>();
  /** Key and value → the objects of files that have them. */
  private readonly owners = new Map<string, object[]>();
  private readonly used = new Set<object>();
  /** Text → the same with its mark; `undefined` if several fields have it. */
  private readonly byText = new Map<string, string | undefined>();
  /** Picture without a text for it → its description with a mark. */
  private readonly pictures = new Map<object, string>();
  private readonly copies = new Map<object, unknown>();

  constructor(
    private readonly original: SiteContent,
    private readonly compiled: CompiledSchool,
    private readonly marks: Marks,
  ) {
    this.language = original.language;
    for (const read of original.files) this.addFile(read);
  }

  content(): SiteContent {
    const { files, untranslated, mailTemplates, ...shown } = this.original;
    return { ...(this.copyOf(shown) as Omit<SiteContent, 'files'>), files, untranslated, mailTemplates };
  }

  copyOf<Value>(value: Value): Value {
    return this.copy(value) as Value;
  }

  private addFile(read: ReadFile): void {
    const { file, data, body } = read;
    if (read.kind === 'translations' || read.kind === 'glossary' || read.kind === 'search-questions') return;
    const parents = new Map<string, object>([['[]', data as object]]);
    for (const field of fieldsOfFile(read)) {
      const { at, value } = field;
      if (value && typeof value === 'object') parents.set(JSON.stringify(at), value);
      if (field.picture) this.addPicture(value as object, field, file);
      const parent = parents.get(JSON.stringify(at.slice(0, -1)));
      if (parent && !Array.isArray(parent) && typeof value !== 'object') {
        const owner = JSON.stringify([at.at(-1), value]);
        this.owners.set(owner, [...(this.owners.get(owner) ?? []), parent]);
      }
      if (typeof value === 'string' && parent && isShown(field)) this.addText(parent, value, field, file);
    }
    if (body)
      this.addByText(
        body,
        this.marks.inMarkdown(body, (paragraph) => addressOf({ file, paragraph })),
      );
  }

  private addText(parent: object, value: string, { at, text }: Field, file: string): void {
    const address = addressOf({ file, at });
    const marked =
      text?.kind === 'markdown' ? this.marks.inMarkdown(value, () => address) : this.marks.before(value, address);
    once(this.places, parent, () => new Map<string | number, string>()).set(at.at(-1)!, marked);
    this.addByText(value, marked);
  }

  private addByText(value: string, marked: string): void {
    this.byText.set(value, this.byText.has(value) ? undefined : marked);
  }

  private addPicture(value: object, { at, picture: slot }: Field, file: string): void {
    if (!('illustration' in value) || 'alt' in value) return;
    const made = this.compiled.pictures[pictureName({ ...(value as Drawing), slot: slot! })];
    const said = made?.descriptions?.[this.language] ?? made?.descriptions?.en;
    const address = addressOf({ file, at: [...at, 'illustration'] });
    if (said) this.pictures.set(value, this.marks.before(said, address));
  }

  /** @param origin the value of a file at the same place, if a file has one */
  private copy(value: unknown, marked?: string, origin?: unknown): unknown {
    if (typeof value === 'string') return marked ?? value;
    if (value === null || typeof value !== 'object') return value;
    const known = this.copies.get(value);
    if (known) return known;
    const made: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
    this.copies.set(value, made);
    const source = this.sourceOf(value, origin);
    const texts = source && this.places.get(source);
    for (const [key, each] of Object.entries(value)) {
      const before = (source as Record<string, unknown> | undefined)?.[key];
      const own = before === each ? texts?.get(Array.isArray(value) ? Number(key) : key) : undefined;
      const found = own ?? (typeof each === 'string' && isWords(each) ? this.byText.get(each) : undefined);
      (made as Record<string, unknown>)[key] = this.copy(each, found, before);
    }
    const picture = this.pictures.get(value) ?? (source && this.pictures.get(source));
    if (picture) (made as Record<string, unknown>).alt = picture;
    return made;
  }

  /** The object of a file from which an object was derived: the one at the same place, or the most similar one. */
  private sourceOf(value: object, origin: unknown): object | undefined {
    if (this.places.has(value)) return value;
    if (Array.isArray(value)) return Array.isArray(origin) ? origin : undefined;
    const shared = new Map<object, number>();
    for (const [key, each] of Object.entries(value)) {
      if (typeof each === 'object') continue;
      for (const owner of this.owners.get(JSON.stringify([key, each])) ?? [])
        shared.set(owner, (shared.get(owner) ?? 0) + 1);
    }
    const max = Math.max(...shared.values());
    const alike = [...shared.keys()].filter((each) => shared.get(each) === max);
    if (origin && alike.includes(origin)) return origin;
    // A list of equal entries has them in the order of the file.
    const owner = alike.find((each) => !this.used.has(each)) ?? alike[0];
    if (owner) this.used.add(owner);
    return owner;
  }
}

function isShown({ at, schema, isFixed, names, text }: Field): boolean {
  if (at.includes('searchWords') || at.includes('sample') || isFixed) return false;
  return SHOWN_INPUTS.includes(inputOf(schema) ?? '') && (names === undefined || text !== undefined);
}

/** Whether a text is words for visitors, not an id or an address. */
function isWords(text: string): boolean {
  return !/^[-a-z0-9_/.]+$/.test(text);
}
