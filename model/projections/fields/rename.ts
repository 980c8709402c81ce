import { type ContentPath, valueAt } from '../../concepts/fields';
import { valueOfClass } from '../../concepts/school-class';
import { fieldsOfFile } from '../../concepts/registry';
import type { ReadFile } from '../../concepts/site-content';
import { isText, type NamedEntry, namedEntries, referencesIn } from './references';
import { keyOf, type Target } from './target';
import { formOfMail, formsOnScreens, renamedInMail, renamedInText } from './text-references';

/** One change of a file. A writer applies them in their order. */
export type ContentEdit = { file: string } & (
  | { at: ContentPath; value: unknown }
  /** Gives the key of a field another name. */
  | { at: ContentPath; key: string }
  /** The text below the front matter. */
  | { body: string }
);

/**
 * Everything to change so that an entry has another name, but its translations. Screens and forms have the names of their files, which
 * stay.
 *
 * @param files as written
 */
export function rename(files: readonly ReadFile[], target: Target, name: string): ContentEdit[] {
  const entry = namedEntries(files).find((each) => keyOf(each) === keyOf(target));
  if (!entry) throw new Error(`No ${target.kind} is called “${target.name}”.`);
  const forms = formsOnScreens(files);
  const own: ContentEdit = { file: entry.file, at: entry.at, value: name };
  const references = referencesIn(files).filter((each) => keyOf(each) === keyOf(target) && !each.isInText);
  const edits = references.map(({ file, at, isKey }): ContentEdit =>
    isKey ? { file, at, key: name } : { file, at, value: name },
  );
  return [own, ...valueKept(files, entry, name), ...edits, ...inTexts()];

  function inTexts(): ContentEdit[] {
    return files.flatMap((read): ContentEdit[] => {
      const { file, kind, body } = read;
      const isMail = target.kind === 'question' && kind === 'mail' && formOfMail(read, files) === target.within;
      const renamed = isMail ? renamedInMail(body, target, name) : renamedInText(body, target, name, forms);
      const inFields = fieldsOfFile(read).flatMap((field): ContentEdit[] => {
        const { value, at } = field;
        if (typeof value !== 'string' || !isText(field, kind)) return [];
        const text = renamedInText(value, target, name, forms);
        return text === value ? [] : [{ file, at, value: text }];
      });
      return renamed === body ? inFields : [...inFields, { file, body: renamed }];
    });
  }
}

/** Forms send the same value for a renamed class: earlier submissions and links have it. Its old name again needs no id. */
function valueKept(files: readonly ReadFile[], { kind, name, file, at }: NamedEntry, to: string): ContentEdit[] {
  const ofClass = at.slice(0, -1);
  const { id } = (valueAt(files.find((each) => each.file === file)?.data, ofClass) ?? {}) as { id?: string };
  if (kind !== 'class' || (id && id !== valueOfClass({ label: to }))) return [];
  return [{ file, at: [...ofClass, 'id'], value: id ? undefined : valueOfClass({ label: name }) }];
}
