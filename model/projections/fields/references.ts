import { type ContentPath, type Field, type ReferenceKind, valueAt } from '../../concepts/fields';
import { formFile } from '../../concepts/form';
import { fieldsOfFile } from '../../concepts/registry';
import type { ReadFile } from '../../concepts/site-content';
import { languageOfAddress } from '../pages/languages';
import { addressOfScreen } from '../pages/screen-address';
import { formOfMail, formsOnScreens, questionsInMail, targetsInText } from './text-references';
import { keyOf, type Target } from './target';

interface Place {
  /** File below `content/`. */
  file: string;
  /** Path to the field; empty for a file, or its running text. */
  at: ContentPath;
}

/** A place that gives an entry its name. */
export type NamedEntry = Target & Place;

/** A place that refers to an entry. */
export interface Reference extends Target, Place {
  /** Set for a name in a link of a text. */
  isInText?: true;
  ifUnknown?: Field['ifUnknown'];
  /** Set for a name that is the key of a field. */
  isKey?: true;
}

/** Each field that refers to an entry asks for them. */
const namedIn = new WeakMap<readonly ReadFile[], readonly NamedEntry[]>();

/** Every entry of the content to which others can refer. */
export function namedEntries(files: readonly ReadFile[]): readonly NamedEntry[] {
  const named = namedIn.get(files) ?? readNamedEntries(files);
  namedIn.set(files, named);
  return named;
}

function readNamedEntries(files: readonly ReadFile[]): NamedEntry[] {
  return files.flatMap((read): NamedEntry[] => {
    const { file, kind } = read;
    const named = fieldsOfFile(read).flatMap(({ names, value, at }) =>
      names && typeof value === 'string' ? [{ ...target(names, value, read, at), file, at }] : [],
    );
    if (kind.startsWith('screen-')) named.push({ kind: 'screen', name: addressOfScreen(file), file, at: [] });
    const [, form] = kind === 'form' ? (/^forms\/(.*)\.yaml$/.exec(file) ?? []) : [];
    if (form) named.push({ kind: 'form', name: form, file, at: [] });
    return named;
  });
}

/** Every place that refers to an entry: fields, keys, and links in texts. */
export function referencesIn(files: readonly ReadFile[]): Reference[] {
  const answers = new Set(
    namedEntries(files)
      .filter(({ kind }) => kind === 'answer')
      .map(keyOf),
  );
  return writtenReferences(files).map((each) => {
    if (each.kind === 'page') return { ...each, kind: 'screen' };
    if (each.kind === 'list') return { ...each, kind: 'question' };
    // A list that offers the classes has their names among its answers.
    return each.kind === 'answer' && !answers.has(keyOf(each)) ? { ...each, kind: 'class', within: undefined } : each;
  });
}

/** Every place that refers to an entry, with the kinds of the schema: an answer may be a class, and a page a screen. */
export function writtenReferences(files: readonly ReadFile[]): Reference[] {
  const forms = formsOnScreens(files);
  return files.flatMap((read) => {
    const { file, kind, body } = read;
    const form = kind === 'mail' && formOfMail(read, files);
    const inBody = (form ? questionsInMail(body, form) : targetsInText(body, forms)).map((each): Reference => ({
      ...each,
      file,
      at: [],
      isInText: true,
    }));
    const inFields = fieldsOfFile(read).flatMap((field): Reference[] => {
      const { refersTo, keysReferTo, ifUnknown, value, at } = field;
      if (keysReferTo)
        return Object.keys(value as object).map((name) => {
          const place = [...at, name];
          return { ...target(keysReferTo, name, read, place), file, at: place, isKey: true, ifUnknown };
        });
      if (typeof value !== 'string') return [];
      if (isText(field, kind))
        return targetsInText(value, forms).map((each): Reference => ({ ...each, file, at, isInText: true }));
      return refersTo ? [{ ...target(refersTo, value, read, at), file, at, ifUnknown }] : [];
    });
    return [...inBody, ...inFields];
  });
}

/** The places that refer to an entry. */
export function usesOf(files: readonly ReadFile[], { kind, name, within }: Target): Reference[] {
  const key = keyOf({ kind, name, within });
  return referencesIn(files).filter((each) => keyOf(each) === key);
}

export function isText({ text }: Pick<Field, 'text'>, kind: string): boolean {
  return text !== undefined || kind === 'translations';
}

function target(kind: ReferenceKind, name: string, { file, data }: ReadFile, at: ContentPath): Target {
  if (kind === 'page') return { kind, name: inFirstLanguage(name) };
  if (kind === 'list') return { kind, name, within: file };
  // The key of a text for a photo is its name within the folder of the album.
  if (kind === 'photo' && at.at(-2) === 'alts')
    return { kind, name, within: String(valueAt(data, [...at.slice(0, -2), 'folder'])) };
  // In `facts/privacy.yaml`, the notice of a form has the form's name.
  if (kind === 'question') return { kind, name, within: file.startsWith('forms/') ? file : formFile(String(at[1])) };
  if (kind !== 'answer') return { kind, name };
  const question = valueAt(data, [...at.slice(0, -2), at.at(-2) === 'answers' ? 'question' : 'name']);
  return { kind, name, within: `${file}#${String(question)}` };
}

/** The address of a page without the prefix of its language. */
function inFirstLanguage(address: string): string {
  const language = languageOfAddress(address);
  return language ? address.slice(`/${language}`.length) || '/' : address;
}
