import { withoutInvisible } from '../../forms/invisible-characters';
import { type ContentPath, isWithin, valueAt } from '../../model/concepts/fields';
import type { ReadFile } from '../../model/concepts/site-content';
import { addressOf, type FieldPlace } from '../../model/projections/fields/field-places';
import { paragraphsOf } from '../../model/projections/segments';
import type { DraftContent } from './draft';
import { nameAt } from './entry-names';
import { withFactNames } from './filled-in';
import { postedValue, textMeant } from './value-of';

/** A form that was loaded a while ago. */
interface OldForm {
  /** Address of its field, or of its entry, at that time. */
  address: string;
  /** Names of the entries on the way to it. */
  entries: readonly string[];
  /** Values that it may have had since. */
  known?: readonly string[];
}

/** The address that a field or an entry has now: entries may have been moved or renamed. @returns undefined if it is gone or ambiguous */
export function addressNow(
  { address, entries, known: posted = [] }: OldForm,
  content: DraftContent,
): string | undefined {
  const known = posted.map((text) => withFactNames(text, content.files));
  const { file, at, ...paragraphs } = placeOf(address);
  const read = content.files.find((each) => each.file === file);
  if (!read) return undefined;
  if (!at) return addressOf({ file, ...(paragraphsNow(read, paragraphs.paragraph!, known) ?? paragraphs) });
  const mine = content.rebased.get(file)?.mine;
  const nameOf = (path: ContentPath) => nameAt(read, path);
  const nameBefore = (path: ContentPath) => {
    const before = mine?.earlierOf(path);
    return before && nameAt(read, path, mine!.earlier, before);
  };
  const found = pathsTo([], 0);
  const exact = found.find((path) => path.join('/') === at.join('/'));
  const path = exact ?? (found.length === 1 ? found[0] : undefined);
  return path && addressOf({ file, at: path });

  /** @param entry how many entries are on the way so far */
  function pathsTo(path: ContentPath, entry: number): ContentPath[] {
    const key = at![path.length];
    if (key === undefined) return [path];
    if (typeof key === 'string') return pathsTo([...path, key], entry);
    const list = valueAt(read!.data, path);
    const wanted = withoutInvisible(entries[entry] ?? '');
    // A name that is being typed has already been saved in part.
    const isWanted = (each: ContentPath) =>
      nameOf(each) === wanted || nameBefore(each) === wanted || (isWithin(at!, each) && known.includes(nameOf(each)));
    return (Array.isArray(list) ? [...list.keys()] : [])
      .map((index) => [...path, index])
      .filter(isWanted)
      .flatMap((each) => pathsTo(each, entry + 1));
  }
}

/** Paragraphs are known by their text. One that was saved while somebody typed may begin like a shorter one that was saved before. */
function paragraphsNow({ body }: ReadFile, paragraph: number, known: readonly string[]) {
  const written = paragraphsOf(body);
  const texts = known
    .map((text) => paragraphsOf(textMeant({ field: undefined, value: null }, text)))
    .sort((one, other) => other.length - one.length);
  for (const place of [paragraph, ...written.keys()])
    for (const text of texts)
      if (hasParagraphs(written, place, text)) return { paragraph: place, paragraphs: text.length };
  return undefined;
}

/** The inverse of `addressOf()`. */
export function placeOf(address: string): Pick<FieldPlace, 'file' | 'at' | 'paragraph' | 'paragraphs'> {
  const [file = '', path = ''] = address.split(/:(.*)/);
  // Only files with running text have paragraphs.
  const [, first, last = first] = (!file.endsWith('.yaml') && /^text\/(\d+)(?:-(\d+))?$/.exec(path)) || [];
  if (first !== undefined) return { file, paragraph: Number(first), paragraphs: Number(last) - Number(first) + 1 };
  return { file, at: path === '' ? [] : path.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** Whether paragraphs follow each other in others, from a place on. Lines of files may break anywhere. */
function hasParagraphs(written: readonly string[], from: number, wanted: readonly string[]): boolean {
  const posted = (value = '') => postedValue({ field: undefined, value });
  return wanted.length > 0 && wanted.every((each, index) => posted(written[from + index]) === posted(each));
}
